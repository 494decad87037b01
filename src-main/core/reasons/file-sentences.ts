/** English sentences of files that users bring or take away: why one is refused, what of it is not used, and what one that is written cannot hold. */
import type { Sentences } from './reason.ts';
import type { OtherFileKind } from '#contract/notams/warnings.ts';
import type { RoutePart } from '#contract/route/files.ts';
import type { ReasonValue } from '#contract/problems/reasons.ts';

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

export const routeFileSentences = {
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
} satisfies Partial<Sentences>;

export const waypointSentences = {
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
} satisfies Partial<Sentences>;

export const weatherSentences = {
  reportNotRead: ({ line, text }) => `Line ${line} is not a METAR, SPECI or TAF: ${text}`,
  reportTooLong: ({ line, text, most }) => `The report in line ${line} is longer than ${most} characters: ${text}`,
  nothingInFile: () => 'There is no METAR, SPECI or TAF in it.',
  weatherFileDamaged: ({ format, line, error }) =>
    `${file(format)} is damaged${inLine(line)}: ${String(error).replace(/\.$/, '')}. Download it again.`,
  stationUnknown: ({ station }) => `Nothing is known of ${station}: no report is stored, and no aerodrome has this code.`,
} satisfies Partial<Sentences>;

/** English sentences of files that are refused as NOTAMs: what the file is, and where it goes. */
const kinds: Readonly<Record<OtherFileKind, string | undefined>> = {
  zip: 'a ZIP archive or an Office document, not NOTAMs. Unpack it, or save it as CSV. A ZIP of airport data is imported on the Data screen.',
  gzip: 'a gzip archive, not NOTAMs. Unpack it.',
  archive: 'an archive, not NOTAMs. Unpack it.',
  pdf: 'a PDF, not NOTAMs. Copy its text, or save the NOTAMs as text.',
  office: 'an old Excel or Word document, not NOTAMs. Save it as CSV.',
  picture: 'a picture. NOTAMs are read from text.',
  sqlite: 'an SQLite database, not NOTAMs. Export the NOTAMs from it.',
  binary: 'not a text, so it holds no NOTAMs that can be read. Save the NOTAMs as text, CSV, JSON or XML.',
  gpx: 'a GPX file of waypoints, routes or tracks, not NOTAMs. Open it as a route, or import its waypoints.',
  kml: 'a KML file, not NOTAMs. Open it as a route, or import its waypoints.',
  geoJson: 'GeoJSON of map features, not NOTAMs. Open it as a route.',
  airportTable: 'a table of airports or what belongs to them, not NOTAMs. Import it as airport data.',
  jsonCutOff: 'JSON that is cut off before its first whole NOTAM. Save or download it again.',
  json: 'JSON without a NOTAM. Export the NOTAMs from where it comes from, with their texts.',
  webPage: 'a web page without a NOTAM. Save the page that shows the NOTAMs, or copy their text.',
};

export const notamFileSentences = {
  notNotamFile: ({ kind }) => `The file is ${kinds[kind as OtherFileKind] ?? `${kind}, not NOTAMs.`}`,
  noNotamMark: () =>
    'Nothing in this text marks a NOTAM: no number such as B2345/26 NOTAMN, no !ABC 05/612, no items Q) to E). It is stored as one only where you say so: confirm it in the window, or use --as-text or asText=true.',
} satisfies Partial<Sentences>;

/** English sentences of files of a briefing's areas: what a format cannot hold of them. */
const areaParts: Readonly<Record<string, string>> = { times: 'begin, end and schedule', texts: 'the texts as published' };
const areaFormats: Readonly<Record<string, string>> = { csv: 'CSV', geojson: 'GeoJSON', kml: 'KML', openair: 'OpenAir' };
const nameOf = (format: unknown): string => areaFormats[String(format)] ?? String(format);
const notams = (count: unknown): string => `${String(count)} ${count === 1 ? 'NOTAM' : 'NOTAMs'}`;

export const areaSentences = {
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
} satisfies Partial<Sentences>;

/** English sentences of basemaps: why a file is refused, and what is wrong with one in use. */
const sqlKinds: Readonly<Record<string, string>> = {
  view: 'the view',
  trigger: 'the trigger',
  virtualTable: 'the virtual table',
  generatedColumn: 'the generated column',
  expressionIndex: 'an expression in the index',
};

export const basemapSentences = {
  basemapGone: ({ path }) => `There is no file ${path}. Put it back, or remove the basemap and add the file where it is now.`,
  basemapNotAbsolute: ({ path }) => `${path} is not the whole path of a file. Give it from the root or the drive on.`,
  basemapForeign: ({ path }) => `${path} is neither an .mbtiles nor a .pmtiles file. Convert it, for example with tippecanoe or pmtiles.`,
  basemapDamaged: ({ path, error }) => `${path} cannot be read as a map: ${error}. Download or make it again.`,
  basemapWithoutIndex: ({ path }) =>
    `${path} has no index by zoom, column and row, so that a tile would take minutes to find. Add one: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row).`,
  basemapTilesUnknown: ({ path, found }) => `${path} has tiles of the form ${found}. Use a file of vector tiles (pbf), PNG, JPEG or WebP.`,
  basemapKnown: ({ path }) => `${path} is a basemap already. Choose it on the map.`,
  basemapsTooMany: ({ most }) => `There are ${most} basemaps already, as many as there may be. Remove one first.`,
  basemapTileUnreadable: ({ file, tile }) => `Tile ${tile} of ${file} is damaged. Download or make the file again.`,
  basemapUnreadable: ({ path, error }) =>
    `${path} cannot be opened: ${error}. Check the path and that your user may read the file, or choose another place.`,
  basemapHasSql: ({ path, kind, name }) =>
    `${path} has ${sqlKinds[String(kind)] ?? kind} ${name}, which is SQL of the file's own, and none is run. Make a file with plain tables, for example with "pmtiles convert".`,
  basemapTooDear: ({ path, seconds }) =>
    `${path} was not read within ${seconds} seconds, or needed too much memory. Download or make it again, or remove the basemap.`,
  basemapSetAside: ({ path }) =>
    `${path} is set aside, since reading it once came to no end. Remove the basemap, or put another file in its place.`,
} satisfies Partial<Sentences>;
