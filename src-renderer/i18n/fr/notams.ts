/** Over 400 lines because it is one catalogue: every word of the NOTAM screens, a line each, as its English twin. */
import type { Catalogue } from '#renderer/i18n/catalogue.ts';
import { countedNotams } from '#words/fr/briefing.ts';
import { effectWords } from '#words/fr/effects.ts';
import { plainSentences } from '#words/fr/plain.ts';
import {
  brakingWords,
  categoryWords,
  effectRuleWords,
  issueWords,
  severityRuleWords,
  statusWords,
  warningWords,
} from '#words/fr/notams.ts';
import { common, coverageSentences, severityWords, counted, numbers as number, plural } from '#words/fr/common.ts';
import { headlineInFrench } from '#words/fr/headline/line.ts';
import { conditions, subjects } from '#words/fr/topics.ts';

const itemNames = { header: 'En-tête', keyword: 'Mot-clé', period: 'Période' };

export const notams: Catalogue['notams'] = {
  title: 'NOTAM',
  keyList: {
    rows: {
      next: 'NOTAM suivant et précédent, de partout',
      row: 'De même, dans la liste',
      open: 'Ouvrir ou fermer le NOTAM',
      acknowledge: 'Acquitter, ou annuler l’acquittement',
      close: 'Fermer le NOTAM',
    },
  },
  newestIssued: (time) => `Dernière émission le ${time}`,
  imported: (time) => `importés le ${time}`,
  samplesOnly: 'exemples seulement, rien d’importé',
  noneImported: 'rien d’importé',

  searchBy: 'Chercher par',
  ways: {
    airport: 'Aérodrome',
    fir: 'FIR',
    near: 'À proximité',
    country: 'Pays',
    number: 'Numéro',
    source: common.source,
    area: 'Zone de la carte',
  },
  boxes: {
    airport: 'Lieu',
    fir: 'Région d’information de vol',
    near: 'Autour de',
    area: 'Ouest, sud, est, nord',
  },
  hints: {
    airport: 'LSGG, ou LS',
    fir: 'LSAS, London, ou LS',
    near: 'Code OACI ou IATA',
    country: 'CH ou CHE',
    number: 'B1234/26, ou une partie',
    source: 'sample, ou USNS',
    area: '5.9, 45.8, 10.5, 47.8',
  },
  within: 'Dans un rayon de',
  text: 'Texte contenant',
  textHint: 'RWY CLSD',
  orders: { severity: 'Plus critiques', newest: 'Plus récents' },
  placeWords: {
    begins: (code) => `lieux commençant par ${code}`,
    fir: (code, country) => `FIR ${code}${country === undefined ? '' : ` (${country})`}`,
    near: (code, distance) => `à moins de ${distance} de ${code}`,
    country: (name) => `${name} (d’après les codes de ses aérodromes)`,
    source: (text) => `source ${text}`,
    number: (text) => `numéro ${text}`,
    area: (corners) => `zone ${corners}`,
    text: (text) => `texte « ${text} »`,
  },
  placeFaults: {
    noAirport: (code) => `Le jeu de données n’a pas de position pour ${code}.`,
    noCountry: (code) => `Le jeu de données n’a pas de pays ${code}.`,
    area: 'Indiquez ouest, sud, est et nord en degrés décimaux.',
  },
  moreFilters: 'Heures, état, gravité, catégorie',

  validAt: 'Valables',
  validWithin: (hours) =>
    hours === 0 ? 'à l’heure affichée en haut' : hours === 168 ? 'dans les 7 jours qui suivent' : `dans les ${hours} heures qui suivent`,
  during: (begin, end) =>
    begin === undefined
      ? `Pas un seul moment : tout ce qui suit est en vigueur à un moment entre maintenant et le ${end}.`
      : `Pas un seul moment : tout ce qui suit est en vigueur à un moment entre le ${begin} et le ${end}.`,
  chipHow: 'Clic : seulement ceci. Ctrl-clic : l’afficher ou le masquer.',
  levelsHint: 'tous, FL050–FL195, SFC–2500 ft',
  levelsFault: 'Niveaux illisibles : FL085, FL050–FL195, 2500ft ou A025.',
  atLevels: (band: string, others: number | undefined) =>
    `Seulement les NOTAM qui peuvent toucher ${band}.${others === undefined ? '' : ` ${counted(others, 'NOTAM', 'NOTAM')} à d’autres niveaux ${others === 1 ? 'n’est pas affiché' : 'ne sont pas affichés'}.`}`,
  everyLevel: 'Tous les niveaux',
  atNow: (time) => `Situation actuelle, ${time}.`,
  atLater: (time, span) => `Pas maintenant : tout ce qui suit vaut pour le ${time}, dans ${span}.`,
  atEarlier: (time, span) => `Pas maintenant : tout ce qui suit vaut pour le ${time}, il y a ${span}.`,
  zones: {
    utc: '',
    local: 'Entre parenthèses : heure locale de cet ordinateur.',
    airport: 'Entre parenthèses : heure locale de l’aérodrome, pour les NOTAM qui n’en concernent qu’un.',
  },

  status: 'État',
  category: 'Catégorie',
  shows: 'en montre',
  hides: 'en masque',
  statuses: statusWords,
  statusesOutsideSchedule: { active: statusWords.active, overdue: statusWords.overdue },
  severities: severityWords,
  categories: categoryWords,

  inPlace: (where, sentence) => `${where} : ${sentence}`,
  shown: (shown, total) => `${shown} sur ${total} affichés.`,
  shownAnonymous: (shown, total) => `${shown} sur ${total} affichés (accès anonyme).`,
  hidden: (hidden, total) => `${countedNotams(hidden)} sur ${total} masqué${plural(hidden)}`,
  hiddenUncounted: 'Certains peuvent être masqués',
  hiddenBy: {
    status: (names) => `par état : ${names}`,
    severity: (names) => `par gravité : ${names}`,
    category: (names) => `par catégorie : ${names}`,
    onlyNew: 'par « seulement les nouveaux »',
  },
  showAll: 'Tout afficher',
  allFiltered: (hidden) =>
    `${countedNotams(hidden)} correspond${hidden < 2 ? '' : 'ent'}, mais le filtre d’état, de gravité ou de catégorie ${hidden < 2 ? 'le' : 'les'} masque.`,
  keys: 'Touches : J et K, ou les flèches dans la liste, parcourent les NOTAM ; Entrée en ouvre un, / mène au filtre de texte.',
  keyOfUsers: 'A acquitte.',

  firstLook: 'Première consultation dans ce navigateur : les NOTAM nouveaux ou modifiés seront signalés désormais.',
  nothingNew: (time) => `Rien de nouveau ni de modifié depuis le ${time}.`,
  newSince: (value, time) => `${countedNotams(value)} nouveau${value < 2 ? '' : 'x'} ou modifié${plural(value)} depuis le ${time}.`,
  onlyNew: 'N’afficher que ceux-ci',
  seenAll: 'Marquer comme vus',
  isNew: 'nouveau ou modifié',

  delete: 'Supprimer…',
  deleteWhat: (name) =>
    `Le NOTAM ${name} sera supprimé ; ce qu’il avait remplacé ou annulé vaudra de nouveau. Il peut être rétabli pendant 30 jours dans l’écran Données.`,
  deleteWhy: 'Pourquoi (facultatif)',
  saveAs: (format) => `Enregistrer en ${format}`,
  reading: (read, total) => `${read} sur ${total} lus`,
  onPaper: (shown, total) => `Les ${shown} premiers sur ${total}.`,
  showTexts: 'Afficher les textes',
  hideTexts: 'Masquer les textes',
  withdraw: 'Annuler l’acquittement',
  acknowledge: 'Acquitter',
  acknowledgedButton: 'Acquitté',
  acknowledgedAt: (time) => `acquitté le ${time}`,
  outdated: 'texte modifié depuis votre acquittement',
  acknowledged: (value) => `${countedNotams(value)} acquitté${plural(value)}`,
  hideAcknowledged: 'Masquer les acquittés',
  showAcknowledged: 'Afficher les acquittés',

  notam: (name) => `NOTAM ${name}`,
  sample: 'exemple, pas un vrai NOTAM',
  snowtam: 'SNOWTAM',
  procedure: 'procédure',
  class: (letter) => `classe ${letter}`,
  classes: { I: 'International', M: 'Militaire', D: 'Intérieur', F: 'FDC', LTA: 'Letter to Airmen' },
  issued: (time) => `Émis le ${time}`,
  issuedAgo: (time, span) => `Émis le ${time}, il y a ${span}`,
  issueUnknown: 'Date d’émission inconnue',
  storedSince: (time) => `enregistré depuis le ${time}`,
  period: {
    startUnknown: 'début inconnu',
    active: (until) => `en vigueur ${until}`,
    activeWithoutEnd: (end) => `en vigueur, ${end}`,
    from: (time, span) => `à partir du ${time}, dans ${span}`,
    overdue: (time, span) => `EST ${time} dépassée depuis ${span}, toujours en vigueur`,
    expired: (time) => `expiré le ${time}`,
    expiredUnknown: 'expiré, heure inconnue',
    cancelledAt: (time) => `annulé le ${time}`,
    replacedAt: (time) => `remplacé le ${time}`,
    cancelled: 'annulé, heure inconnue',
    replaced: 'remplacé, heure inconnue',
    outsideSchedule: 'inactif à cette heure (rubrique D)',
    scheduleUnknown: 'horaire non compris : considéré comme actif en permanence',
  },
  chain: 'NOTAM liés, du plus ancien au plus récent',
  thisOne: 'ce NOTAM',
  chainForUsers: 'Pour voir les NOTAM liés, connectez-vous ou utilisez une clé d’API.',
  notStored: 'absent de vos données',
  sides: 'Texte affiché',
  plain: 'Texte clair',
  raw: 'Tel que publié',
  plainAid: 'Une aide : seul le texte publié fait foi.',
  marked: (value) =>
    `${counted(value, 'passage n’a pas pu être lu ; il est marqué', 'passages n’ont pas pu être lus ; ils sont marqués')}.`,
  nothingMarked: 'Ce qui n’a pas pu être lu figure ci-dessous.',
  allRead: 'Toutes les rubriques ont été lues.',
  doubtful: 'n’a pas pu être lu',
  facts: {
    subject: 'Objet',
    condition: 'Condition',
    effects: 'Effets',
    locations: 'Lieux',
    fir: 'FIR',
    code: 'Code Q',
    trafficPurposeScope: 'Trafic, objet, portée',
    schedule: 'Horaire',
    periods: 'Périodes actives, 7 prochains jours',
    area: 'Zone',
    chain: 'Remplace ou annule',
    delisted: 'Absent de la liste complète depuis',
  },
  noLimits: 'non indiquées',
  limits: (lower, upper) => `${lower} à ${upper}`,
  noSchedule: 'aucun : toute la période',
  scheduleUnderstood: 'compris',
  noPeriods: 'aucune pendant ces 7 jours',
  morePeriods: (value) => `et ${number.format(value)} de plus`,
  subject: ({ subjectCode }) => subjectCode && subjects[subjectCode],
  condition: ({ conditionCode }) => conditionCode && conditions[conditionCode],
  topic: (subject, condition) => `${subject} : ${condition}`,
  plainSentences,
  headline: headlineInFrench,
  effectRule: (rule) => `règle : ${effectRuleWords[rule]}`,
  severityRule: (rule) => `règle : ${severityRuleWords[rule]}`,
  areaFrom: {
    textPolygon: 'polygone dans le texte',
    textCircle: 'cercle dans le texte',
    textCorridor: 'couloir dans le texte',
    textLine: 'ligne dans le texte',
    textPoint: 'point dans le texte',
    itemQ: 'cercle de la ligne Q (approximatif)',
    location: 'point de référence de l’aérodrome seulement',
    wholeRegion: 'toute la région, non tracée',
  },
  noArea: 'sans coordonnées',
  radius: (distance) => `rayon ${distance}`,
  effects: effectWords,
  noEffects: 'aucun trouvé',
  surface: {
    table: 'État de la piste',
    until: 'Valable jusqu’au',
    codes: 'RWYCC par tiers',
    worstCode: 'RWYCC, tiers le plus défavorable',
    coverage: 'Couverture, %',
    depth: 'Épaisseur, mm',
    friction: 'Freinage, frottement',
    timeliness: {
      current: (age) => `il y a ${age}`,
      past8Hours: (age) => `il y a ${age} : au-delà des 8 heures de validité d’un compte rendu`,
      notYetObserved: () => 'après le moment demandé',
      unknown: () => common.ageUnknown,
    },
    braking: brakingWords,
    dry: 'sèche',
    codeWithGrade: (code, grade) => `${code}, ${grade}`,
    measured: (values) => `mesuré ${values}`,
    canadianIndex: (values) => `CRFI ${values}`,
  },

  none: {
    nothingStored: 'Aucun NOTAM correspondant dans vos données.',
    of: (where) => `Aucun NOTAM correspondant dans vos données pour ${where}.`,
    samples: (value) =>
      ` ; ${value < 2 ? 'celui de vos données est un exemple, pas un vrai NOTAM' : `les ${countedNotams(value)} de vos données sont des exemples, pas de vrais NOTAM`}`,
    inData: (time, stored) => `Aucun NOTAM correspondant dans les données importées le ${time} (${countedNotams(stored)})`,
    forPlace: (where) => ` pour ${where}`,
    ...coverageSentences,
    storedFor: (where, when) => `Aucun NOTAM dans vos données${where === '' ? '' : ` pour ${where}`} au ${when}.`,
    newest: (country, age) => `Le NOTAM le plus récent${country === undefined ? '' : ` (${country})`} date de ${age}.`,
    noneOfCountry: (country) => `Aucun NOTAM dans vos données${country === undefined ? '' : ` (${country})`}.`,
    notOpen: 'Cela ne veut pas dire que rien n’est fermé.',
    sinceThen: 'Ce qui a été publié depuis n’y figure pas.',
    caution: 'Il peut exister des NOTAM absents de vos données.',
  },

  importTitle: 'Importer des NOTAM',
  import: 'Importer…',
  importHow:
    'Déposez des fichiers, un dossier ou un ZIP n’importe où sur cette fenêtre, choisissez-en, ou collez du texte : texte de NOTAM, résultats de recherche FAA (JSON, CSV), AIXM, PIB, GeoJSON et d’autres. Un aperçu est affiché avant tout enregistrement.',
  importNeedsUser:
    'Une importation change les données de tous les programmes de cet ordinateur. Pour importer, connectez-vous ou utilisez une clé d’API.',
  takeAsText: 'Importer quand même le texte comme un NOTAM',
  chooseFile: 'Choisir des fichiers…',
  ofFiles: (name, files) => (files > 1 ? `${number.format(files)} fichiers (${name})` : name),
  pasteHere: 'Coller du texte',
  checkText: 'Aperçu',
  pastedName: 'texte collé',
  dropHere: 'Déposez le fichier pour un aperçu. Rien n’est encore enregistré.',
  storing: (name) => `Importation de ${name}…`,
  previewOf: (name) => `Contenu : ${name}`,
  found: (value, formats) =>
    `${countedNotams(value)} trouvé${plural(value)} (${formats || 'format inconnu'}). Rien n’est encore enregistré.`,
  outcome: { added: 'nouveau', changed: 'modifié', unchanged: 'inchangé', repeated: 'répété dans le fichier' },
  tallies: {
    added: (value) => counted(value, 'nouveau', 'nouveaux'),
    changed: (value) => counted(value, 'modifié', 'modifiés'),
    unchanged: (value) => counted(value, 'inchangé', 'inchangés'),
    repeated: (value) => counted(value, 'répété dans le fichier', 'répétés dans le fichier'),
    fully: (value) => counted(value, 'entièrement compris', 'entièrement compris'),
    partly: (value) => counted(value, 'compris en partie', 'compris en partie'),
    not: (value) =>
      counted(value, 'non compris : enregistré et montré tel que publié', 'non compris : enregistrés et montrés tels que publiés'),
  },
  issues: (value, shown) =>
    shown < value
      ? `${counted(value, 'avertissement', 'avertissements')} d’importation ; les ${number.format(shown)} premiers :`
      : `${counted(value, 'avertissement', 'avertissements')} d’importation :`,
  warning: ({ item, code, text }) => {
    const about = item === null ? '' : `${item in itemNames ? itemNames[item as keyof typeof itemNames] : `Rubrique ${item}`} : `;
    return `${about}${warningWords[code]}${text === null ? '' : ` : « ${text} »`}`;
  },
  issue: ({ code, file, line, element, text }) => {
    const place = [file, line === null ? null : `ligne ${line}`, element].filter((part) => part !== null).join(', ');
    return `${place === '' ? '' : `${place} : `}${issueWords[code]}${text === null ? '' : ` : « ${text} »`}`;
  },
  firstOf: (shown, total) =>
    shown < total ? `Les ${number.format(shown)} premiers sur ${countedNotams(total)}, tels que publiés :` : 'Tels que publiés :',
  store: (value) => `Importer ${countedNotams(value)}`,
  nothingFound: 'Aucun NOTAM trouvé ; il n’y a rien à importer.',
  nothingToStore: 'Ils sont tous déjà dans vos données : les importer ne changerait que l’heure de la dernière importation.',
  storeAll: (value) => `Enregistrer ${value}`,
  storeAnyway: 'Importer quand même',
  stored: (read, added, changed, unchanged, name) =>
    `Importé depuis ${name} : ${countedNotams(read)} lu${plural(read)}, ${counted(added, 'nouveau', 'nouveaux')}, ${counted(changed, 'modifié', 'modifiés')}, ${counted(unchanged, 'inchangé', 'inchangés')}.`,
  checklist: (name, listed, missing) =>
    missing.length === 0
      ? `Liste récapitulative ${name} : les ${number.format(listed)} NOTAM valides figurent dans vos données.`
      : `Liste récapitulative ${name} : il manque à vos données ${number.format(missing.length)} des ${number.format(listed)} NOTAM valides : ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ' …' : ''}.`,
  delisted: (value) => `${countedNotams(value)} de vos données ${value < 2 ? 'manque' : 'manquent'} dans cette liste complète.`,
  another: 'Importer autre chose',
};
