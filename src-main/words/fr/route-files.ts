import type { ReasonCode, ReasonValue, ReasonValues } from '#contract/problems/reasons.ts';
import type { RoutePart } from '#contract/route/files.ts';

const parties: Readonly<Record<RoutePart, string>> = {
  name: 'le nom de la route',
  idents: 'des identifiants',
  kinds: 'la nature de certains points',
  positions: 'des positions',
  names: 'des noms de points',
  altitudes: 'les altitudes aux points',
  airways: 'des voies aériennes',
  regions: 'des régions',
  repeats: 'des points qui se suivent eux-mêmes',
  ends: 'le départ et la destination',
  points: 'les points',
  alternates: 'les dégagements',
  level: 'le niveau de croisière',
  speed: 'la vitesse de croisière',
  rules: 'les règles de vol',
  cycle: 'le cycle AIRAC',
};
const textes: Readonly<Record<string, string>> = { name: 'nom', remarks: 'texte de remarques' };
const partie = (code: ReasonValue) => parties[code as RoutePart] ?? String(code);

const origines: Readonly<Record<string, string>> = { track: 'de sa première trace', waypoints: 'de ses points tournants, dans leur ordre' };

const liste = (names: ReasonValue) => (names === '' ? '' : ` : ${names}`);
const fichier = (format: ReasonValue) => `fichier ${String(format).toUpperCase()}`;
const ligne = (line: ReasonValue) => (line === null ? '' : ` à la ligne ${line}`);

export const routeFiles = {
  routeFileEmpty: () => 'Le fichier est vide. Enregistrez de nouveau la route là d’où elle vient.',
  routeFileUnknown: () =>
    'Le fichier n’est pas un plan de vol lisible. Enregistrez la route en GPX, FPL de Garmin, PLN, FMS, LNMPLN, KML, GeoJSON ou CUP, ou collez-la en texte.',
  routeFileNotText: () =>
    'Le fichier n’est pas du texte : aucune route ne peut y être lue. Si c’est une archive, un KMZ par exemple, décompressez-la d’abord.',
  routeFileTooLarge: ({ mostMb }) => `Le fichier dépasse ${mostMb} Mo. Enregistrez la route seule, sans traces ni autres lieux.`,
  routeFileDamaged: ({ format, line, error }) =>
    `Le ${fichier(format)} est endommagé${ligne(line)} : ${error}. Enregistrez de nouveau la route là d’où elle vient.`,
  routeFileDocumentType: ({ format, line }) =>
    `Le ${fichier(format)} a un DOCTYPE${ligne(line)}, qui peut le faire grossir sans limite. Enregistrez-le sans.`,
  routeFileTooDeep: ({ format, most }) => `Le ${fichier(format)} a plus de ${most} niveaux imbriqués. Enregistrez la route seule.`,
  routeFileTooManyParts: ({ format, most }) =>
    `Le ${fichier(format)} a plus de ${most} éléments, attributs ou cellules. Enregistrez la route seule, sans traces.`,
  routeFileTooManyRows: ({ format, most }) =>
    `Le ${fichier(format)} a plus de ${most} lignes. Enregistrez-en une partie, là d’où il vient.`,
  routeFileTooDear: ({ seconds }) =>
    `Le fichier n’a pas été lu en ${seconds} secondes, ou demandait trop de mémoire. Enregistrez à part ce dont vous avez besoin.`,
  routeFileTooManyPoints: ({ format, most }) =>
    `Le ${fichier(format)} a une route de plus de ${most} points. Simplifiez-la, ou enregistrez-en une partie, là d’où elle vient.`,
  routeFileNoPoints: ({ format }) =>
    `Le ${fichier(format)} n’a aucun point utilisable. Vérifiez, dans le logiciel d’où il vient, qu’il contient une route.`,
  routeFilePointUnusable: ({ count, line, point }) =>
    `Points laissés de côté faute de position valable : ${count}. Le premier${liste(point)}, ligne ${line}.`,
  routeFilePointsUnplaced: ({ count, points }) =>
    `Points sans position dans le fichier, cherchés par leur identifiant : ${count}${points === '' ? '' : ` (${points})`}.`,
  routeFileTextsCleaned: ({ count }) =>
    `Points dont un texte contenait des caractères de contrôle, ou était trop long, et a été raccourci : ${count}.`,
  routeFilePartsUnused: ({ format, parts }) =>
    `Le ${fichier(format)} contient ce qu’une route n’a pas ici : ${parts}. Cela n’a pas été utilisé.`,
  routeFileRoutesUnused: ({ format, count }) => `Autres routes dans le ${fichier(format)} : ${count}. La première a été utilisée.`,
  routeFileReadAs: ({ format, source }) =>
    `Le ${fichier(format)} n’a pas de route. Les points sont ceux ${origines[String(source)] ?? `de ${source}`}.`,
  routeFileLineThinned: ({ format, count, left, metres }) =>
    `Le ${fichier(format)} a une ligne de ${count} points. Les ${left} qui en disent le plus ont été utilisés ; elle passe à ${metres} m d’eux au plus.`,
  routeFileEncodingGuessed: ({ encoding }) =>
    `Le fichier ne dit pas son encodage et n’est pas en UTF-8. Il a été lu en ${encoding} ; vérifiez les noms.`,
  routeWordsLeftOut: ({ format, words }) => `Laissés de côté, car un ${fichier(format)} ne peut pas les contenir : les mots ${words}.`,
  routePartLeftOut: ({ format, part, points }) =>
    `Laissé de côté, car un ${fichier(format)} ne peut pas le contenir : ${partie(part)}${points === '' ? '' : ` (${points})`}.`,
  routeTextsChanged: ({ format, part, changes }) =>
    `Écrit autrement, car un ${fichier(format)} admet moins de lettres : ${partie(part)} (${changes}).`,
  routeLevelChanged: ({ format, from, to }) => `Un ${fichier(format)} ne peut pas dire ${from} ; il dit ${to}.`,
  routePositionsRounded: ({ format, metres }) => `Les positions dans le ${fichier(format)} sont arrondies, de ${metres} m au plus.`,
  routeRulesAssumed: ({ format, rules }) =>
    `Un ${fichier(format)} doit dire les règles de vol ; il dit ${rules}. Choisissez-les dans la route.`,
  routeEndsNotAirports: ({ format }) =>
    `Un ${fichier(format)} devrait commencer et finir à un aérodrome, ce que cette route ne fait pas. Choisissez départ et destination dans le simulateur.`,
  routeSpeedMissing: () =>
    'La case 15 commence par la vitesse et le niveau, et l’un des deux est inconnu. Ajoutez-les avant de déposer le message.',
  // These are about points of the user and their files.
  waypointIdentInvalid: ({ ident }) =>
    `« ${ident} » ne peut pas être un indicatif : il faut 2 à 10 lettres de A à Z et chiffres, dont une lettre, et pas un mot qui a un autre sens dans une route, comme DCT ou N0120.`,
  briefingNotamsWithoutArea: ({ format, count }) =>
    `Le ${fichier(format)} ne contient pas ${count} NOTAM du briefing sans lieu connu, ou d’une région entière.`,
  briefingNotRestricting: ({ format, count, notams }) =>
    `Omis, car un ${fichier(format)} est fait pour les zones qui restreignent : ${count} NOTAM sur d’autres sujets (${notams}).`,
  briefingShapesLeftOut: ({ format, count, notams }) =>
    `Omis, car un ${fichier(format)} ne contient que des espaces aériens : ${count} NOTAM de points ou de lignes (${notams}).`,
  briefingPartLeftOut: ({ format, part }) =>
    `Omis, car un ${fichier(format)} ne peut pas le contenir : ${part === 'times' ? 'début, fin et horaire' : 'les textes publiés'}.`,
  briefingLevelsAssumed: ({ format, count }) =>
    `Un ${fichier(format)} doit donner les niveaux ; là où ${count} NOTAM ne les donnent pas, il indique GND et UNL.`,
  briefingHolesFilled: ({ format, count }) =>
    `Un ${fichier(format)} ne connaît pas les trous d’une zone ; ceux de ${count} NOTAM en font partie.`,
  waypointIdentTwice: ({ ident, line }) => `L’indicatif ${ident} est déjà à la ligne ${line} du fichier. Donnez à chaque point le sien.`,
  waypointPositionInvalid: () => 'Sa position manque, est illisible ou hors limites.',
  waypointTextTooLong: ({ part, most }) =>
    `Son ${textes[String(part)] ?? part} dépasse ${most} caractères. Raccourcissez-le dans le fichier.`,
  waypointElevationInvalid: ({ elevation }) => `Son altitude, ${elevation}, n’est pas un nombre de pieds de -2000 à 40000.`,
  waypointFileUnknown: () =>
    'Le fichier n’est pas un fichier CUP, GPX, KML ou CSV de points. Un CSV commence par une ligne ident,name,latitude,longitude.',
  waypointFileNoPoints: ({ format }) =>
    `Le ${fichier(format)} ne contient aucun point. Vérifiez dans le logiciel qui l’a enregistré qu’il contient des points, et pas seulement une route ou une trace.`,
  reportNotRead: ({ line, text }) => `La ligne ${line} n’est pas un METAR, un SPECI ou un TAF : ${text}`,
  reportTooLong: ({ line, text, most }) => `Le message de la ligne ${line} dépasse ${most} caractères : ${text}`,
  nothingInFile: () => 'Ceci ne contient ni METAR, ni SPECI, ni TAF.',
  weatherFileDamaged: ({ format, line, error }) =>
    `Le ${fichier(format)} est endommagé${ligne(line)} : ${String(error).replace(/\.$/, '')}. Téléchargez-le à nouveau.`,
  stationUnknown: ({ station }) => `Rien n’est connu de ${station} : aucun message enregistré, et aucun aérodrome n’a ce code.`,
  waypointColumnMissing: ({ columns }) => `La première ligne du fichier CSV ne nomme pas les colonnes ${columns}.`,
} satisfies { readonly [Code in ReasonCode]?: (values: ReasonValues<Code>) => string };
