/** English sentences of what is wrong with folders, archives, files and sets. Each names what is at fault and the way out. */
import type { ReasonValue, ReasonValues } from '#contract/problems/reasons.ts';
import type { Sentences } from './reason.ts';

export const LOSS_WAY_OUT = 'If that is right, accept the loss.';
const figures = (value: ReasonValue) => Number(value).toLocaleString('en-US');

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

export const setSentences = {
  diskFull: ({ folder, neededMb, freeMb }) =>
    `the disk is full: ${neededMb} MB are needed in ${folder}${freeMb === null ? '' : ` and ${freeMb} MB are free`}. Make room there and try again.`,
  pathNotAbsolute: ({ path }) => `"${path}" is not the full path of a folder or ZIP, nor "ourairports".`,
  pathMissing: ({ path }) => `there is nothing at ${path}.`,
  notFolderOrZip: ({ path }) => `${path} is neither a folder nor a ZIP. Give the folder that holds the six CSV files.`,
  filesMissing: ({ place, files }) => `${place} lacks ${files}; all six CSV files of OurAirports are needed.`,
  zipDamaged: ({ path, error }) => `${path} is not a ZIP archive, or it is damaged (${error}).`,
  zipTooManyFiles: ({ path, count, most }) => `${path} holds ${count} files; at most ${most} are accepted.`,
  zipFileTwice: ({ path, file }) => `${path} holds ${file} twice; keep one set in the archive.`,
  zipFileEncrypted: ({ path, file }) => `${path}: ${file} is encrypted. Unpack it and give the folder.`,
  zipFileTooLarge: ({ path, file, mostMb }) => `${path}: ${file} would unpack to more than ${mostMb} MB.`,
  zipFileDamaged: ({ path, file, error }) => `${path}: ${file} is damaged (${error}). Copy or fetch the archive again.`,
  notRegularFile: ({ path }) => `${path} is a pipe, a socket, a device or a folder, not a file. Give the path of a regular file.`,
  fileEmpty: ({ file }) => `${file} is empty.`,
  fileTooLarge: ({ file, mostMb }) => `${file} is larger than ${mostMb} MB; it is not the expected file.`,
  fileUnpacksTooLarge: ({ file, mostMb }) => `${file} unpacks to more than ${mostMb} MB; it is not the expected file.`,
  fileBrokeOff: ({ file, error }) => `${file} broke off (${error}). Try again, or fetch it again.`,
  fileIsWebPage: ({ file }) =>
    `${file} is a web page, not a CSV file: the download failed, or a network that wants a login answered. Fetch it again.`,
  fileNotUtf8: ({ file }) => `${file} is not UTF-8 text. Save it as UTF-8.`,
  fileShrunk: ({ file, bytes, before }) =>
    `${file} has ${bytes} bytes where there were ${before} before; it is probably only a part of the file. If it is whole, remove the source and add it again.`,
  fileUnreadable: ({ file, error }) => `${file} cannot be read (${error}); is its disk connected?`,
  fileGone: ({ file }) => `${file} is no longer there.`,
  fileNotPermitted: ({ file }) => `You have no permission to read ${file}.`,
  notAFile: ({ file }) => `${file} is not a file.`,
  fileTooLargeToOpen: ({ file, mostMb }) =>
    `${file} is larger than ${mostMb} MB, the most that a window opens. The command line imports larger ones.`,
  columnsMissing: ({ file, columns }) => `${file} has no column ${columns}; it is not the expected file. Fetch it again from its source.`,
  columnTwice: ({ file, column }) => `${file} has the column ${column} twice.`,
  quoteNotClosed: ({ file, line }) => `${file}, line ${line}: a quotation mark is never closed; the file is cut off or damaged.`,
  rowWithoutEnd: ({ file, line, mostBytes }) =>
    `${file}, line ${line}: the row has no end within ${mostBytes} bytes; a quotation mark is left open.`,
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
} satisfies Partial<Sentences>;
