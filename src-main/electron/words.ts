/** Text of menus, tray and native messages: one catalogue a language. The window's own text stands in src-renderer/languages. */
import { app } from 'electron';
import type { Settings } from '#contract/settings.ts';

const en = {
  file: 'File',
  importNotams: 'Import NOTAMs…',
  importDataset: 'Import a dataset…',
  packs: 'Packs and backups…',
  view: 'View',
  screens: {
    search: 'Search',
    airports: 'Airports',
    notams: 'NOTAMs',
    map: 'Map',
    data: 'Data',
    api: 'API',
    settings: 'Settings',
  },
  palette: 'Find or do…',
  help: 'Help',
  documentation: 'API documentation',
  dataFolder: 'Show data folder',
  checkForUpdates: 'Check for updates…',
  about: 'About Aeroshelf',
  open: 'Open Aeroshelf',
  lookUp: 'Look up…',
  quit: 'Quit Aeroshelf',
  tip: 'Aeroshelf: aviation reference on this machine',
  cannotOpen: 'This file can not be opened',
  pageGone: 'The window has failed several times and stays closed.',
  pageGoneMore:
    'The service goes on. The log in the data folder says more. Quit and start Aeroshelf again, or open the window from the tray.',
  unresponsive: 'The window does not answer.',
  wait: 'Wait',
  reload: 'Load it again',
  updates: 'Updates',
  upToDate: (version: string) => `Aeroshelf ${version} is the newest version.`,
  updateFound: (version: string) => `Aeroshelf ${version} is there.`,
  updateMore: 'It is downloaded now and installed when Aeroshelf is quit.',
  download: 'Download',
  later: 'Not now',
  updateReady: (version: string) => `Aeroshelf ${version} is downloaded and will be installed when Aeroshelf is quit.`,
  updateFailed: 'Updates could not be asked for.',
  updateOffline: 'The network is turned off in the settings, so updates are not asked for.',
  cannotUpdate: 'This copy of Aeroshelf does not update itself. Install a newer version the way this one was installed.',
};

type Words = { [Key in keyof typeof en]: (typeof en)[Key] };

const fr: Words = {
  file: 'Fichier',
  importNotams: 'Importer des NOTAM…',
  importDataset: 'Importer un jeu de données…',
  packs: 'Paquets et sauvegardes…',
  view: 'Affichage',
  screens: {
    search: 'Recherche',
    airports: 'Aérodromes',
    notams: 'NOTAM',
    map: 'Carte',
    data: 'Données',
    api: 'API',
    settings: 'Réglages',
  },
  palette: 'Chercher ou agir…',
  help: 'Aide',
  documentation: 'Documentation de l’API',
  dataFolder: 'Montrer le dossier des données',
  checkForUpdates: 'Rechercher des mises à jour…',
  about: 'À propos d’Aeroshelf',
  open: 'Ouvrir Aeroshelf',
  lookUp: 'Consulter…',
  quit: 'Quitter Aeroshelf',
  tip: 'Aeroshelf : documentation aéronautique sur cette machine',
  cannotOpen: 'Ce fichier ne peut pas être ouvert',
  pageGone: 'La fenêtre a échoué plusieurs fois et reste fermée.',
  pageGoneMore:
    'Le service continue. Le journal dans le dossier des données en dit plus. Quittez et relancez Aeroshelf, ou ouvrez la fenêtre depuis la zone de notification.',
  unresponsive: 'La fenêtre ne répond pas.',
  wait: 'Attendre',
  reload: 'La recharger',
  updates: 'Mises à jour',
  upToDate: (version) => `Aeroshelf ${version} est la version la plus récente.`,
  updateFound: (version) => `Aeroshelf ${version} est disponible.`,
  updateMore: 'La mise à jour est téléchargée maintenant et installée à la fermeture d’Aeroshelf.',
  download: 'Télécharger',
  later: 'Pas maintenant',
  updateReady: (version) => `Aeroshelf ${version} est téléchargé et sera installé à la fermeture d’Aeroshelf.`,
  updateFailed: 'Les mises à jour n’ont pas pu être demandées.',
  updateOffline: 'Le réseau est désactivé dans les réglages : aucune mise à jour n’est demandée.',
  cannotUpdate:
    'Cette copie d’Aeroshelf ne se met pas à jour elle-même. Installez une version plus récente comme celle-ci a été installée.',
};

/** The words of the chosen language; `system` is that of the operating system where it is one of ours, else English. */
export function nativeWords(chosen: Settings['language']): Words {
  const tag = chosen === 'system' ? app.getLocale() : chosen;
  return tag.toLowerCase().startsWith('fr') ? fr : en;
}
