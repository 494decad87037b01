import type * as english from '../en/common.ts';
import type { Same } from '../same.ts';

export const numbers = new Intl.NumberFormat('fr', { signDisplay: 'negative' });
let countries: Intl.DisplayNames | undefined;
export const countryName = (code: string): string => (countries ??= new Intl.DisplayNames(['fr'], { type: 'region' })).of(code) ?? code;

export const tenths = new Intl.NumberFormat('fr', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
  signDisplay: 'negative',
});
/** French uses the singular up to, but not including, two. */
export const counted = (value: number, one: string, other: string): string => `${numbers.format(value)} ${value < 2 ? one : other}`;

/** A past participle or a noun takes it after two and more. */
export const plural = (value: number): string => (value < 2 ? '' : 's');

/** No line begins with the sign that French sets after a space. */
export const typeset = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');

const hasDay = (moment: string): boolean => /^\d{1,2} \p{L}/u.test(moment);

/** Writes `à 0941Z` or `le 23 NOV 0941Z`. */
export const at = (moment: string): string => `${hasDay(moment) ? 'le' : 'à'} ${moment}`;
/** Writes `de 0941Z` or `du 23 NOV 0941Z`. */
export const since = (moment: string): string => `${hasDay(moment) ? 'du' : 'de'} ${moment}`;
/** Writes `à 0941Z` or `au 23 NOV 0941Z`. */
export const upTo = (moment: string): string => `${hasDay(moment) ? 'au' : 'à'} ${moment}`;

export const severityWords: Same<typeof english.severityWords> = {
  5: 'critique',
  4: 'opérationnel',
  3: 'prudence',
  2: 'mineur',
  1: 'info',
};

/** Runways have these materials, and their surface is this good. */
export const surfaceMaterials: Same<typeof english.surfaceMaterials> = {
  asphalt: 'asphalte',
  concrete: 'béton',
  bitumen: 'bitume',
  grass: 'herbe',
  gravel: 'gravier',
  dirt: 'terre',
  sand: 'sable',
  clay: 'argile',
  coral: 'corail',
  snow: 'neige',
  ice: 'glace',
  water: 'eau',
  wood: 'bois',
  metal: 'métal',
  mats: 'plaques métalliques',
};

export const surfaceConditions: Same<typeof english.surfaceConditions> = {
  excellent: 'excellent état',
  good: 'bon état',
  fair: 'état moyen',
  poor: 'mauvais état',
};

/** These say why it is not fully known what is open at an aerodrome. */
export const stateReasonSentences: Same<typeof english.stateReasonSentences> = {
  notCovered: 'Aucun NOTAM n’a été importé pour ce lieu.',
  nothingStored: 'Aucun NOTAM d’aucun lieu n’est enregistré : ceux d’un import ont disparu.',
  partOfListOnly: 'Aucune liste qui se dit complète pour ce lieu à cette heure n’est enregistrée, seulement des NOTAM isolés.',
  coverageOld: 'La dernière liste complète de ce lieu a plus de 24 heures.',
  notamsOld: 'Les NOTAM de cette région sont anciens : aucun n’a été émis dans les 24 heures précédentes.',
  samples: 'Des NOTAM d’exemple sont affichés.',
  scheduleNotUnderstood: 'Les heures d’un NOTAM n’ont pas pu être lues ; il compte comme actif en permanence.',
  closureNotUnderstood: 'Un NOTAM ferme peut-être une piste ou l’aérodrome : le lire.',
  notamNotUnderstood: 'Un NOTAM n’a pas pu être compris : le lire.',
  regionalClosure: 'Un NOTAM ferme des aérodromes de la région, peut-être celui-ci : le lire.',
  datesImpossible: 'La fin d’un NOTAM précède son début ; il compte comme en vigueur.',
  runwayNotInData: 'Un NOTAM concerne une piste absente des données.',
  runwaysNotInData: 'Les données n’indiquent aucune piste ici.',
  endPassed: 'La fin estimée d’un NOTAM est passée, et rien ne l’a remplacé.',
};

export const coverageSentences: Same<typeof english.coverageSentences> = {
  notCovered: (places) => `Aucune importation n’a couvert ${places}.`,
  inPart: (places) => `De ${places}, seuls des NOTAM isolés sont enregistrés, sans liste complète.`,
  whole: (place, how) => `${place} : ${how}.`,
};

/** The HTTP status decides; the server's own sentence, which names the culprit, follows in English. */
const refusals: Readonly<Record<number, string>> = {
  400: 'Le serveur n’accepte pas cette demande :',
  401: 'Accès refusé :',
  403: 'Demande interdite :',
  404: 'Introuvable :',
  409: 'Cela ne peut pas se faire maintenant :',
  410: 'Ce n’est plus conservé :',
  413: 'C’est trop volumineux :',
  415: 'Le serveur n’accepte pas ce type de données :',
  429: 'Trop de demandes à la suite :',
  500: 'Aeroshelf a échoué :',
};

export const stepSentences: Same<typeof english.stepSentences> = {
  starting: () => 'démarrage',
  asking: () => 'connexion au serveur',
  lookingAtFiles: () => 'examen des fichiers',
  importingNotams: (file) => `importation des NOTAM de ${file}`,
  downloadingFile: (file) => `téléchargement de ${file}`,
  copyingFile: (file) => `copie de ${file}`,
  fetchingAirports: () => 'téléchargement des aérodromes',
  fetchingParts: () => 'téléchargement des pistes et fréquences',
  fetchingChangeList: () => 'téléchargement de la liste des changements',
  fetchingChanges: () => 'téléchargement des aérodromes modifiés',
  fetchingNotams: () => 'téléchargement des NOTAM',
  fetchingWeather: () => 'téléchargement des METAR et TAF',
  openingSource: () => 'ouverture de la source',
  readingFile: (file) => `lecture de ${file}`,
  readingCopy: () => 'lecture des données téléchargées',
  readingList: () => 'lecture de la liste',
  merging: () => 'fusion des sources',
  writingAirports: () => 'écriture des aérodromes',
  writingIndexes: () => 'écriture des index',
  writingSearchIndex: () => 'écriture de l’index de recherche',
  checking: () => 'vérification',
};

export const common: Same<typeof english.common> = {
  nextAttempts: {
    planned: null,
    due: 'à effectuer maintenant',
    onRequest: 'seulement sur demande',
    automaticOff: 'pas tant que les mises à jour automatiques sont désactivées',
    startedWithout: 'seulement sur demande : ce serveur a été lancé sans mises à jour automatiques',
    networkOff: 'pas tant que le réseau est désactivé',
    notPlanned: 'non planifiée',
  },
  permanent: { short: 'PERM', long: 'de façon permanente' },
  estimated: { short: (time) => `${time} EST`, long: (time) => `${time} (estimé)` },
  onwards: (time) => `à partir ${since(time)}`,
  until: (time) => `jusqu’${upTo(time)}`,
  endUnknown: 'fin inconnue',
  endNotDecoded: 'PERM ou fin inconnue',
  runwayClosures: { closed: 'fermée', mayBeClosed: 'peut-être fermée' },
  runwaysLeft: {
    counted: {
      short: (left, of) => `${left} sur ${of} ${left > 1 ? 'ouvertes' : 'ouverte'}`,
      long: (left, of) => (left === 0 ? 'aucune piste ouverte' : `${counted(left, 'piste ouverte', 'pistes ouvertes')} sur ${of}`),
    },
    restricted: {
      short: (left, value) => `${left}, ${value} ${value > 1 ? 'restreintes' : 'restreinte'}`,
      long: (left, value) => `${left}, dont ${counted(value, 'restreinte', 'restreintes')} par NOTAM`,
    },
    noneCertain: {
      short: (value, of) => `${value} sur ${of} peut-être ${value > 1 ? 'fermées' : 'fermée'}`,
      long: (value, of) => `${counted(value, 'piste peut-être fermée', 'pistes peut-être fermées')} sur ${of}`,
    },
    doubtful: (left, value) => `${left}, ${counted(value, 'peut-être fermée', 'peut-être fermées')}`,
    unknown: { short: 'nombre inconnu', long: 'pistes ouvertes : nombre inconnu' },
    at: (open, time) => `${open} ${at(time)}`,
    asStored: (left) => `${left}, d’après les NOTAM enregistrés`,
  },
  addToRoute: 'Ajouter à la route',
  address: 'Adresse',
  away: (distance, bearing) => `${distance}, ${bearing} vrai`,
  choose: 'Choisir…',
  clear: 'Effacer',
  compare: 'Comparer',
  dataEffective: 'Date d’effet',
  delete: 'Supprimer',
  deleteNamed: (name) => `Supprimer ${name}`,
  distance: 'Distance',
  distances: 'Distances',
  dryRun: 'Rien n’a été enregistré : c’était un essai.',
  export: 'Exporter',
  favouriteNamed: (name) => `Favori : ${name}`,
  file: 'Fichier',
  filter: 'Filtre',
  frequencies: 'Fréquences',
  from: 'De',
  ident: 'Indicatif',
  imported: 'Importé',
  item: 'Élément',
  legend: 'Légende',
  limits: 'Limites',
  lit: 'Balisée',
  loading: 'Chargement…',
  locationUnknown: 'lieu inconnu',
  magneticVariation: 'Déclinaison magnétique',
  makeReady: 'Tout préparer',
  makeReadyHow: 'Tout préparer : récupérer les NOTAM qui manquent',
  makingFile: 'Préparation du fichier…',
  name: 'Nom',
  nearestAirports: 'Aérodromes les plus proches',
  noCode: 'sans code',
  none: 'aucun',
  colon: ' : ',
  semicolon: ' ; ',
  noLegs: 'La route n’a aucune branche : il lui faut deux points présents dans les données.',
  nothingImported: (samples) => `Aucun NOTAM n’a été importé${samples}.`,
  now: 'maintenant',
  numberRange: (least, most) => `Un nombre de ${least} à ${most}.`,
  numberUnknown: 'numéro inconnu',
  otherPlaces: 'autres lieux',
  paper: 'Papier',
  position: 'Position',
  print: 'Imprimer',
  readingFile: (name) => `Lecture de ${name}…`,
  redo: 'Rétablir',
  remove: 'Retirer',
  removeKey: 'Retirer la clé',
  removeNamed: (name) => `Retirer ${name}`,
  retry: 'Réessayer',
  runway: 'Piste',
  runways: 'Pistes',
  save: 'Enregistrer',
  savedNamed: (name) => `${name} enregistré.`,
  searching: 'recherche…',
  severity: 'Gravité',
  showOnMap: 'Montrer sur la carte',
  signIn: 'Se connecter',
  sortBy: 'Trier par',
  source: 'Source',
  sources: 'Sources',
  to: 'À',
  trueBearing: 'Relèvement vrai',
  type: 'Type',
  undo: 'Annuler',
  undoDeletion: 'Annuler la suppression',
  updates: 'Mises à jour',
  version: 'Version',
  why: 'Pourquoi',
  window: 'Fenêtre',
  unknown: 'sans donnée',
  yes: 'oui',
  no: 'non',
  copy: 'Copier',
  copied: 'Copié',
  close: 'Fermer',
  cancel: 'Annuler',
  refused: (status) => refusals[status],
  noAnswer: 'Le serveur Aeroshelf ne répond pas. Il a peut-être été arrêté ; cette page reprendra quand il sera relancé.',
  noReason: (status) => `Le serveur a répondu ${status} sans donner de raison.`,
  notForNavigation:
    'Ne pas utiliser pour la navigation. Aeroshelf montre des copies importées de NOTAM qui peuvent être incomplètes ou périmées. Obtenez un briefing à jour auprès de l’AIS responsable avant le vol.',
  fresh: 'récent',
  ageing: 'vieillissant',
  stale: 'périmé',
  ageUnknown: 'âge inconnu',
  sourceText: 'collé',
  sourceSample: 'exemple',
  sourceUnknown: 'source inconnue',
  placeNotImported: 'jamais importés pour ce lieu',
  ageUnknownImported: (span) => `âge inconnu, importé il y a ${span}`,
  datedInFuture: 'date dans le futur : vérifiez l’horloge de cet ordinateur',
  old: (span) => `il y a ${span}`,
  stillShown: (time, span) => `Ce qui est affiché a été lu le ${time}, il y a ${span}.`,
  listOld: (place) => `La dernière liste complète de ${place} a plus de 24 heures.`,
  years: (value) => counted(value, 'an', 'ans'),
  months: (value) => counted(value, 'mois', 'mois'),
  days: (value) => counted(value, 'jour', 'jours'),
  hours: (value) => counted(value, 'heure', 'heures'),
  minutes: (value) => counted(value, 'minute', 'minutes'),
  lessThanAMinute: 'moins d’une minute',
  airport: 'aérodrome',
  heliport: 'héliport',
  seaplaneBase: 'hydrobase',
  balloonport: 'terrain de ballons',
  closed: 'fermé',
  typeUnknown: 'type inconnu',
  elevationUnknown: 'altitude inconnue',
  continents: {
    AF: 'Afrique',
    AN: 'Antarctique',
    AS: 'Asie',
    EU: 'Europe',
    NA: 'Amérique du Nord',
    OC: 'Océanie',
    SA: 'Amérique du Sud',
  },
};
