import type { Catalogue } from '#renderer/i18n/catalogue.ts';
import { counted, numbers as number } from '#words/fr/common.ts';

const pointCount = (value: number): string => counted(value, 'point', 'points');

export const flightFiles: Catalogue['flightFiles'] = {
  open: 'Ouvrir un fichier…',
  dropHere: 'Déposez ici un fichier de plan de vol : il est montré avant de remplacer la route.',
  pasted: 'Texte collé',
  refused: (name) => `${name} ne se lit pas comme une route.`,
  preview: (name) => `Route dans ${name}`,
  asWords: 'mots d’une route',
  pointCount,
  faults: 'Pas utilisé, ou lu autrement',
  use: 'Prendre cette route',
  replace: 'Remplacer la route',
  undoable: 'Annuler rend la route actuelle.',
  papers: { a6: 'A6', a5: 'A5 (planchette)', a4: 'A4', letter: 'Letter' },
  printOrExport: 'Imprimer, exporter',
  log: 'Journal de navigation (PDF)',
  format: 'Exporter en',
  formats: {
    gpx: 'GPX',
    fpl: 'Garmin FPL',
    pln: 'MSFS 2020, FSX, P3D (PLN)',
    pln2024: 'MSFS 2024 (PLN)',
    fms: 'X-Plane (FMS)',
    lnmpln: 'Little Navmap (LNMPLN)',
    kml: 'KML',
    geojson: 'GeoJSON',
    cup: 'SeeYou (CUP)',
    icao: 'Case 15 OACI (texte)',
    openair: 'OpenAir',
  },
  leftOut: (name) => `${name} ne contient pas tout :`,
};

export const storedRoutes: Catalogue['storedRoutes'] = {
  title: 'Mes routes',
  needsUser: 'Les routes et les points sont enregistrés pour un utilisateur : connectez-vous ou utilisez une clé.',
  none: 'Aucune route n’est encore enregistrée.',
  name: 'Nom de la route',
  nameHint: 'LSGG – LFMN',
  save: 'Enregistrer la route',
  change: (name) => `Enregistrer les modifications de ${name}`,
  saveNew: 'Enregistrer comme nouvelle route',
  ways: { asStored: 'Ouvrir', back: 'Route de retour', again: 'Copier pour aujourd’hui' },
  removed: (name) => `${name} est supprimée.`,
};

export const waypoints: Catalogue['waypoints'] = {
  title: 'Mes points',
  count: pointCount,
  positionFault: 'Ce n’est pas une position. Écrivez 46°14′17″N 6°6′32″E, 4614N00607E ou 46.238, 6.109.',
  add: 'Ajouter le point',
  edit: 'Modifier',
  editNamed: (ident) => `Modifier ${ident}`,
  removed: (ident) => `${ident} est supprimé.`,
  onMapNamed: (ident) => `Montrer ${ident} sur la carte`,
  import: 'Importer des points…',
  importHow: 'CUP, GPX, KML ou CSV. Les points de même indicatif sont remplacés.',
  imported: (stored, replaced, refused) =>
    `${pointCount(stored)} de plus, ${counted(replaced, 'remplacé', 'remplacés')}, ${counted(refused, 'refusé', 'refusés')}.`,
  atLine: (line, name) => `Ligne ${number.format(line)} ${name} :`,
  moreRefused: (value) => `et ${counted(value, 'autre refusé', 'autres refusés')}`,
  more: (value) => `En montrer plus (${counted(value, 'restant', 'restants')})`,
};
