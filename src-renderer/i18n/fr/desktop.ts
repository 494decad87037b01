import type { Same } from '../catalogue.ts';
import type { desktop as english } from '../en/desktop.ts';

export const desktop: Same<typeof english> = {
  about: 'À propos d’Aeroshelf',
  inABrowser: 'aucun : cette page est ouverte dans un navigateur',
  dataset: 'Jeu de données utilisé',
  sandbox: 'Bac à sable de la page',
  sandboxOn: 'actif',
  sandboxOff: 'inactif',
  noSandbox:
    'Cette fenêtre fonctionne sans le bac à sable de Chromium, car elle a été démarrée avec --no-sandbox ; l’AppImage le fait là où le système interdit les espaces de noms d’utilisateur. Une faille de Chromium atteindrait alors tous vos fichiers. Le paquet installé (deb) a le bac à sable.',
  licence: 'Licence',
  licences: 'Licences des logiciels inclus',
  licencesMissing: 'Cette version ne contient pas de liste des licences.',
  packages: (value) => (value < 2 ? `${value} composant` : `${value} composants`),
  filter: 'Nom ou licence',
  fileProblem: 'Le fichier n’a pas pu être ouvert.',
};
