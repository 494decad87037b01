/** The file has over 400 lines because it is one table, a sentence a code. */
import type { OtherFileKind } from '#contract/notams/warnings.ts';
import type { ReasonCode, ReasonValue, ReasonValues } from '#contract/problems/reasons.ts';
import type { RouteFaultCode } from '#contract/route/faults.ts';
import { routeFaultSentences } from './route.ts';
import { routeFiles } from './route-files.ts';
import { numbers as number } from './common.ts';

const figures = (value: ReasonValue) => number.format(Number(value));

/** Connection errors of the operating system; any other is shown unchanged. */
const errors: Readonly<Record<string, string>> = {
  ENOTFOUND: 'le nom est introuvable',
  EAI_AGAIN: 'les noms ne peuvent pas être résolus pour l’instant',
  ECONNREFUSED: 'connexion refusée',
  ECONNRESET: 'la connexion a été coupée',
  ENETUNREACH: 'il n’y a pas de réseau',
  EACCES: 'l’accès est refusé',
  EPERM: 'l’accès est refusé',
  ENAMETOOLONG: 'le nom est trop long',
  ENOTDIR: 'un fichier est à la place d’un dossier',
  ELOOP: 'des liens forment une boucle',
  ERR_INVALID_ARG_VALUE: 'le nom contient un caractère interdit dans un nom de fichier',
  ETIMEDOUT: 'pas de réponse à temps',
};
const errorInWords = (error: ReasonValue) => errors[String(error)] ?? String(error);

const boundWords: Readonly<Record<string, string>> = { requests: 'requêtes', rows: 'lignes', megabytes: 'Mo', hours: 'heures' };
const jours = (days: ReasonValue) => `${figures(Math.abs(Number(days)))} jour${Math.abs(Number(days)) < 2 ? '' : 's'}`;

const autresFichiers: Readonly<Record<OtherFileKind, string | undefined>> = {
  zip: 'une archive ZIP ou un document Office, pas des NOTAM. Décompressez-la, ou enregistrez en CSV. Un ZIP de données d’aérodromes s’importe dans l’écran Données.',
  gzip: 'une archive gzip, pas des NOTAM. Décompressez-la.',
  archive: 'une archive, pas des NOTAM. Décompressez-la.',
  pdf: 'un PDF, pas des NOTAM. Copiez-en le texte, ou enregistrez les NOTAM en texte.',
  office: 'un ancien document Excel ou Word, pas des NOTAM. Enregistrez-le en CSV.',
  picture: 'une image. Les NOTAM se lisent dans du texte.',
  sqlite: 'une base SQLite, pas des NOTAM. Exportez-en les NOTAM.',
  binary: 'autre chose que du texte : aucun NOTAM ne peut y être lu. Enregistrez les NOTAM en texte, CSV, JSON ou XML.',
  gpx: 'un fichier GPX de points, de routes ou de traces, pas des NOTAM. Ouvrez-le comme route, ou importez ses points.',
  kml: 'un fichier KML, pas des NOTAM. Ouvrez-le comme route, ou importez ses points.',
  geoJson: 'du GeoJSON d’objets de carte, pas des NOTAM. Ouvrez-le comme route.',
  airportTable: 'une table d’aérodromes ou de ce qui s’y rattache, pas des NOTAM. Importez-la comme données d’aérodromes.',
  jsonCutOff: 'du JSON coupé avant son premier NOTAM entier. Enregistrez-le ou téléchargez-le de nouveau.',
  json: 'du JSON sans NOTAM. Exportez les NOTAM de leur source, avec leurs textes.',
  webPage: 'une page web sans NOTAM. Enregistrez la page qui montre les NOTAM, ou copiez leur texte.',
};

const A_NEUF = '« aeroshelf restore --fresh » recommence sans utilisateurs, clés, notes ni NOTAM';
const retour = (backup: ReasonValue) =>
  backup === null
    ? `Il n’y a pas de sauvegarde automatique. Remettez-en une copie ; ${A_NEUF}.`
    : `« aeroshelf restore --last » remet la sauvegarde automatique du ${backup} ; ${A_NEUF}. Ce qui s’y trouve est conservé.`;

const places: Readonly<Record<string, string>> = {
  files: 'le dossier ou le ZIP avec les six fichiers CSV',
  airportList: 'le fichier CSV avec la liste d’aérodromes',
  notams: 'le fichier de NOTAM, ou le dossier qui contient de tels fichiers',
};
const place = (kind: ReasonValue) => places[String(kind)] ?? 'une adresse web';

const CHECK_ADDRESS = 'Vérifiez l’adresse de la source.';
const MAKE_AGAIN = 'Refaites le fichier.';
const COPY_OR_MAKE = 'Copiez ou refaites le fichier.';
const PACK_AGAIN = 'Refaites le paquet.';
const OTHER_BACKUP = 'Utilisez une autre sauvegarde.';
const ACCEPT = 'Si c’est juste, acceptez la perte.';

/** « aérodromes 85 938 → 18 976 » : les tables qui perdent des lignes. */
function pertes(values: ReasonValues<'lessThanInUse'>): string[] {
  const ligne = (name: string, before: ReasonValue, now: ReasonValue) =>
    before === null ? [] : [`${name} ${figures(before)} → ${figures(now)}`];
  return [
    ...ligne('aérodromes', values.airports, values.airportsNow),
    ...ligne('pistes', values.runways, values.runwaysNow),
    ...ligne('fréquences', values.frequencies, values.frequenciesNow),
    ...ligne('pays', values.countries, values.countriesNow),
    ...ligne('aides radio', values.navaids, values.navaidsNow),
  ];
}

const sqlKinds: Readonly<Record<string, string>> = {
  view: 'la vue',
  trigger: 'le déclencheur',
  virtualTable: 'la table virtuelle',
  generatedColumn: 'la colonne calculée',
  expressionIndex: 'une expression dans l’index',
};

/** `2026-11-27T18:00:00.000Z` becomes 27 1800Z. */
const moment = (at: ReasonValue): string => `${String(at).slice(8, 10)} ${String(at).slice(11, 13)}${String(at).slice(14, 16)}Z`;
const untilInWords = (until: ReasonValue): string => (until === null ? '' : ` jusqu’au ${moment(until)}`);

/** The sentence of each reason; where a reason names a field or a source, that name precedes the sentence. */
export const reasons: { readonly [Code in ReasonCode]: (values: ReasonValues<Code>) => string } = {
  ...routeFiles,
  basemapGone: ({ path }) =>
    `il n’y a pas de fichier ${path}. Remettez-le, ou retirez ce fond de carte et ajoutez le fichier là où il est.`,
  basemapNotAbsolute: ({ path }) => `${path} n’est pas le chemin complet d’un fichier. Donnez-le depuis la racine ou le lecteur.`,
  basemapForeign: ({ path }) =>
    `${path} n’est un fichier ni .mbtiles ni .pmtiles. Convertissez-le, par exemple avec tippecanoe ou pmtiles.`,
  basemapDamaged: ({ path, error }) => `${path} ne peut pas être lu comme une carte : ${error}. Téléchargez-le ou refaites-le.`,
  basemapWithoutIndex: ({ path }) =>
    `${path} n’a pas d’index par zoom, colonne et ligne : trouver une tuile prendrait des minutes. Ajoutez-en un : CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row).`,
  basemapTilesUnknown: ({ path, found }) =>
    `les tuiles de ${path} ont la forme ${found}. Utilisez un fichier de tuiles vectorielles (pbf), PNG, JPEG ou WebP.`,
  basemapKnown: ({ path }) => `${path} est déjà un fond de carte. Choisissez-le sur la carte.`,
  basemapsTooMany: ({ most }) => `il y a déjà ${most} fonds de carte, le maximum. Retirez-en un d’abord.`,
  basemapTileUnreadable: ({ file, tile }) => `la tuile ${tile} de ${file} est endommagée. Téléchargez ou refaites le fichier.`,
  basemapUnreadable: ({ path, error }) =>
    `${path} ne peut pas être ouvert : ${error}. Vérifiez le chemin et le droit de lire le fichier, ou choisissez un autre endroit.`,
  basemapHasSql: ({ path, kind, name }) =>
    `${path} contient ${sqlKinds[String(kind)] ?? kind} ${name} : c’est du SQL propre au fichier, et aucun n’est exécuté. Faites un fichier de tables simples, par exemple avec « pmtiles convert ».`,
  basemapTooDear: ({ path, seconds }) =>
    `${path} n’a pas été lu en ${seconds} secondes, ou demandait trop de mémoire. Téléchargez-le ou refaites-le, ou retirez le fond de carte.`,
  basemapSetAside: ({ path }) =>
    `${path} est mis de côté : sa lecture, une fois, n’a pas eu de fin. Retirez le fond de carte, ou mettez un autre fichier à sa place.`,
  diskFull: ({ folder, neededMb, freeMb }) =>
    `le disque est plein : il faut ${figures(neededMb)} Mo dans ${folder}${freeMb === null ? '' : ` et ${figures(freeMb)} Mo sont libres`}. Faites-y de la place et réessayez.`,
  pathNotAbsolute: ({ path }) => `« ${path} » n’est ni le chemin complet d’un dossier ou d’un ZIP, ni « ourairports ».`,
  pathMissing: ({ path }) => `il n’y a rien à ${path}.`,
  notFolderOrZip: ({ path }) => `${path} n’est ni un dossier ni un ZIP. Indiquez le dossier qui contient les six fichiers CSV.`,
  filesMissing: ({ place: where, files }) => `il manque ${files} dans ${where} ; il faut les six fichiers CSV d’OurAirports.`,
  zipDamaged: ({ path, error }) => `${path} n’est pas une archive ZIP, ou il est endommagé (${error}).`,
  zipFileTwice: ({ path, file }) => `${path} contient ${file} deux fois ; gardez un seul jeu dans l’archive.`,
  zipFileEncrypted: ({ path, file }) => `${path} : ${file} est chiffré. Décompressez-le et indiquez le dossier.`,
  notRegularFile: ({ path }) =>
    `${path} est un tube, une socket, un périphérique ou un dossier, pas un fichier. Indiquez le chemin d’un fichier ordinaire.`,
  fileEmpty: ({ file }) => `${file} est vide.`,
  fileTooLarge: ({ file, mostMb }) => `${file} dépasse ${mostMb} Mo ; ce n’est pas le fichier attendu.`,
  fileBrokeOff: ({ file, error }) => `la lecture de ${file} s’est interrompue (${error}). Réessayez, ou téléchargez-le à nouveau.`,
  fileIsWebPage: ({ file }) =>
    `${file} est une page web et non un fichier CSV : le téléchargement a échoué, ou un réseau qui demande une connexion a répondu. Téléchargez-le à nouveau.`,
  fileNotUtf8: ({ file }) => `${file} n’est pas du texte UTF-8. Enregistrez-le en UTF-8.`,
  fileShrunk: ({ file, bytes, before }) =>
    `${file} a ${figures(bytes)} octets, contre ${figures(before)} avant ; ce n’est sans doute qu’une partie du fichier. S’il est entier, supprimez la source et ajoutez-la à nouveau.`,
  fileUnreadable: ({ file, error }) => `${file} ne peut pas être lu (${error}) ; son disque est-il branché ?`,
  fileNotPermitted: ({ file }) => `Vous n’avez pas le droit de lire ${file}.`,
  fileTooLargeToOpen: ({ file, mostMb }) =>
    `${file} dépasse ${mostMb} Mo, le plus qu’une fenêtre ouvre. La ligne de commande importe de plus grands fichiers.`,
  columnsMissing: ({ file, columns }) =>
    `${file} n’a pas de colonne ${columns} ; ce n’est pas le fichier attendu. Téléchargez-le à nouveau depuis sa source.`,
  columnTwice: ({ file, column }) => `${file} a deux fois la colonne ${column}.`,
  quoteNotClosed: ({ file, line }) => `${file}, ligne ${line} : un guillemet n’est jamais fermé ; le fichier est coupé ou endommagé.`,
  rowsUnusable: ({ file, unusable, rows, line, issue }) =>
    `${file} : ${figures(unusable)} lignes sur ${figures(rows)} sont inutilisables ; la première est la ligne ${line} : ${issue}`,
  tooFewRows: ({ file, kept, leftOut, least }) =>
    `${file} contient ${figures(kept)} lignes utilisables (${figures(leftOut)} écartées) ; à moins de ${figures(least)}, il est considéré comme une partie du jeu.`,
  rowsWithoutAirport: ({ file, orphans, rows }) =>
    `${file} : ${figures(orphans)} lignes sur ${figures(rows)} n’appartiennent à aucun aérodrome du jeu ; les fichiers sont de jours différents. Téléchargez les six à nouveau.`,
  lessThanInUse: (values) =>
    `le nouveau jeu contient moins que celui qui est utilisé : ${[...pertes(values), ...(values.sources === null ? [] : [`sans la source ${values.sources}`])].join(', ')}. ${ACCEPT}`,
  airportsMissing: ({ count, inUse, percent, mostPercent }) =>
    `${figures(count)} des ${figures(inUse)} aérodromes utilisés manquent dans le nouveau jeu : ${figures(percent)} %, quand une nouvelle édition en change ${figures(mostPercent)} % au plus. ${ACCEPT}`,
  airportsChanged: ({ count, inUse, percent, mostPercent }) =>
    `${figures(count)} des ${figures(inUse)} aérodromes utilisés ont d’autres valeurs dans le nouveau jeu : ${figures(percent)} %, quand une nouvelle édition en change ${figures(mostPercent)} % au plus. ${ACCEPT}`,
  dateInvalid: ({ date }) => `« ${date} » n’est pas une date du calendrier ; écrivez 2026-08-22`,
  dateInFuture: ({ date }) => `${date} est dans le futur`,
  copyMissing: ({ path }) => `il n’y a rien à ${path}. Téléchargez à nouveau cette source, ou laissez-la de côté.`,
  copyDamaged: ({ error }) =>
    `ce qui a été téléchargé est endommagé (${error}). Téléchargez à nouveau cette source, ou laissez-la de côté.`,
  copyIncomplete: ({ path }) => `${path} n’est pas encore complet. Laissez le téléchargement se poursuivre.`,
  airportNotOfApi: ({ airport }) =>
    `L’aérodrome ${airport} de ce serveur n’a pas la forme de cette API. Le serveur est peut-être d’une autre version.`,
  unreachable: ({ address, error }) => `${address} n’a pas pu être joint (${errorInWords(error)}).`,
  unavailable: ({ address, status, statusText }) => `${address} a répondu ${status} ${statusText ?? ''}`.trimEnd() + '.',
  answered: ({ address, status, statusText }) => `${`${address} a répondu ${status} ${statusText ?? ''}`.trimEnd()}. ${CHECK_ADDRESS}`,
  redirectsNowhere: ({ address }) => `${address} redirige sans donner d’adresse, ou sans fin. ${CHECK_ADDRESS}`,
  redirectsInsecurely: ({ address, to }) => `${address} redirige vers ${to}, et seul https est suivi. ${CHECK_ADDRESS}`,
  brokeOff: ({ address, error }) =>
    `le téléchargement de ${address} s’est interrompu (${errorInWords(error)}) ; le prochain essai reprendra à cet endroit.`,
  downloadDamaged: ({ address, error }) => `${address} est arrivé endommagé et ne peut pas être décompressé (${error}).`,
  pathNotConnected: ({ path }) => `Il n’y a rien à ${path} ; c’est peut-être sur un disque qui n’est pas branché.`,
  serverBusy: ({ address }) => `${address} reçoit trop de requêtes et demande d’attendre.`,
  accessDenied: ({ address, status }) =>
    `${address} n’admet pas Aeroshelf (${status}). Vérifiez la clé ou les identifiants de cette source.`,
  notThisApi: ({ address, status, path }) =>
    `${address} a répondu ${status} à ${path} ; ce n’est pas un serveur de cette API, ou son adresse est fausse.`,
  listNotOfApi: ({ path }) => `${path} de ce serveur n’est pas une liste de cette API. ${CHECK_ADDRESS}`,
  sourceTooLarge: ({ address, bound, most }) =>
    `${address} envoie sans fin : plus de ${most} ${boundWords[String(bound)] ?? bound} en une fois. Ce qui a été téléchargé est gardé ; vérifiez l’adresse.`,
  answerTooLarge: ({ address, mostMb }) =>
    `${address} a envoyé plus de ${mostMb} Mo en une réponse ; ce n’est pas un serveur de cette API.`,
  noSites: ({ name }) =>
    `${name} s’interroge par aérodrome, et aucun n’est nommé ni choisi : indiquez-les dans « complet pour », comme CYUL, CYOW, ou dans « Que récupérer »`,
  corridorWithoutRoutes: () => 'un couloir suit des routes enregistrées : choisissez-les aussi, ou laissez-le de côté',
  nothingChosen: () => 'rien ne serait récupéré : choisissez quelque chose, ou permettez que les sources soient chargées en entier',
  credentialsMissing: ({ name }) => `${name} demande l’identifiant et le secret que son éditeur donne à un client, et aucun n’est gardé.`,
  credentialsRefused: ({ address, status }) =>
    `${address} a refusé l’identifiant et le secret (${status}). Demandez à l’éditeur s’ils sont encore valables, et redonnez-les.`,
  credentialsReadable: ({ path, mode }) =>
    `D’autres sur cette machine peuvent lire ${path} (${mode}) ; rien n’en est utilisé. Fermez-le (chmod 600), et demandez un nouveau secret s’il a pu être lu.`,
  credentialsDamaged: ({ path }) => `${path} ne se lit pas comme un fichier d’identifiants. Supprimez-le, et redonnez-les.`,
  credentialsSealed: ({ name }) =>
    `L’identifiant et le secret de ${name} ont été gardés par le trousseau de la fenêtre, qui seul peut les ouvrir. Mettez à jour dans la fenêtre, ou redonnez-les.`,
  credentialsNotUsed: ({ kind }) => `une source de type ${kind} ne prend ni identifiant ni secret`,
  serviceRefused: ({ address, error }) => `${address} a refusé la demande : ${error}.`,
  pagesShifted: ({ address }) => `Ce qu’a ${address} a changé entre ses pages à chaque lecture ; rien n’est dit complet.`,
  bulkOnceADay: ({ address, until }) =>
    `${address} donne tout ce qu’il a une fois par jour, et les changements depuis sont trop anciens pour être demandés ; prochain chargement le ${moment(until)}.`,
  askedRecently: ({ address, minutes, at }) =>
    `${address} n’est interrogé que toutes les ${minutes} minutes au plus, et l’a été le ${moment(at)} : ce qu’il a envoyé alors est utilisé.`,
  listedNotGiven: ({ address, count }) =>
    `La liste récapitulative de ${address} a ${figures(count)} numéros qu’il ne donne pas. Le reste est enregistré, et n’est dit complet pour rien.`,
  otherHostInUse: ({ name, address }) =>
    `« ${name} » est de ${address}, et les données de deux hôtes de ce service ne doivent pas se mêler : supprimez-la d’abord, puis ses NOTAM`,
  redirectsAway: ({ address, to }) => `${address} renvoie vers ${to} ; ce qui est secret n’est envoyé à aucun autre serveur.`,
  certificateTime: ({ address, error }) =>
    `Le certificat de ${address} n’est pas valable à l’heure de cette machine (${error}). Vérifiez d’abord son horloge.`,
  captivePortal: ({ address }) =>
    `Une page web est venue à la place de ce que publie ${address} ; le réseau demande peut-être une connexion d’abord. Rien n’a été enregistré.`,
  shapeChanged: ({ address, path }) =>
    `Ce que publie ${address} a une autre forme que celle connue : il manque ${path}. Ce qui a pu être lu est enregistré, et n’est dit complet pour rien.`,
  answerNotJson: ({ address }) =>
    `${address} n’a pas répondu en JSON ; ce n’est pas un serveur de cette API, ou une page de connexion du réseau s’interpose.`,
  readyWhole: ({ places, until }) => `Les NOTAM sont complets pour ${places}${untilInWords(until)}.`,
  readyPart: ({ places, until, lacking }) =>
    `Les NOTAM sont complets pour ${places}${untilInWords(until)} ; rien ne dit qu’ils le sont pour ${lacking}.`,
  readyNothing: ({ lacking }) => `Rien ne dit que les NOTAM sont complets pour ${lacking} : aucune liste récente ne le dit.`,
  readyWithoutPlaces: () =>
    'Aucun aérodrome à préparer : gardez un favori, enregistrez une route, ou donnez-en une dont un aérodrome a un code.',
  changesTooFast: () => 'Le serveur change ses aérodromes plus vite qu’ils ne peuvent être téléchargés.',
  tooManyFiles: ({ folder, count, most }) => `${folder} contient ${figures(count)} fichiers ; ${figures(most)} au plus sont lus.`,
  notamFileRefused: ({ file, issue }) => `${file} : ${issue}`,
  notNotamFile: ({ kind }) => `Le fichier est ${autresFichiers[kind as OtherFileKind] ?? `${kind}, pas des NOTAM.`}`,
  noNotamFound: () => 'Ce fichier ne contient aucun NOTAM. Un NOTAM commence par son numéro, comme (B2345/26 NOTAMN, ou par !ABC 05/612.',
  noNotamMark: () =>
    'Rien dans ce texte ne signale un NOTAM : ni numéro comme B2345/26 NOTAMN, ni !ABC 05/612, ni rubriques Q) à E). Il n’est enregistré comme NOTAM que si vous le demandez : confirmez-le dans la fenêtre, ou avec --as-text ou asText=true.',
  importRunning: () => 'Une autre importation est en cours ; nouvel essai sous peu.',
  notamsStayed: ({ added, changed }) =>
    Number(added) + Number(changed) === 0
      ? 'L’importation de NOTAM a été annulée avant que rien ne soit enregistré.'
      : `L’importation de NOTAM a été annulée : ${figures(added)} nouveaux et ${figures(changed)} modifiés sont enregistrés et restent ; importer le même fichier enregistre le reste.`,
  datasetStayed: ({ revision }) =>
    `Le jeu de données ${revision} du paquet est utilisé et reste ; revenir en arrière rétablit le précédent.`,
  machineDiskFull: () => 'Le disque est plein ; faites de la place, un nouvel essai suivra.',
  machineFailed: ({ error }) => `Échec sur cette machine : ${error}.`,
  failed: () => 'Échec pour une raison inconnue ; voyez le journal.',
  refused: ({ refusal }) => `Refusé : ${refusal}.`,
  rolledBack: ({ revision }) =>
    `Vous êtes revenu en arrière depuis le jeu ${revision} ; des données plus récentes sont téléchargées, et utilisées quand vous lancez une mise à jour.`,
  olderThanInUse: ({ date, inUse }) =>
    `Ce qui a été téléchargé ${date === null ? 'est sans date et peut être' : `est du ${date},`} plus ancien que le jeu utilisé, du ${inUse} ; il sera utilisé quand vous lancerez une mise à jour.`,
  bodyNotObject: () => 'doit être un objet JSON',
  memberMissing: () => 'est absent',
  memberUnknown: ({ known }) => `champ inconnu ; sont connus ${known}`,
  memberInvalid: ({ expected }) => `valeur refusée ; attendu : ${expected}`,
  labelInvalid: ({ most }) => `le nom d’une clé a de 1 à ${most} caractères, sans caractère de contrôle`,
  originInvalid: ({ origin }) =>
    `${origin} n’est pas une origine web ; indiquez le protocole et l’hôte seuls, par exemple https://planner.example`,
  addressTaken: ({ name }) => `la source « ${name} » l’utilise déjà`,
  nameTaken: ({ name }) => `il y a déjà une source « ${name} » ; donnez un autre nom`,
  importNotFetched: () => 'ce que vous avez importé à la main n’est pas téléchargé ; importez-le à nouveau',
  sourceInUse: ({ name, airports, runways, frequencies, navaids }) =>
    `${figures(airports)} aérodromes, ${figures(runways)} pistes, ${figures(frequencies)} fréquences et ${figures(navaids)} aides radio du jeu utilisé viennent de « ${name} », et le prochain jeu serait sans ceux qu’aucune autre source n’a. ${ACCEPT}`,
  completeForNotUsed: () => 'une source de ce type dit elle-même ce qu’elle couvre',
  keyNotUsed: () => 'une source de ce type n’accepte pas de clé ; seul un serveur Aeroshelf ou AeroDB en demande une',
  notWebAddress: ({ address }) => `« ${address} » n’est pas une adresse web ; donnez-en une comme https://example.org/data/`,
  addressHasMore: ({ part }) => `ne doit pas contenir ${part} : les adresses sont montrées et journalisées ; une clé a son propre champ`,
  addressNotAbsolute: ({ address, kind }) => `« ${address} » n’est pas un chemin complet ; indiquez ${place(kind)}`,
  addressMissing: ({ address, kind }) => `il n’y a rien à ${address} ; indiquez par son chemin complet ${place(kind)}`,
  addressUnreadable: ({ address, error }) =>
    `${address} ne peut pas être consulté (${errorInWords(error)}) ; autorisez la lecture, ou indiquez un autre chemin`,
  addressOther: ({ address, kind }) => `${address} ne convient pas ; indiquez ${place(kind)}`,
  networkOff: () =>
    'OurAirports a besoin du réseau, que vous avez désactivé ; réactivez-le dans les réglages, ou indiquez un dossier ou un ZIP',
  signerUnknown: ({ file, fingerprint }) =>
    `${file} est signé par un autre Aeroshelf, auquel vous n’avez pas encore fait confiance : ${fingerprint}. Comparez cette empreinte avec celle que l’autre machine a montrée.`,
  signerOther: ({ file, fingerprint, expected }) =>
    `${file} est signé par ${fingerprint} et non par ${expected}. Demandez à la personne qui l’a fait laquelle est la bonne.`,
  signatureInvalid: ({ file }) =>
    `La signature de ${file} ne correspond pas à son contenu : il a été modifié ou endommagé en chemin. ${COPY_OR_MAKE}`,
  notPackedByAeroshelf: ({ file, error }) =>
    `${file} n’est pas un fichier fait par Aeroshelf, ou il est endommagé (${error}). ${COPY_OR_MAKE}`,
  manifestInvalid: ({ file }) => `Le manifeste de ${file} n’est pas tel qu’Aeroshelf l’écrit. ${MAKE_AGAIN}`,
  madeByNewer: ({ file, format, known }) =>
    `${file} a été fait par un Aeroshelf plus récent (format ${format}, celui-ci connaît le ${known}). Mettez Aeroshelf à jour.`,
  kindOther: ({ file, kind, command }) =>
    `${file} est ${kind === 'pack' ? 'un paquet et non une sauvegarde' : 'une sauvegarde et non un paquet'}. Utilisez « ${command} ».`,
  packTablesOther: ({ file }) =>
    `Le jeu de données dans ${file} est inutilisable : ses tables ne sont pas celles de cette version. Refaites le paquet avec un Aeroshelf de cette version.`,
  packReferenceDamaged: ({ file, error }) => `Le jeu de données dans ${file} est endommagé : ${error}. ${PACK_AGAIN}`,
  packLineInvalid: ({ file, line }) => `Les NOTAM dans ${file} : la ligne ${line} n’est pas telle qu’Aeroshelf l’écrit. ${PACK_AGAIN}`,
  backupSignerOther: ({ file }) => `${file} n’est pas signée par la clé qu’elle contient. ${OTHER_BACKUP}`,
  backupStateDamaged: ({ file, error }) => `state.sqlite dans ${file} est endommagé : ${error}. ${OTHER_BACKUP}`,
  signingKeyInvalid: ({ path }) =>
    `${path} ne contient pas de clé Ed25519. Remettez-en une copie, ou déplacez-le : une nouvelle sera faite, à laquelle les autres machines devront faire confiance.`,
  notWritable: ({ path, error }) =>
    `${path} ne peut pas être écrit : ${error}. Faites de la place ou autorisez-y l’écriture, ou choisissez un autre endroit ; rien n’a changé.`,
  fileExists: ({ path }) => `${path} existe. Choisissez un autre nom, ou remplacez-le avec --force.`,
  fileMissing: ({ path }) => `Il n’y a pas de fichier ${path}.`,
  noAutomaticBackup: ({ folder, damaged }) =>
    `Aucune sauvegarde automatique de ${folder} ne peut être rétablie${Number(damaged) > 0 ? ` ; ${damaged} sont endommagées` : ''}. Rétablissez votre propre sauvegarde, ou recommencez à neuf avec « aeroshelf restore --fresh ».`,
  dataFolderMissing: ({ folder }) =>
    `Il n’y a pas de dossier de données d’Aeroshelf à ${folder}. Démarrez Aeroshelf une fois, ou nommez un autre dossier avec --data-dir.`,
  stateFormatOther: ({ path, format, known }) =>
    `${path} est au format ${format}, et cet Aeroshelf met en paquet le format ${known}. Démarrez cet Aeroshelf une fois, ou utilisez celui qui tourne.`,
  ipv6PortTaken: ({ port }) =>
    `Un autre programme répond à [::1]:${port} ; qui demande « localhost » peut l’atteindre à la place d’Aeroshelf. Utilisez 127.0.0.1, ou fermez ce programme : dans les cinq minutes, Aeroshelf répondra là aussi.`,
  datasetUnreadable: ({ error }) => `Le jeu de données ne peut pas être lu : ${error}.`,
  partUnreadable: ({ part, error }) => `La table ${part} : lecture impossible, ${error}.`,
  tableCountOther: ({ table, count, expected }) => `La table ${table} contient ${figures(count)} lignes au lieu de ${figures(expected)}.`,
  rowNumbersOther: ({ first, last, expected }) =>
    `Les lignes des aérodromes vont de ${first ?? '–'} à ${last ?? '–'} au lieu de 1 à ${expected}.`,
  rowWithoutItsAirport: ({ table, row }) => `La table ${table} renvoie à un aérodrome en ligne ${row}, qui n’existe pas.`,
  bodyOther: ({ table, row, found, expected }) => `Le contenu en ligne ${row} de ${table} porte ${found} au lieu de ${expected}.`,
  airportPartsOther: ({ part, row }) => `Les données « ${part} » envoyées pour la ligne ${row} ne sont pas celles de la table ${part}.`,
  stateMissing: ({ path, backup }) =>
    `${path} a disparu alors que d’autres fichiers de ce dossier de données sont là : ce n’est pas un premier démarrage. ${retour(backup)}`,
  weatherRemovedForRoom: ({ removed, mostMb }) =>
    `Il y a de la place pour ${figures(mostMb)} Mo de METAR et TAF. La dernière importation était plus grande : les ${figures(removed)} plus anciens ont été supprimés avant leur terme. Importez moins de stations.`,
  passwordUnreadable: ({ id }) =>
    `Le mot de passe enregistré de l’utilisateur d’identifiant ${id} est abîmé, et cet utilisateur ne peut pas se connecter. « aeroshelf users list » montre le nom de cet identifiant ; « aeroshelf users password NOM » en définit un nouveau.`,
  sourceKindUnknown: ({ name }) =>
    `La source « ${name} » est d’un type que cette version d’Aeroshelf ne connaît pas ; elle n’est pas mise à jour. Retirez-la, ou utilisez la version qui l’a ajoutée.`,
  stateEmpty: ({ path, backup }) => `${path} est vide : son contenu est perdu. ${retour(backup)}`,
  stateDamaged: ({ path, error, backup }) => `${path} est inutilisable : ${error}. ${retour(backup)}`,
  datasetSetAside: ({ file, error, revision, source }) =>
    `Le jeu de données utilisé ne peut pas être ouvert (${error}) et est conservé sous ${file}. ${revision} (${source}) est utilisé à sa place. Un serveur le reconstruit à partir de ses lignes ou de ses sources quand c’est possible ; sinon revenez à une autre version, ou importez-en une.`,
  datasetBarred: ({ file, error, revision, source }) =>
    `Le jeu de données utilisé ne peut pas être ouvert pour le moment : ${error}. Il reste tel quel. Donnez à votre utilisateur l’accès à ${file} : un essai a lieu chaque seconde, et d’ici là ${revision} (${source}) est utilisé à sa place.`,
  versionUnreadable: ({ file, error }) =>
    `Le jeu de données conservé ${file} est illisible (${error}), et on ne peut pas y revenir. Remettez-en une copie, ou supprimez le fichier.`,
  datasetGone: ({ file, revision, source }) =>
    `Le jeu de données utilisé a disparu : ${file} n’était pas là. ${revision} (${source}) est utilisé à sa place. Un serveur le reconstruit à partir de ce que ses sources ont fourni ; sinon remettez le fichier, ou importez de nouveau les données.`,
  clockMoved: ({ days }) =>
    `L’horloge de cet ordinateur a ${Number(days) < 0 ? 'reculé' : 'avancé'} de ${jours(days)} depuis qu’Aeroshelf l’a lue pour la dernière fois. Aucun NOTAM n’est supprimé selon son âge tant que l’horloge n’est pas juste, ou confirmée par une source ou par vous.`,
  routeWordRefused: ({ word, fault }) => `${word} ${routeFaultSentences[fault as RouteFaultCode] ?? fault} Corrigez-le ou retirez-le.`,
  routeTooManyWords: ({ most }) => `la route a plus de ${figures(most)} mots ; donnez-la en plusieurs parties.`,
  routeWithoutPoints: () => 'aucun point n’est nommé ; donnez-en au moins un, par exemple LSGG,GVA,LFMN.',
  routeChoiceUnknown: ({ word, id }) => `${word}=${id} : la route n’a pas ce mot, ou il ne peut pas désigner ce lieu.`,
  navaidCandidate: ({ id, ident, name, type, country, latitude, longitude }) =>
    `${ident} ${name}, ${type ?? 'type inconnu'}, ${country ?? 'pays inconnu'}, à ${latitude ?? '?'}, ${longitude ?? '?'} : ${id}.`,
  moreFindings: ({ count }) => `Et ${figures(count)} autres comme le dernier.`,
  replacedMeanwhile: ({ revision }) => `Le fichier utilisé a été remplacé par ${revision} ; recommencez.`,
};
