import type { Same } from '../catalogue.ts';
import type { session as english } from '../en/session.ts';

export const session: Same<typeof english> = {
  user: 'Nom d’utilisateur ou e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  byKey: 'Utiliser une clé',
  apiKey: 'Clé d’API',
  keptInMemory: 'en mémoire seulement',
  showKey: 'Afficher la clé',
  enterKey: 'Utiliser la clé',
  whereFrom:
    'Sans mot de passe ni clé : lancez « aeroshelf link » dans un terminal ; son lien connecte le propriétaire. Pour une autre clé : aeroshelf keys add owner.',
  firstKey:
    'Votre première clé d’API, pour les autres programmes de cet ordinateur. Elle n’est montrée qu’une fois ; cette fenêtre s’en passe.',
  savedIt: 'Je l’ai enregistrée',
  expired: 'La session a expiré. Reconnectez-vous.',
  stay: 'Rester connecté sur ce navigateur',
  stayHint: 'Même après la fermeture du navigateur. Sinon, la session se termine avec cet onglet et ceux ouverts à partir de lui.',
  manage: 'Session et connexion',
  sessions: 'Navigateurs connectés',
  sessionsHow: 'Chacun reste connecté 30 jours au plus. La fin d’une session prend effet immédiatement.',
  noSessions: 'Aucun navigateur n’est connecté.',
  began: 'Connexion',
  ends: 'Fin',
  end: 'Terminer la session',
  beganBy: { password: 'par mot de passe', link: 'par un lien' },
  thisBrowser: 'Ce navigateur :',
  ownersAlone: 'Seul le propriétaire de l’installation peut faire cela.',
  signInOrKey: 'Se connecter ou ajouter une clé',
};
