import type { Same } from '#renderer/i18n/catalogue.ts';
import type { routeMap as english } from '#renderer/i18n/en/route/route-map.ts';

export const routeMap: Same<typeof english> = {
  title: 'Carte de la route',
  keys: 'Tirez un point pour le déplacer, ou une branche pour en ajouter un. Carte active : les flèches la déplacent, + et − changent l’échelle, N et P choisissent le point suivant ou précédent, M l’amène à la croix, I insère la croix où elle allonge le moins, A l’ajoute à la fin, Suppr retire le point, R trace les cercles, F montre toute la route. Ctrl-Z annule.',
  points: 'Points de la route',
  noPoints: 'Une route demande un point qui est dans les données. Cliquez sur la carte, ou tapez dans le champ.',
  choosePoint: (place, name) => `${place} : ${name}`,
  atCross: (name) => `À la croix : ${name}`,
  atClick: (name) => `Cliqué : ${name}`,
  insert: (from, to, distance) => `Insérer entre ${from} et ${to}, ajoute ${distance}`,
  append: 'Ajouter à la fin',
  begin: 'Commencer la route ici',
  moveHere: (name) => `Déplacer ${name} ici`,
  whole: 'Toute la route',
  snaps: 'Accrocher aux aérodromes et aides de la carte',
  onlyText: 'Un message de plan de vol se modifie dans son texte ; la carte le montre.',
  rings: 'Cercles de distance autour du point choisi',
  ringsAround: (name) => `Cercles de distance autour de ${name}`,
  ringsNeedPoint: 'Choisissez un point pour les cercles.',
  radii: 'Rayons (NM)',
  radiiFault: (most, largest) => `Au plus ${most} rayons, de plus de 0 à ${largest} NM, par exemple 10 20 30.`,
  notFound: (word) => `${word} n’est pas dans les données et n’est pas ajouté.`,
  addNamed: (name) => `Ajouter à la route : ${name}`,
  done: {
    insertedAdding: (name, from, to, distance) => `${name} inséré entre ${from} et ${to}, ajoute ${distance}.`,
    moved: (from, to) => `${from} devient ${to}.`,
    inserted: (name, from, to) => `${name} inséré entre ${from} et ${to}.`,
    added: (name) => `${name} ajouté.`,
    removed: (name) => `${name} retiré.`,
  },
};
