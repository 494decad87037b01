/** English sentences of what can go wrong with sources and their fetching, and of sets that wait for the user. */
import type { FetchedKind } from '#contract/sync/sources.ts';
import type { ReasonValue } from '#contract/problems/reasons.ts';
import { errorInWords } from './errors.ts';
import { LOSS_WAY_OUT } from './set-sentences.ts';
import type { Sentences } from './reason.ts';

const CHECK_ADDRESS = 'Check the address of the source.';

/** What the path of a source leads to. */
const places: Readonly<Record<FetchedKind, string>> = {
  ourairports: 'a web address',
  api: 'a web address',
  files: 'the folder or ZIP with the six CSV files',
  airportList: 'the CSV file with the airport list',
  notams: 'the file of NOTAMs, or a folder of such files',
  ukPib: 'a web address',
  navCanada: 'a web address',
  faaNms: 'a web address',
  faaNotamApi: 'a web address',
  weather: 'a web address',
};
const place = (kind: ReasonValue) => places[kind as FetchedKind];
const figures = (value: ReasonValue) => Number(value).toLocaleString('en-US');
/** `2026-11-27T18:00:00.000Z` as 27 1800Z. */
const moment = (at: ReasonValue): string => `${String(at).slice(8, 10)} ${String(at).slice(11, 13)}${String(at).slice(14, 16)}Z`;
const untilInWords = (until: ReasonValue): string => (until === null ? '' : ` until ${moment(until)}`);
const status = ({ status: code, statusText }: { status: ReasonValue; statusText: ReasonValue }) => `${code} ${statusText ?? ''}`.trim();

export const fetchingSentences = {
  unreachable: ({ address, error }) => `${address} cannot be reached (${errorInWords(error)}).`,
  unavailable: ({ address, ...answer }) => `${address} answered ${status(answer)}.`,
  answered: ({ address, ...answer }) => `${address} answered ${status(answer)}. ${CHECK_ADDRESS}`,
  answeredUnasked: ({ address, status: code }) => `${address} answered ${code}, which was not asked for. ${CHECK_ADDRESS}`,
  redirectsTooOften: ({ address, most }) => `${address} redirects more than ${most} times. ${CHECK_ADDRESS}`,
  redirectsNowhere: ({ address }) => `${address} redirects to no address. ${CHECK_ADDRESS}`,
  redirectsInsecurely: ({ address, to }) => `${address} redirects to ${to}, and only https is followed. ${CHECK_ADDRESS}`,
  brokeOff: ({ address, error }) => `${address} broke off (${errorInWords(error)}); the next attempt resumes there.`,
  brokeOffAt: ({ address, bytes, total }) =>
    `${address} broke off after ${bytes} of ${total ?? 'unknown'} bytes; the next attempt resumes there.`,
  unknownEncoding: ({ address, encoding }) => `${address} sent data packed as ${encoding}, which was not asked for.`,
  downloadDamaged: ({ address, error }) => `The download from ${address} is damaged and cannot be unpacked (${error}).`,
  pathNotConnected: ({ path }) => `There is nothing at ${path}; it may be on a disk that is not connected.`,
  archiveDamaged: ({ file, error }) => `${file} is damaged (${error}). Make the archive again.`,
  serverBusy: ({ address }) => `${address} has too many requests and asks clients to wait.`,
  accessDenied: ({ address, status: code }) => `${address} denied access (${code}). Check the key or credentials of this source.`,
  notThisApi: ({ address, status: code, path }) =>
    `${address} answered ${code} to ${path}; it is not a server of this API, or its address is wrong.`,
  listNotOfApi: ({ path }) => `${path} of this server is not a list of this API. ${CHECK_ADDRESS}`,
  sourceTooLarge: ({ address, bound, most }) =>
    `${address} does not end: more than ${most} ${bound} in one run. What was fetched is kept; check the address, or ask its operator.`,
  answerTooLarge: ({ address, mostMb }) => `${address} sent more than ${mostMb} MB in one answer; it is not a server of this API.`,
  answerBrokeOff: ({ address, error }) => `The answer of ${address} broke off (${errorInWords(error)}).`,
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
  addressHasPassword: () => 'must not contain a user name or password; put a key into apiKey',
  addressHasFragment: ({ fragment }) => `must not contain ${fragment}; give the address alone`,
  addressHasQuery: () => 'must not contain ?…; give the base address alone, and a key as apiKey',
  addressHasSecret: ({ parameter }) => `must not contain ${parameter}; addresses are shown and logged`,
  addressNotAbsolute: ({ address, kind }) => `"${address}" is not the full path of ${place(kind)}`,
  addressMissing: ({ address, kind }) => `there is nothing at ${address}; give the full path of ${place(kind)}`,
  addressUnreadable: ({ address, error }) => `${address} cannot be read (${errorInWords(error)}); allow reading it, or give another path`,
  addressOther: ({ address, kind }) => `${address} is not ${place(kind)}`,
  networkOff: () => '"ourairports" needs the network, which you turned off; turn off the setting "offline", or give a folder or ZIP',
} satisfies Partial<Sentences>;
