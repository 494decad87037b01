import type { Same } from '../catalogue.ts';
import type { layout as english } from '../en/layout.ts';

export const layout: Same<typeof english> = {
  screens: 'Écrans',
  search: 'Recherche',
  airports: 'Aérodromes',
  notams: 'NOTAM',
  map: 'Carte',
  data: 'Données',
  api: 'API',
  settings: 'Réglages',
  skip: 'Aller au contenu',
  asking: 'Chargement…',
  noAnswer: 'Le serveur ne répond pas',
  importing: (step) => `Importation : ${step}`,
  online: 'en ligne',
  offline: 'hors ligne',
  networkOff: 'réseau désactivé',
  networkUnknown: 'aucune mise à jour tentée',
  clockIsRight: 'L’horloge est juste',
  clockMoved: (days) =>
    `L’horloge de cet ordinateur a ${days < 0 ? 'reculé' : 'avancé'} de ${Math.abs(days)} ${Math.abs(days) < 2 ? 'jour' : 'jours'}`,
  problems: 'Problèmes',
  noSandbox: 'sans bac à sable',
  nothingHere: 'Rien ici',
  noScreen: 'Aucun écran à cette adresse.',
  goToSearch: 'Aller à la recherche',
  loading: 'Chargement…',
  anonymous: 'anonyme',
  thisInstallation: 'cette installation',
  removeKey: 'Retirer la clé',
  signOut: 'Se déconnecter',
};
