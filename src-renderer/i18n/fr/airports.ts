import type { Same } from '../catalogue.ts';
import type { airports as english } from '../en/airports.ts';
import { fields } from './fields.ts';

const number = new Intl.NumberFormat('fr');
/** In French the singular reaches up to, but not including, two. */
const airportsCounted = (value: number): string => `${number.format(value)} ${value < 2 ? 'aérodrome' : 'aérodromes'}`;

export const airports: Same<typeof english> = {
  title: 'Aérodromes',
  count: (shown) => airportsCounted(shown),
  countOf: (shown, held) => `${number.format(shown)} sur ${airportsCounted(held)}`,
  counting: 'Comptage…',
  countUnknown: 'nombre inconnu',
  retry: 'Demander à nouveau',

  filters: 'Filtre',
  filtersSet: (value) => (value === 0 ? 'Filtre' : `Filtre (${value})`),
  clear: 'Effacer le filtre',
  notRead: (names) =>
    `Cette adresse demande quelque chose qui n’est pas compris ; il se peut donc que plus d’aérodromes soient montrés que voulu : ${names}.`,
  where: 'Où',
  what: 'Quoi',
  runway: 'Une piste non fermée',
  country: 'Pays',
  addCountry: 'Ajouter un pays…',
  without: (name) => `Retirer ${name}`,
  near: 'Près de',
  nearHint: 'code ou position',
  radius: (unit) => `Rayon (${unit})`,
  nearUnknown: (text) => `« ${text} » n’est ni une position ni le code d’un aérodrome du jeu de données.`,
  nearNoPosition: (text) => `La position de ${text} est inconnue.`,
  text: 'Nom ou code contenant',
  kind: 'Type',
  answers: { any: 'indifférent', yes: 'oui', no: 'non', unknown: 'inconnu' },
  elevationFrom: (unit) => `Altitude dès (${unit})`,
  elevationTo: (unit) => `jusqu’à (${unit})`,
  length: (unit) => `Longueur dès (${unit})`,
  width: (unit) => `Largeur dès (${unit})`,
  lit: 'Balisée',
  surface: 'Revêtement',
  frequencies: 'Fréquences',
  frequency: 'Avec une fréquence de type',
  notNumber: 'pas un nombre',
  asked: (feet) => `demandé comme ${feet}`,
  kinds: {
    airport: 'aéroports',
    large_airport: 'grands aéroports',
    medium_airport: 'aéroports moyens',
    small_airport: 'petits aéroports',
    heliport: 'héliports',
    seaplaneBase: 'hydrobases',
    balloonport: 'terrains de ballons',
  },

  sentence: {
    between: ', ',
    country: (name) => name,
    subject: ({ kinds, onlySeaplaneBases, answers, countries }) => {
      const ending = onlySeaplaneBases ? 'es' : 's';
      const facts = answers.map(({ field, answer }) => ({ answer, text: fields[field].asked?.(ending)[answer] ?? '' }));
      const what = kinds.length === 0 ? 'aérodromes de tout type' : new Intl.ListFormat('fr', { type: 'conjunction' }).format(kinds);
      const notKnown = facts.filter(({ answer }) => answer === 'unknown').map(({ text }) => text);
      const phrase = [
        what,
        ...facts.filter(({ answer }) => answer !== 'unknown').map(({ text }) => text),
        notKnown.length === 0 ? '' : `(inconnu : ${notKnown.join(' et ')})`,
      ]
        .filter((part) => part !== '')
        .join(' ');
      return countries === '' ? `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}` : `${countries} : ${phrase}`;
    },
    near: (distance, place) => `à ${distance} au plus de ${place}`,
    elevation: (from, to) => `d’altitude comprise entre ${from} et ${to}`,
    elevationFrom: (from) => `à ${from} d’altitude ou plus haut`,
    elevationTo: (to) => `à ${to} d’altitude ou plus bas`,
    runway: { any: 'avec une piste ouverte', yes: 'avec une piste ouverte et balisée', no: 'avec une piste ouverte et non balisée' },
    runwayLength: (length) => `d’au moins ${length}`,
    runwayWidth: (width, afterLength) => (afterLength ? `sur ${width}` : `large d’au moins ${width}`),
    surface: (text) => `dont le revêtement contient « ${text} »`,
    frequency: (type) => `avec une fréquence ${type}`,
    text: (text) => `dont le nom ou un code contient « ${text} »`,
    unknown: {
      values: 'y compris si une valeur demandée est inconnue',
      kinds: 'y compris si le type est inconnu',
      runways: 'y compris si aucune piste n’est connue',
      frequencies: 'y compris si aucune fréquence n’est connue',
    },
  },

  gaps: 'Non montrés parce que quelque chose est inconnu :',
  gap: {
    values: (value) => `${airportsCounted(value)} dont une valeur demandée est inconnue`,
    kinds: (value) => `${airportsCounted(value)} dont le type est inconnu (les fermés n’en ont pas)`,
    runways: (value) => `${airportsCounted(value)} dont aucune piste n’est connue`,
    frequencies: (value) => `${airportsCounted(value)} dont aucune fréquence n’est connue`,
  },
  include: 'Inclure',
  included: {
    values: 'Les valeurs inconnues sont incluses',
    kinds: 'Les types inconnus sont inclus',
    runways: 'Ceux sans aucune piste connue sont inclus',
    frequencies: 'Ceux sans aucune fréquence connue sont inclus',
  },
  exclude: 'Exclure',
  asText: 'En JSON et curl',
  json: 'Filtre en JSON',
  curl: 'Requête en ligne curl',
  apiUnits: 'L’API parle en pieds et en milles nautiques, quelles que soient les unités montrées ici.',

  table: 'Aérodromes trouvés',
  loadingRow: 'chargement',
  none: 'Aucun aérodrome ne correspond.',
  noneHint: 'Élargissez le filtre. Ce qu’il écarte seulement parce que c’est inconnu est compté ci-dessus, s’il y en a.',
  sortKeys:
    'Cliquez un titre pour trier, avec Maj (aussi Maj Entrée) pour trier selon plusieurs. Dans le tableau : ↑ ↓ Page Début Fin déplacent, Entrée ouvre, C compare, F marque un favori.',
  sortedBy: (title, descends, place) => `${title}, tri ${descends ? 'décroissant' : 'croissant'}, clé ${place}`,
  nearestFirst: 'les plus proches d’abord',

  columns: { marks: 'Marques', distance: 'Distance' },
  noneHeld: 'aucune connue',
  codeHint: 'Code OACI, sinon IATA ou local ; trié par code OACI',
  sortTitle: 'Trier',
  ascending: '▲ croissant',
  descending: '▼ décroissant',
  toggle: (title, descends) => `${title} : ${descends ? 'décroissant, passer à croissant' : 'croissant, passer à décroissant'}`,
  firstKey: 'Trier par',
  addKey: 'Puis par',
  unsorted: 'Dans l’ordre de l’API : par code OACI, ou en s’éloignant du lieu demandé.',
  columnsTitle: 'Colonnes',
  columnUp: (title) => `Monter ${title}`,
  columnDown: (title) => `Descendre ${title}`,
  columnsReset: 'Rétablir les colonnes',

  export: 'Exporter',
  exportAs: (format, size) => `${format}, environ ${size}`,
  exportWhat: (rows) => `${airportsCounted(rows)}, dans cet ordre, avec tous les champs de l’API ; pieds et degrés.`,
  exportLarge: 'C’est un gros fichier.',

  compare: (value) => (value < 2 ? 'Comparer (choisissez-en un autre)' : `Comparer les ${value}`),
  compareTitle: 'À comparer',
  compareAdd: (name) => `Comparer ${name}`,
  compareFull: 'Quatre aérodromes sont déjà choisis ; retirez-en un d’abord.',
  compareAdded: (name, value) => `${name} est choisi pour la comparaison (${value} sur 4)`,
  compareRemoved: (name) => `${name} n’est plus choisi pour la comparaison`,
  compareClear: 'N’en choisir aucun',

  favourite: (name) => `Favori : ${name}`,
  favouriteAdded: (name) => `${name} est un favori`,
  favouriteRemoved: (name) => `${name} n’est plus un favori`,
  favouriteNeedsUser: 'Les favoris appartiennent à un utilisateur : connectez-vous ou utilisez une clé d’API sur l’écran API.',
};
