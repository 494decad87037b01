import type { Same } from '../catalogue.ts';
import type { session as english } from '../en/session.ts';

export const session: Same<typeof english> = {
  logIn: 'Se connecter',
  user: 'Nom ou adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Montrer le mot de passe',
  byKey: 'Utiliser une clé',
  apiKey: 'Clé d’API',
  keptInMemory: 'en mémoire seulement',
  showKey: 'Montrer la clé',
  takeKey: 'Utiliser la clé',
  whereFrom:
    'Le premier démarrage d’Aeroshelf crée l’utilisateur « owner » et montre sa clé une seule fois, au terminal ou dans la fenêtre. Une autre clé : aeroshelf keys add owner.',
  firstKey:
    'Votre première clé d’API, pour les autres programmes de cette machine. Elle n’est montrée que cette fois ; cette fenêtre s’en passe.',
  keptIt: 'Je l’ai notée',
  ended: 'La session est terminée. Reconnectez-vous.',
  logInOrKey: 'Se connecter ou utiliser une clé',
};
