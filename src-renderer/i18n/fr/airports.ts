import type { Same } from '../catalogue.ts';
import type { airports as english } from '../en/airports.ts';
import { fields } from './fields.ts';
import { numbers as number } from '#words/fr/numbers.ts';

/** In French the singular reaches up to, but not including, two. */
const airportsCounted = (value: number): string => `${number.format(value)} ${value < 2 ? 'aérodrome' : 'aérodromes'}`;

export const airports: Same<typeof english> = {
  title: 'Aérodromes',
  keyList: {
    title: 'Aérodromes, dans le tableau',
    rows: {
      row: 'D’une ligne',
      screenful: 'D’un écran',
      ends: 'Première et dernière ligne',
      open: 'Ouvrir l’aérodrome',
      compare: 'Ajouter à la comparaison, ou retirer',
      favourite: 'Marquer comme favori, ou retirer',
      favourites: 'Les favoris seuls, ou tous',
    },
  },
  count: (shown) => airportsCounted(shown),
  countOf: (shown, held) => `${number.format(shown)} sur ${airportsCounted(held)}`,
  counting: 'Comptage…',
  countUnknown: 'nombre inconnu',

  filtersSet: (value) => (value === 0 ? 'Filtre' : `Filtre (${value})`),
  onlyFavourites: 'Favoris seulement',
  clear: 'Effacer le filtre',
  notRead: (names) => `Des parties de cette adresse ne sont pas comprises et ont été ignorées : ${names}.`,
  where: 'Lieu',
  what: 'Type et état',
  runway: 'Piste ouverte',
  country: 'Pays',
  addCountry: 'Ajouter un pays…',
  near: 'Près de',
  nearHint: 'code ou position',
  radius: (unit) => `Rayon (${unit})`,
  nearUnknown: (text) => `« ${text} » n’est ni une position ni le code d’un aérodrome du jeu de données.`,
  nearNoPosition: (text) => `Le jeu de données n’a pas de position pour ${text}.`,
  text: 'Nom ou code contenant',
  answers: { any: 'indifférent', yes: 'oui', no: 'non', unknown: 'inconnu' },
  elevationFrom: (unit) => `Altitude min (${unit})`,
  elevationTo: (unit) => `max (${unit})`,
  length: (unit) => `Longueur min (${unit})`,
  width: (unit) => `Largeur min (${unit})`,
  lit: 'Balisée',
  surface: 'Revêtement',
  frequency: 'Avec une fréquence de type',
  notNumber: 'pas un nombre',
  asked: (feet) => `recherché comme ${feet}`,
  kinds: {
    airport: 'aérodromes',
    large_airport: 'grands aérodromes',
    medium_airport: 'aérodromes moyens',
    small_airport: 'petits aérodromes',
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
    favourites: 'parmi vos favoris',
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
      values: 'ou dont une valeur est inconnue',
      kinds: 'ou de type inconnu',
      runways: 'ou sans données de piste',
      frequencies: 'ou sans données de fréquence',
    },
  },

  gaps: 'Non affichés, faute de données :',
  gap: {
    values: (value) => `${airportsCounted(value)} dont une valeur filtrée est inconnue`,
    kinds: (value) => `${airportsCounted(value)} de type inconnu (les fermés n’en ont pas)`,
    runways: (value) => `${airportsCounted(value)} sans données de piste`,
    frequencies: (value) => `${airportsCounted(value)} sans données de fréquence`,
  },
  include: 'Inclure',
  included: {
    values: 'Les valeurs inconnues sont incluses',
    kinds: 'Les types inconnus sont inclus',
    runways: 'Les aérodromes sans données de piste sont inclus',
    frequencies: 'Les aérodromes sans données de fréquence sont inclus',
  },
  exclude: 'Exclure',
  asText: 'JSON et curl',
  json: 'Filtre en JSON',
  curl: 'Requête en commande curl',
  apiUnits: 'L’API utilise pieds et milles marins, quelles que soient les unités affichées ici.',

  table: 'Aérodromes trouvés',
  loadingRow: 'chargement',
  none: 'Aucun aérodrome ne correspond.',
  noneHint: 'Élargissez le filtre. Les aérodromes exclus faute de données sont comptés ci-dessus.',
  sortKeys:
    'Cliquez un titre pour trier ; avec Maj (ou Maj Entrée), pour trier selon plusieurs. Dans le tableau : ↑ ↓ Page Début Fin déplacent, Entrée ouvre, C compare, F marque un favori. * montre les favoris seuls.',
  sortedBy: (title, descends, place) => `${title}, tri ${descends ? 'décroissant' : 'croissant'}, clé ${place}`,

  columns: { marks: 'Marques' },
  noData: 'aucune',
  codeHint: 'Code OACI, sinon IATA, local ou GPS ; trié par code OACI',
  sortTitle: 'Trier',
  ascending: '▲ croissant',
  descending: '▼ décroissant',
  toggle: (title, descends) => `${title} : ${descends ? 'décroissant, passer à croissant' : 'croissant, passer à décroissant'}`,
  addKey: 'Puis par',
  unsorted: 'Ordre par défaut : par code OACI, ou les plus proches d’abord.',
  columnsTitle: 'Colonnes',
  columnUp: (title) => `Monter ${title}`,
  columnDown: (title) => `Descendre ${title}`,
  columnsReset: 'Réinitialiser les colonnes',

  export: 'Exporter',
  exportAs: (format, size) => `${format}, environ ${size}`,
  exportWhat: (rows) => `${airportsCounted(rows)} dans cet ordre, avec tous les champs de l’API, en pieds et degrés.`,
  exportLarge: 'C’est un gros fichier.',

  compare: (value) => (value < 2 ? 'Comparer (choisissez-en un autre)' : `Comparer les ${value}`),
  compareTitle: 'À comparer',
  compareAdd: (name) => `Comparer ${name}`,
  compareFull: 'Quatre aérodromes sont déjà sélectionnés ; retirez-en un d’abord.',
  compareAdded: (name, value) => `${name} ajouté à la comparaison (${value} sur 4)`,
  compareRemoved: (name) => `${name} retiré de la comparaison`,

  favouriteNeedsUser: 'Pour garder des favoris, connectez-vous ou utilisez une clé d’API sur l’écran API.',
};
