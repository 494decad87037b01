import type { Same } from '../catalogue.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Same<typeof english> = {
  about: 'À propos d’Aeroshelf',
  version: 'Version',
  inABrowser: 'aucun : cette page est dans un navigateur',
  dataset: 'Jeu de données en service',
  licence: 'Licence',
  licences: 'Licences des composants livrés',
  licencesMissing: 'Cette version ne contient pas de liste des licences.',
  packages: (value) => (value < 2 ? `${value} composant` : `${value} composants`),
  filter: 'Nom ou licence',
  fileProblem: 'Le fichier n’a pas pu être ouvert.',
};
