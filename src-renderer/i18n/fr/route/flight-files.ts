import type { Same } from '#renderer/i18n/catalogue.ts';
import type { flightFiles as english } from '#renderer/i18n/en/route/flight-files.ts';
import { numbers as number } from '#words/fr/numbers.ts';

export const flightFiles: Same<typeof english> = {
  open: 'Ouvrir un fichier…',
  dropHere: 'Déposez ici un fichier de plan de vol : il est montré avant de remplacer la route.',
  pasted: 'Texte collé',
  refused: (name) => `${name} ne se lit pas comme une route.`,
  preview: (name) => `Route dans ${name}`,
  asWords: 'mots d’une route',
  pointCount: (value) => `${number.format(value)} ${value < 2 ? 'point' : 'points'}`,
  faults: 'Pas utilisé, ou lu autrement',
  use: 'Prendre cette route',
  replace: 'Remplacer la route',
  undoable: 'Annuler rend la route actuelle.',
  papers: { a6: 'A6', a5: 'A5 (planchette)', a4: 'A4', letter: 'Letter' },
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
