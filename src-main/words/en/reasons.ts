import type { OtherFileKind } from '#contract/notams/warnings.ts';
import type { ReasonCode, ReasonValue, ReasonValues } from '#contract/problems/reasons.ts';
import type { FetchedKind } from '#contract/sync/sources.ts';
import type { RouteFaultCode } from '#contract/route/faults.ts';
import { routeFaultSentences } from './route.ts';
import { areaReasons, routeFileReasons, waypointReasons, weatherReasons } from './route-files.ts';

const figures = (value: ReasonValue) => Number(value).toLocaleString('en-US');

/** The operating system says these of connections and files; anything else is shown as it came. */
export const systemErrors: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name cannot be found',
  EAI_AGAIN: 'names cannot be resolved now',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was cut',
  ENETUNREACH: 'there is no network',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: 'a file is where a folder should be',
  ELOOP: 'links form a loop',
  ERR_INVALID_ARG_VALUE: 'the name contains a character not allowed in file names',
  ETIMEDOUT: 'no answer in time',
};
const errorInWords = (error: ReasonValue): string => systemErrors[String(error)] ?? String(error);

/** A file that is refused as NOTAMs is one of these, and goes elsewhere. */
const otherFiles: Readonly<Record<OtherFileKind, string | undefined>> = {
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

const CHECK_ADDRESS = 'Check the address of the source.';

/** The path of such a source leads to this; that of any other source is a web address. */
const places: Partial<Record<FetchedKind, string>> = {
  files: 'the folder or ZIP with the six CSV files',
  airportList: 'the CSV file with the airport list',
  notams: 'the file of NOTAMs, or a folder of such files',
};
const place = (kind: ReasonValue) => places[kind as FetchedKind] ?? 'a web address';
/** `2026-11-27T18:00:00.000Z` becomes 27 1800Z. */
const moment = (at: ReasonValue): string => `${String(at).slice(8, 10)} ${String(at).slice(11, 13)}${String(at).slice(14, 16)}Z`;
const untilInWords = (until: ReasonValue): string => (until === null ? '' : ` until ${moment(until)}`);
const status = ({ status: code, statusText }: { status: ReasonValue; statusText: ReasonValue }) => `${code} ${statusText ?? ''}`.trim();

const sqlKinds: Readonly<Record<string, string>> = {
  view: 'the view',
  trigger: 'the trigger',
  virtualTable: 'the virtual table',
  generatedColumn: 'the generated column',
  expressionIndex: 'an expression in the index',
};

const LOSS_WAY_OUT = 'If that is right, accept the loss.';

/** Names the tables that lose rows: "airports 85,938 → 18,976, runways 48,184 → 0". */
function lost(values: ReasonValues<'lessThanInUse'>): string[] {
  const line = (name: string, before: ReasonValue, now: ReasonValue) =>
    before === null ? [] : [`${name} ${figures(before)} → ${figures(now)}`];
  return [
    ...line('airports', values.airports, values.airportsNow),
    ...line('runways', values.runways, values.runwaysNow),
    ...line('frequencies', values.frequencies, values.frequenciesNow),
    ...line('countries', values.countries, values.countriesNow),
    ...line('navaids', values.navaids, values.navaidsNow),
  ];
}

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

const FRESH = '"aeroshelf restore --fresh" starts without users, keys, notes and NOTAMs';
const wayBack = (backup: ReasonValue) =>
  backup === null
    ? `There is no automatic backup. Put a copy of it back; ${FRESH}.`
    : `"aeroshelf restore --last" restores the automatic backup of ${backup}; ${FRESH}. What is there now is kept.`;

const AGAIN = 'Make the file again.';
const PACK_AGAIN = 'Make the pack again.';

/** The sentence of each reason; where a reason names a field or a source, that name precedes the sentence. */
export const reasons: { readonly [Code in ReasonCode]: (values: ReasonValues<Code>) => string } = {
  ...routeFileReasons,
  ...waypointReasons,
  ...weatherReasons,
  ...areaReasons,
  notNotamFile: ({ kind }) => `The file is ${otherFiles[kind as OtherFileKind] ?? `${kind}, not NOTAMs.`}`,
  noNotamFound: () => 'No NOTAM was found in this file. NOTAMs begin with their number, as in (B2345/26 NOTAMN, or with !ABC 05/612.',
  noNotamMark: () =>
    'Nothing in this text marks a NOTAM: no number such as B2345/26 NOTAMN, no !ABC 05/612, no items Q) to E). It is stored as one only where you say so: confirm it in the window, or use --as-text or asText=true.',
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
  diskFull: ({ folder, neededMb, freeMb }) =>
    `the disk is full: ${neededMb} MB are needed in ${folder}${freeMb === null ? '' : ` and ${freeMb} MB are free`}. Make room there and try again.`,
  pathNotAbsolute: ({ path }) => `"${path}" is not the full path of a folder or ZIP, nor "ourairports".`,
  pathMissing: ({ path }) => `there is nothing at ${path}.`,
  notFolderOrZip: ({ path }) => `${path} is neither a folder nor a ZIP. Give the folder that holds the six CSV files.`,
  filesMissing: ({ place, files }) => `${place} lacks ${files}; all six CSV files of OurAirports are needed.`,
  zipDamaged: ({ path, error }) => `${path} is not a ZIP archive, or it is damaged (${error}).`,
  zipFileTwice: ({ path, file }) => `${path} holds ${file} twice; keep one set in the archive.`,
  zipFileEncrypted: ({ path, file }) => `${path}: ${file} is encrypted. Unpack it and give the folder.`,
  notRegularFile: ({ path }) => `${path} is a pipe, a socket, a device or a folder, not a file. Give the path of a regular file.`,
  fileEmpty: ({ file }) => `${file} is empty.`,
  fileTooLarge: ({ file, mostMb }) => `${file} is larger than ${mostMb} MB; it is not the expected file.`,
  fileBrokeOff: ({ file, error }) => `${file} broke off (${error}). Try again, or fetch it again.`,
  fileIsWebPage: ({ file }) =>
    `${file} is a web page, not a CSV file: the download failed, or a network that wants a login answered. Fetch it again.`,
  fileNotUtf8: ({ file }) => `${file} is not UTF-8 text. Save it as UTF-8.`,
  fileShrunk: ({ file, bytes, before }) =>
    `${file} has ${bytes} bytes where there were ${before} before; it is probably only a part of the file. If it is whole, remove the source and add it again.`,
  fileUnreadable: ({ file, error }) => `${file} cannot be read (${error}); is its disk connected?`,
  fileNotPermitted: ({ file }) => `You have no permission to read ${file}.`,
  fileTooLargeToOpen: ({ file, mostMb }) =>
    `${file} is larger than ${mostMb} MB, the most that a window opens. The command line imports larger ones.`,
  columnsMissing: ({ file, columns }) => `${file} has no column ${columns}; it is not the expected file. Fetch it again from its source.`,
  columnTwice: ({ file, column }) => `${file} has the column ${column} twice.`,
  quoteNotClosed: ({ file, line }) => `${file}, line ${line}: a quotation mark is never closed; the file is cut off or damaged.`,
  rowsUnusable: ({ file, unusable, rows, line, issue }) =>
    `${file}: ${unusable} of ${rows} rows are not usable; the first is on line ${line}: ${issue}`,
  tooFewRows: ({ file, kept, leftOut, least }) =>
    `${file} holds ${kept} usable rows (${leftOut} left out); with fewer than ${least} it counts as incomplete.`,
  rowsWithoutAirport: ({ file, orphans, rows }) =>
    `${file}: ${orphans} of ${rows} rows belong to no airport of the set; the files are of different days. Fetch all six again.`,
  lessThanInUse: (values) =>
    `the new dataset has less than the one in use: ${[...lost(values), ...(values.sources === null ? [] : [`without the source ${values.sources}`])].join(', ')}. ${LOSS_WAY_OUT}`,
  airportsMissing: ({ count, inUse, percent, mostPercent }) =>
    `${figures(count)} of the ${figures(inUse)} airports in use are missing from the new set: ${percent} %, where a new edition changes ${mostPercent} % at most. ${LOSS_WAY_OUT}`,
  airportsChanged: ({ count, inUse, percent, mostPercent }) =>
    `${figures(count)} of the ${figures(inUse)} airports in use have other values in the new set: ${percent} %, where a new edition changes ${mostPercent} % at most. ${LOSS_WAY_OUT}`,
  dateInvalid: ({ date }) => `"${date}" is not a date of the calendar; write 2026-08-22`,
  dateInFuture: ({ date }) => `${date} is in the future`,
  copyMissing: ({ path }) => `there is nothing at ${path}. Fetch it again, or leave this source out.`,
  copyDamaged: ({ error }) => `what was fetched is damaged (${error}). Fetch it again, or leave this source out.`,
  copyIncomplete: ({ path }) => `${path} is not complete yet. Let the sync finish.`,
  airportNotOfApi: ({ airport }) =>
    `The airport ${airport} of this server does not have the form of this API. The server may be of another version.`,
  unreachable: ({ address, error }) => `${address} cannot be reached (${errorInWords(error)}).`,
  unavailable: ({ address, ...answer }) => `${address} answered ${status(answer)}.`,
  answered: ({ address, ...answer }) => `${address} answered ${status(answer)}. ${CHECK_ADDRESS}`,
  redirectsNowhere: ({ address }) => `${address} redirects to no address, or without end. ${CHECK_ADDRESS}`,
  redirectsInsecurely: ({ address, to }) => `${address} redirects to ${to}, and only https is followed. ${CHECK_ADDRESS}`,
  brokeOff: ({ address, error }) => `${address} broke off (${errorInWords(error)}); the next attempt resumes there.`,
  downloadDamaged: ({ address, error }) => `The download from ${address} is damaged and cannot be unpacked (${error}).`,
  pathNotConnected: ({ path }) => `There is nothing at ${path}; it may be on a disk that is not connected.`,
  serverBusy: ({ address }) => `${address} has too many requests and asks clients to wait.`,
  accessDenied: ({ address, status: code }) => `${address} denied access (${code}). Check the key or credentials of this source.`,
  notThisApi: ({ address, status: code, path }) =>
    `${address} answered ${code} to ${path}; it is not a server of this API, or its address is wrong.`,
  listNotOfApi: ({ path }) => `${path} of this server is not a list of this API. ${CHECK_ADDRESS}`,
  sourceTooLarge: ({ address, bound, most }) =>
    `${address} does not end: more than ${most} ${bound} in one run. What was fetched is kept; check the address, or ask its operator.`,
  answerTooLarge: ({ address, mostMb }) => `${address} sent more than ${mostMb} MB in one answer; it is not a server of this API.`,
  noSites: ({ name }) =>
    `${name} is asked by aerodrome, and none is named or chosen: say which in “complete for”, as CYUL, CYOW, or in “What to fetch”`,
  corridorWithoutRoutes: () => 'a corridor is along stored routes: choose them too, or leave it out',
  nothingChosen: () => 'nothing would be fetched: choose something, or allow that sources are loaded whole',
  credentialsMissing: ({ name }) => `${name} needs the id and secret that its publisher gives a client, and none are kept.`,
  credentialsRefused: ({ address, status: code }) =>
    `${address} refused the credentials (${code}). Ask its publisher whether they are still valid, and give them again.`,
  credentialsReadable: ({ path, mode }) =>
    `Others on this machine can read ${path} (${mode}), so that nothing in it is used. Close it (chmod 600), and ask for a new secret if it may have been read.`,
  credentialsDamaged: ({ path }) => `${path} cannot be read as credentials. Remove it, and give them again.`,
  credentialsSealed: ({ name }) =>
    `The credentials of ${name} were kept by the key store of the window, which alone can open them. Fetch in the window, or give them again.`,
  credentialsNotUsed: ({ kind }) => `a source of kind ${kind} takes no credentials`,
  serviceRefused: ({ address, error }) => `${address} refused the request: ${error}.`,
  pagesShifted: ({ address }) => `What ${address} has changed between its pages each time it was read; nothing is claimed to be complete.`,
  bulkOnceADay: ({ address, until }) =>
    `${address} gives all that it has once a day, and the changes since are too old to be asked for; the next load is on ${moment(until)}.`,
  askedRecently: ({ address, minutes, at }) =>
    `${address} is asked every ${minutes} minutes at most, and was at ${moment(at)}: what it sent then is in use.`,
  listedNotGiven: ({ address, count }) =>
    `The checklist of ${address} has ${count} numbers that it does not give. All else is stored, and claimed to be complete for nothing.`,
  otherHostInUse: ({ name, address }) =>
    `"${name}" is of ${address}, and sets of two hosts of this service must not mix: remove it first, and then its NOTAMs`,
  redirectsAway: ({ address, to }) => `${address} redirects to ${to}; what is secret is sent to no other server.`,
  certificateTime: ({ address, error }) =>
    `The certificate of ${address} does not hold at the time of this machine (${error}). Check its clock first.`,
  captivePortal: ({ address }) =>
    `A web page came in the place of what ${address} publishes; the network may want a login first. Nothing was stored.`,
  shapeChanged: ({ address, path }) =>
    `What ${address} publishes has another form than is known: ${path} is missing. What could be read is stored, and claimed to be complete for nothing.`,
  answerNotJson: ({ address }) =>
    `${address} did not answer in JSON; it is not a server of this API, or a login page of the network is in front of it.`,
  readyWhole: ({ places, until }) => `NOTAMs are whole for ${places}${untilInWords(until)}.`,
  readyPart: ({ places, until, lacking }) =>
    `NOTAMs are whole for ${places}${untilInWords(until)}; they are not known to be whole for ${lacking}.`,
  readyNothing: ({ lacking }) => `NOTAMs are not known to be whole for ${lacking}: no list that is recent says so.`,
  readyWithoutPlaces: () =>
    'There is no aerodrome to get ready for: keep a favourite, store a route, or give one with an aerodrome that has a code.',
  changesTooFast: () => 'The server changes its airports faster than they can be fetched.',
  tooManyFiles: ({ folder, count, most }) => `${folder} holds ${count} files; at most ${most} are read.`,
  notamFileRefused: ({ file, issue }) => `${file}: ${issue}`,
  importRunning: () => 'Another import is running; this one will be retried soon.',
  notamsStayed: ({ added, changed }) =>
    Number(added) + Number(changed) === 0
      ? 'The import of NOTAMs was cancelled before anything was stored.'
      : `The import of NOTAMs was cancelled: ${added} new and ${changed} changed ones are stored and stay; importing the same file again stores the rest.`,
  datasetStayed: ({ revision }) => `The dataset ${revision} of the pack is in use and stays; a rollback restores the previous one.`,
  machineDiskFull: () => 'The disk is full; make room, and it will be retried.',
  machineFailed: ({ error }) => `It failed on this machine: ${error}.`,
  failed: () => 'It failed for an unknown reason; see the log.',
  refused: ({ refusal }) => `It was refused: ${refusal}.`,
  rolledBack: ({ revision }) =>
    `You rolled back from the dataset ${revision}; newer data will be fetched, but used only when you ask for a sync.`,
  olderThanInUse: ({ date, inUse }) =>
    `The fetched data ${date === null ? 'has no date and may be' : `is of ${date},`} older than the dataset in use of ${inUse}; it will be used when you ask for a sync.`,
  bodyNotObject: () => 'must be a JSON object',
  memberMissing: () => 'is missing',
  memberUnknown: ({ known }) => `unknown member; known: ${known}`,
  memberInvalid: ({ expected }) => `must be ${expected}`,
  labelInvalid: ({ most }) => `a key's label has 1 to ${most} characters and no control characters`,
  originInvalid: ({ origin }) => `${origin} is not a web origin; give scheme and host alone, for example https://planner.example`,
  addressTaken: ({ name }) => `the source "${name}" fetches from there already`,
  nameTaken: ({ name }) => `there is a source "${name}" already; give another name`,
  completeForNotUsed: ({ kind }) => `a source of kind ${kind} says itself what it is complete for; only "notams" and "api" take it`,
  keyNotUsed: ({ kind }) => `a source of kind ${kind} takes no key; only "api" does`,
  importNotFetched: () => 'what you imported by hand is not fetched; import it again instead',
  sourceInUse: ({ name, airports, runways, frequencies, navaids }) =>
    `${figures(airports)} airports, ${figures(runways)} runways, ${figures(frequencies)} frequencies and ${figures(navaids)} navaids of the dataset in use come from "${name}", and the next dataset would be without those that no other source has. ${LOSS_WAY_OUT}`,
  notWebAddress: ({ address }) => `"${address}" is not a web address; give one such as https://example.org/data/`,
  addressHasMore: ({ part }) => `must not contain ${part}: addresses are shown and logged; put a key into apiKey`,
  addressNotAbsolute: ({ address, kind }) => `"${address}" is not the full path of ${place(kind)}`,
  addressMissing: ({ address, kind }) => `there is nothing at ${address}; give the full path of ${place(kind)}`,
  addressUnreadable: ({ address, error }) => `${address} cannot be read (${errorInWords(error)}); allow reading it, or give another path`,
  addressOther: ({ address, kind }) => `${address} is not ${place(kind)}`,
  networkOff: () => '"ourairports" needs the network, which you turned off; turn off the setting "offline", or give a folder or ZIP',
  signerUnknown: ({ file, fingerprint }) =>
    `${file} is signed by another Aeroshelf, which you have not trusted yet: ${fingerprint}. Compare this with what "aeroshelf pack" printed there; if it is the same, unpack it with --trust ${fingerprint}.`,
  signerOther: ({ file, fingerprint, expected }) =>
    `${file} is signed by ${fingerprint}, not by ${expected}. Ask the person who made it which one is right.`,
  signatureInvalid: ({ file }) =>
    `The signature of ${file} does not match its content: it was changed or damaged on the way. Copy or make the file again.`,
  notPackedByAeroshelf: ({ file, error }) =>
    `${file} is not a file that Aeroshelf packs, or it is damaged (${error}). Copy or make the file again.`,
  manifestInvalid: ({ file }) => `The manifest of ${file} is not as Aeroshelf writes it. ${AGAIN}`,
  madeByNewer: ({ file, format, known }) =>
    `${file} was made by a newer Aeroshelf (format ${format}, this one knows ${known}). Update Aeroshelf.`,
  kindOther: ({ file, kind, command }) =>
    `${file} is ${kind === 'pack' ? 'a pack, not a backup' : 'a backup, not a pack'}. Use "${command}".`,
  packTablesOther: ({ file }) =>
    `The dataset in ${file} cannot be used: its tables are not those of this version. Make the pack again, with an Aeroshelf of this version.`,
  packReferenceDamaged: ({ file, error }) => `The dataset in ${file} cannot be used: it is damaged: ${error}. ${PACK_AGAIN}`,
  packLineInvalid: ({ file, line }) => `The NOTAMs in ${file}: line ${line} is not as Aeroshelf writes it. ${PACK_AGAIN}`,
  backupSignerOther: ({ file }) => `${file} is not signed by the key in it. Use another backup.`,
  backupStateDamaged: ({ file, error }) => `state.sqlite in ${file} is damaged: ${error}. Use another backup.`,
  signingKeyInvalid: ({ path }) =>
    `${path} holds no Ed25519 key. Restore a copy of it, or move it away: a new one will be created, which other machines then have to trust.`,
  notWritable: ({ path, error }) =>
    `${path} cannot be written: ${error}. Make room or allow writing there, or choose another place; nothing was changed.`,
  fileExists: ({ path }) => `${path} exists. Choose another name, or overwrite it with --force.`,
  fileMissing: ({ path }) => `There is no file ${path}.`,
  noAutomaticBackup: ({ folder, damaged }) =>
    `There is no automatic backup in ${folder} that can be restored${Number(damaged) > 0 ? `; ${damaged} are damaged` : ''}. Restore a backup of your own, or start without one with "aeroshelf restore --fresh".`,
  dataFolderMissing: ({ folder }) =>
    `There is no data folder of Aeroshelf at ${folder}. Start Aeroshelf once, or choose another data folder with --data-dir.`,
  stateFormatOther: ({ path, format, known }) =>
    `${path} is of format ${format}, and this Aeroshelf packs format ${known}. Start this Aeroshelf once, or use the one that runs.`,
  datasetUnreadable: ({ error }) => `The dataset cannot be read: ${error}.`,
  partUnreadable: ({ part, error }) => `Table ${part} cannot be read: ${error}.`,
  tableCountOther: ({ table, count, expected }) => `Table ${table} holds ${count} rows instead of ${expected}.`,
  rowNumbersOther: ({ first, last, expected }) => `The rows of airports run from ${first} to ${last} instead of from 1 to ${expected}.`,
  rowWithoutItsAirport: ({ table, row }) => `Table ${table} refers to an airport in row ${row}, and there is none.`,
  bodyOther: ({ table, row, found, expected }) => `The body in row ${row} of ${table} has ${found} instead of ${expected}.`,
  airportPartsOther: ({ part, row }) => `The ${part} sent for row ${row} are not those of table ${part}.`,
  routeWordRefused: ({ word, fault }) => `${word} ${routeFaultSentences[fault as RouteFaultCode] ?? fault} Correct it, or leave it out.`,
  routeTooManyWords: ({ most }) => `the route has more than ${most} words; give it in parts.`,
  routeWithoutPoints: () => 'it names no point; give at least one, for example LSGG,GVA,LFMN.',
  routeChoiceUnknown: ({ word, id }) => `${word}=${id}: the route has no such word, or it cannot mean this place.`,
  navaidCandidate: ({ id, ident, name, type, country, latitude, longitude }) =>
    `${ident} ${name}, ${type ?? 'unknown type'}, ${country ?? 'unknown country'}, at ${latitude ?? '?'}, ${longitude ?? '?'}: ${id}.`,
  moreFindings: ({ count }) => `And ${count} more like the last.`,
  replacedMeanwhile: ({ revision }) => `The file in use was replaced by ${revision}; start again.`,
  ipv6PortTaken: ({ port }) =>
    `Another program answers at [::1]:${port}, so a client that asks for "localhost" may reach it instead of Aeroshelf. Use 127.0.0.1, or end that program: within five minutes Aeroshelf answers there too.`,
  stateMissing: ({ path, backup }) =>
    `${path} is missing, but other files of this data folder exist, so this is not a first start. ${wayBack(backup)}`,
  stateEmpty: ({ path, backup }) => `${path} is empty: its contents are lost. ${wayBack(backup)}`,
  stateDamaged: ({ path, error, backup }) => `${path} can't be used: ${String(error).replace(/\.$/, '')}. ${wayBack(backup)}`,
  datasetSetAside: ({ file, error, revision, source }) =>
    `The dataset in use cannot be opened (${error}) and is kept as ${file}. ${revision} (${source}) is used instead. A server rebuilds it from its rows or its sources where it can; otherwise roll back to another version, or import a new one.`,
  datasetBarred: ({ file, error, revision, source }) =>
    `The dataset in use cannot be opened for now: ${error}. It stays as it is. Give your user access to ${file}: it is tried again every second, and until then ${revision} (${source}) is used instead.`,
  versionUnreadable: ({ file, error }) =>
    `The kept dataset ${file} cannot be read (${error}), so you cannot roll back to it. Put a copy of it back, or remove the file.`,
  datasetGone: ({ file, revision, source }) =>
    `The dataset that was in use is missing: there is no ${file}. ${revision} (${source}) is used instead. A server rebuilds it from what its sources fetched; otherwise put the file back, or import the data again.`,
  clockMoved: ({ days: moved }) =>
    `This computer's clock moved ${Number(moved) < 0 ? 'back ' : ''}by ${days(Math.abs(Number(moved)))} since Aeroshelf last checked it. No NOTAM is deleted by age until the clock is right again, a source confirms the time, or you do.`,
  weatherRemovedForRoom: ({ removed, mostMb }) =>
    `There is room for ${mostMb} MB of METAR and TAF. The last import was larger, so that the oldest ${removed} were deleted before their time. Import fewer stations.`,
  passwordUnreadable: ({ id }) =>
    `The stored password of the user with the id ${id} is damaged, so that this user cannot log in. "aeroshelf users list" shows the name of this id; "aeroshelf users password NAME" sets a new one.`,
  sourceKindUnknown: ({ name }) =>
    `The source "${name}" is of a kind that this version of Aeroshelf does not know; it is not fetched. Remove it, or use the version that added it.`,
};
