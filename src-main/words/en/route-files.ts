/** English sentences of files of routes, waypoints, weather and of the areas of a briefing: why one is refused, what of it is not used, and what one that is written cannot hold. */
import type { ReasonCode, ReasonValue, ReasonValues } from '#contract/problems/reasons.ts';
import type { RoutePart } from '#contract/route/files.ts';

type Sentences = { readonly [Code in ReasonCode]?: (values: ReasonValues<Code>) => string };

const parts: Readonly<Record<RoutePart, string>> = {
  name: 'the name of the route',
  idents: 'idents',
  kinds: 'the kinds of points',
  positions: 'positions',
  names: 'names of points',
  altitudes: 'altitudes at points',
  airways: 'airways',
  regions: 'regions',
  repeats: 'points that follow themselves',
  ends: 'departure and destination',
  points: 'points',
  alternates: 'alternates',
  level: 'the cruising level',
  speed: 'the cruising speed',
  rules: 'the flight rules',
  cycle: 'the AIRAC cycle',
};
const part = (code: ReasonValue) => parts[code as RoutePart] ?? String(code);

const sources: Readonly<Record<string, string>> = { track: 'of its first track', waypoints: 'of its waypoints, in their order' };

const named = (list: ReasonValue) => (list === '' ? '' : `: ${list}`);
const file = (format: ReasonValue) => `The ${String(format).toUpperCase()} file`;
const inLine = (line: ReasonValue) => (line === null ? '' : ` in line ${line}`);

export const routeFileReasons = {
  routeFileEmpty: () => 'The file is empty. Save the route again where it comes from.',
  routeFileUnknown: () =>
    'The file is no flight plan that can be read. Save the route as GPX, Garmin FPL, PLN, FMS, LNMPLN, KML, GeoJSON or CUP, or paste it as text.',
  routeFileNotText: () => 'The file is no text, so it holds no route that can be read. If it is an archive, such as KMZ, unpack it first.',
  routeFileTooLarge: ({ mostMb }) => `The file is larger than ${mostMb} MB. Save the route alone, without tracks and other places.`,
  routeFileDamaged: ({ format, line, error }) =>
    `${file(format)} is damaged${inLine(line)}: ${error}. Save the route again where it comes from.`,
  routeFileDocumentType: ({ format, line }) =>
    `${file(format)} has a DOCTYPE${inLine(line)}, which can make a file expand without limit. Save it without one.`,
  routeFileTooDeep: ({ format, most }) => `${file(format)} is nested deeper than ${most} levels. Save the route alone.`,
  routeFileTooManyParts: ({ format, most }) =>
    `${file(format)} has more than ${most} elements, attributes or cells. Save the route alone, without tracks.`,
  routeFileTooManyRows: ({ format, most }) => `${file(format)} has more than ${most} lines. Save a part of it, where it comes from.`,
  routeFileTooDear: ({ seconds }) =>
    `The file was not read within ${seconds} seconds, or needed too much memory. Save what you need of it in a file of its own.`,
  routeFileTooManyPoints: ({ format, most }) =>
    `${file(format)} has a route of more than ${most} points. Simplify it, or save a part of it, where it comes from.`,
  routeFileNoPoints: ({ format }) =>
    `${file(format)} has no point that can be used. Check in the program that saved it that it holds a route.`,
  routeFilePointUnusable: ({ count, line, point }) =>
    `${count} points were left out because their position is missing or out of range. The first${named(point)}, line ${line}.`,
  routeFilePointsUnplaced: ({ count, points }) =>
    `${count} points have no position in the file and are looked for by their ident${named(points)}.`,
  routeFileTextsCleaned: ({ count }) => `The texts of ${count} points had control characters, or were too long, and were shortened.`,
  routeFilePartsUnused: ({ format, parts: names }) => `${file(format)} holds what a route here does not: ${names}. It was not used.`,
  routeFileRoutesUnused: ({ format, count }) => `${file(format)} has ${count} more routes. The first one was used.`,
  routeFileReadAs: ({ format, source }) =>
    `${file(format)} has no route. The points are those ${sources[String(source)] ?? `of ${source}`}.`,
  routeFileLineThinned: ({ format, count, left, metres }) =>
    `${file(format)} has a line of ${count} points. The ${left} that tell most of it were used; it lies within ${metres} m of them.`,
  routeFileEncodingGuessed: ({ encoding }) =>
    `The file does not say its encoding and is no UTF-8. It was read as ${encoding}; check the names.`,
  routeWordsLeftOut: ({ format, words }) => `Left out, since ${String(format).toUpperCase()} files cannot hold them: the words ${words}.`,
  routePartLeftOut: ({ format, part: code, points }) =>
    `Left out, since ${String(format).toUpperCase()} files cannot hold it: ${part(code)}${points === '' ? '' : ` (${points})`}.`,
  routeTextsChanged: ({ format, part: code, changes }) =>
    `Written otherwise, since ${String(format).toUpperCase()} files allow fewer letters: ${part(code)} (${changes}).`,
  routeLevelChanged: ({ format, from, to }) => `${file(format)} cannot say ${from}; it says ${to}.`,
  routePositionsRounded: ({ format, metres }) => `Positions in ${file(format).replace('The', 'the')} are rounded, by up to ${metres} m.`,
  routeRulesAssumed: ({ format, rules }) => `${file(format)} must say the flight rules; it says ${rules}. Choose them in the route.`,
  routeEndsNotAirports: ({ format }) =>
    `${file(format)} should begin and end at an aerodrome, and this route does not. Choose departure and destination in the simulator.`,
  routeSpeedMissing: () => 'Item 15 begins with speed and level, and one of them is unknown. Add both before the message is filed.',
} satisfies Sentences;

export const waypointReasons = {
  waypointIdentInvalid: ({ ident }) =>
    `"${ident}" cannot be an ident: it needs 2 to 10 letters A to Z and figures, one of them a letter, and may not be a word with another meaning in a route, such as DCT or N0120.`,
  waypointIdentTwice: ({ ident, line }) => `The ident ${ident} is in line ${line} of the file already. Give each waypoint its own.`,
  waypointPositionInvalid: () => 'Its position is missing, cannot be read or is out of range.',
  waypointTextTooLong: ({ part, most }) => `Its ${part} is longer than ${most} characters. Shorten it in the file.`,
  waypointElevationInvalid: ({ elevation }) => `Its elevation, ${elevation}, is no number of feet from -2000 to 40000.`,
  waypointFileUnknown: () =>
    'The file is no CUP, GPX, KML or CSV file of waypoints. A CSV begins with a line of ident,name,latitude,longitude.',
  waypointFileNoPoints: ({ format }) =>
    `${file(format)} has no waypoint. Check in the program that saved it that it holds points, not only a route or a track.`,
  waypointColumnMissing: ({ columns }) => `The first line of the CSV file does not name the columns ${columns}.`,
} satisfies Sentences;

export const weatherReasons = {
  reportNotRead: ({ line, text }) => `Line ${line} is not a METAR, SPECI or TAF: ${text}`,
  reportTooLong: ({ line, text, most }) => `The report in line ${line} is longer than ${most} characters: ${text}`,
  nothingInFile: () => 'There is no METAR, SPECI or TAF in it.',
  weatherFileDamaged: ({ format, line, error }) =>
    `${file(format)} is damaged${inLine(line)}: ${String(error).replace(/\.$/, '')}. Download it again.`,
  stationUnknown: ({ station }) => `Nothing is known of ${station}: no report is stored, and no aerodrome has this code.`,
} satisfies Sentences;

const areaParts: Readonly<Record<string, string>> = { times: 'begin, end and schedule', texts: 'the texts as published' };
const areaFormats: Readonly<Record<string, string>> = { csv: 'CSV', geojson: 'GeoJSON', kml: 'KML', openair: 'OpenAir' };
const nameOf = (format: unknown): string => areaFormats[String(format)] ?? String(format);
const notams = (count: unknown): string => `${String(count)} ${count === 1 ? 'NOTAM' : 'NOTAMs'}`;

export const areaReasons = {
  briefingNotamsWithoutArea: ({ format, count }) =>
    `The ${nameOf(format)} file is without ${notams(count)} of the briefing that ${count === 1 ? 'has' : 'have'} no place, or that ${count === 1 ? 'is' : 'are'} of a whole region.`,
  briefingNotRestricting: ({ format, count, notams: numbers }) =>
    `Left out, since ${nameOf(format)} files are for areas that restrict: ${notams(count)} of other things (${numbers}).`,
  briefingShapesLeftOut: ({ format, count, notams: numbers }) =>
    `Left out, since ${nameOf(format)} files hold airspace alone: ${notams(count)} of points or lines (${numbers}).`,
  briefingPartLeftOut: ({ format, part }) => `Left out, since ${nameOf(format)} files cannot hold it: ${areaParts[String(part)] ?? part}.`,
  briefingLevelsAssumed: ({ format, count }) =>
    `${nameOf(format)} files must say levels; where ${notams(count)} ${count === 1 ? 'does' : 'do'} not, the file says GND and UNL.`,
  briefingHolesFilled: ({ format, count }) =>
    `${nameOf(format)} files know no holes in an area; those of ${notams(count)} count as part of it.`,
} satisfies Sentences;
