import type { Same } from '../catalogue.ts';
import type { session as english } from '../en/session.ts';

export const session: Same<typeof english> = {
  signIn: 'Se connecter',
  user: 'Nom d’utilisateur ou e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  byKey: 'Utiliser une clé',
  apiKey: 'Clé d’API',
  keptInMemory: 'en mémoire seulement',
  showKey: 'Afficher la clé',
  enterKey: 'Utiliser la clé',
  whereFrom:
    'Le premier démarrage d’Aeroshelf crée l’utilisateur « owner » et montre sa clé une seule fois, dans le terminal ou la fenêtre. Pour une autre clé : aeroshelf keys add owner.',
  firstKey:
    'Votre première clé d’API, pour les autres programmes de cet ordinateur. Elle n’est montrée qu’une fois ; cette fenêtre s’en passe.',
  savedIt: 'Je l’ai enregistrée',
  expired: 'La session a expiré. Reconnectez-vous.',
  signInOrKey: 'Se connecter ou ajouter une clé',
};
