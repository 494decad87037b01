import type { Same } from '../catalogue.ts';
import type { search as english } from '../en/search.ts';

export const search: Same<typeof english> = {
  label: 'Chercher un aérodrome',
  placeholder: 'Code, nom ou ville',
  airports: 'Aérodromes',
  found: 'Aérodromes trouvés',
  openedLately: 'Aérodromes ouverts récemment',
  lately: 'Ouverts récemment',
  forget: 'Les oublier',
  find: 'Trouver un aérodrome',
  noMatch: (query) => `Aucun aérodrome ne correspond à « ${query} ».`,
  count: (value) => (value < 2 ? `${value} aérodrome` : `${value} aérodromes`),
  best: (value) => `Les ${value} meilleurs aérodromes`,
  hintBefore:
    'La recherche porte sur les codes, noms, villes et anciens noms ; une petite faute dans un mot long est pardonnée. Le jeu de données en service peut ne pas contenir l’aérodrome : voir ',
  hintAfter: '.',
  placeUnknown: 'lieu inconnu',
  runwayUnknown: 'piste inconnue',
  longestRunway: 'piste la plus longue',
  keys: 'Touches',
  keyNames: { enter: 'Entrée', escape: 'Échap', control: 'Ctrl K' },
  keyDoes: {
    search: 'chercher depuis n’importe où',
    palette: 'trouver ou faire n’importe quoi',
    leaf: 'parcourir les résultats',
    open: 'ouvrir l’aérodrome',
    empty: 'vider la case',
  },
};
