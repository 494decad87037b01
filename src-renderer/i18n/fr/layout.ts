import type { Same } from '../catalogue.ts';
import type { layout as english } from '../en/layout.ts';

export const layout: Same<typeof english> = {
  screens: 'Écrans',
  skip: 'Aller au contenu',
  statusBar: 'Barre d’état',
  briefingsChanged: (value, first) => (value === 1 ? `Briefing modifié : ${first}` : `${value} briefings modifiés : ${first}, …`),
  noAnswer: 'Le serveur ne répond pas',
  importing: (step) => `Importation : ${step}`,
  offline: 'hors ligne',
  networkOff: 'réseau désactivé',
  clockIsRight: 'L’horloge est juste',
  clockMoved: (days) =>
    `L’horloge de cet ordinateur a ${days < 0 ? 'reculé' : 'avancé'} de ${Math.abs(days)} ${Math.abs(days) < 2 ? 'jour' : 'jours'}`,
  problems: 'Problèmes',
  noSandbox: 'sans bac à sable',
  nothingHere: 'Rien ici',
  noScreen: 'Aucun écran à cette adresse.',
  goToSearch: 'Aller à la recherche',
  loading: 'Chargement…',
  thisInstallation: 'cette installation',
  removeKey: 'Retirer la clé',
  signOut: 'Se déconnecter',
};
