import type { Same } from '../catalogue.ts';
import type { access as english } from '../en/access.ts';

export const access: Same<typeof english> = {
  logIn: 'Se connecter',
  user: 'Nom d’utilisateur ou adresse électronique',
  password: 'Mot de passe',
  showPassword: 'Montrer le mot de passe',
  byKey: 'Utiliser une clé',
  apiKey: 'Clé d’API',
  keptInMemory: 'gardée en mémoire seulement',
  showKey: 'Montrer la clé',
  takeKey: 'Utiliser la clé',
  firstKey:
    'Votre première clé d’API, pour les autres programmes de cette machine. Elle n’est montrée que cette fois ; cette fenêtre s’en passe.',
  keptIt: 'Je l’ai notée',
  ended: 'La session est terminée. Reconnectez-vous.',
  logInOrKey: 'Se connecter ou utiliser une clé',
};
