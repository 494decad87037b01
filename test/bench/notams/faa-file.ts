/** A file as FAA NOTAM Search wrote it: NOTAMs written for this bench, about 1.7 KB each, of every kind that lists hold. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const texts = [
  'RWY 09/27 CLSD DUE WIP. TWY A AND TWY B REMAIN AVBL FOR TAXIING.',
  'OBST CRANE ERECTED 0.4NM NE OF ARP. MAX HGT 245FT AMSL. LGTD AND MARKED.',
  'ILS RWY 27 U/S FOR MAINT. RNP APCH REMAINS AVBL.',
  'TWY K BTN TWY M AND APRON 2 CLSD.\nFOLLOW ME COMPULSORY.',
  'AVGAS 100LL NOT AVBL.',
  'GNSS RAIM OUTAGES PREDICTED FOR RNP APCH.',
];
const codes = ['QMRLC', 'QOBCE', 'QICAS', 'QMXLC', 'QFUAU', 'QGAAU'];
const two = (value: number) => String(value).padStart(2, '0');
const DAY = 86_400_000;

/**
 * Some of the NOTAMs are over at `now`, an eighth begins later, a quarter has an estimated end, one in seven replaces the one before it. Those of two files
 * differ where their numbers from `first` do.
 */
export function writeFaaFile(path: string, count: number, now: Date, first = 0): void {
  const file = openSync(path, 'w');
  writeSync(file, '{"notamList":[\n');
  for (let from = first; from < first + count; from += 1000) {
    const items = Array.from({ length: Math.min(1000, first + count - from) }, (_, index) => JSON.stringify(item(from + index, now)));
    writeSync(file, (from > first ? ',\n' : '') + items.join(',\n'));
  }
  writeSync(file, '],"totalNotamCount":' + count + ',"searchDateTime":"2026-11-21 05:00:00","error":""}');
  closeSync(file);
}

const letter = (value: number) => String.fromCharCode(65 + (value % 26));
const placeOf = (index: number) =>
  `${'EKLSP'[index % 5]}${letter(index)}${letter(Math.floor(index / 26))}${letter(Math.floor(index / 676))}`;

function item(index: number, now: Date) {
  const serial = (index % 9999) + 1;
  const series = 'ABCDEFGHJK'[Math.floor(index / 9999) % 10] ?? 'A';
  const number = `${series}${String(serial).padStart(4, '0')}/26`;
  const isReplacing = index % 7 === 3 && serial > 1;
  const place = placeOf(isReplacing ? index - 1 : index);
  // Evenly over forty days, so that every minute something begins or ends.
  const start = new Date(now.getTime() + (((index * 7919) % 57_600) - 50_000) * 60_000);
  const end = new Date(start.getTime() + (index % 45) * DAY + 3_600_000);
  const written = (at: Date) =>
    `${two(at.getUTCFullYear() % 100)}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}${two(at.getUTCHours())}${two(at.getUTCMinutes())}`;
  const american = (at: Date) =>
    `${two(at.getUTCMonth() + 1)}/${two(at.getUTCDate())}/${at.getUTCFullYear()} ${two(at.getUTCHours())}${two(at.getUTCMinutes())}`;
  const isEstimated = index % 4 === 0;
  const text = texts[index % texts.length] ?? '';
  return {
    facilityDesignator: place,
    notamNumber: number,
    featureName: 'International',
    issueDate: american(new Date(start.getTime() - 7_200_000)),
    startDate: american(start),
    endDate: american(end) + (isEstimated ? 'EST' : ''),
    source: 'USNS',
    sourceType: 'I',
    icaoMessage: `${number} NOTAM${isReplacing ? `R ${series}${String(serial - 1).padStart(4, '0')}/26` : 'N'}\nQ) ${place.slice(0, 2)}AA/${codes[index % codes.length]}/IV/NBO/A/000/999/${two(index % 60)}${two((index * 7) % 60)}N0${two((index * 3) % 90)}${two(index % 60)}E005\nA) ${place} B) ${written(start)} C) ${written(end)}${isEstimated ? ' EST' : ''}\nE) ${text} ${index}\n${'NOTE FOR OPERATORS: SEE AIP SUP. '.repeat(index % 12)}`,
    traditionalMessage: ' ',
    plainLanguageMessage: ' ',
    traditionalMessageFrom4thWord: `${text.slice(0, 100)}...`,
    icaoId: place,
    accountId: String(index % 3000),
    airportName: `AERODROME ${place}`,
    procedure: false,
    userID: 0,
    transactionID: 80_000_000 + index,
    cancelledOrExpired: false,
    digitalTppLink: false,
    status: 'Active',
    contractionsExpandedForPlainLanguage: false,
    keyword: 'INTERNATIONAL',
    snowtam: false,
    geometry: 'POINT(4691721.26214109 5794667.99309429)',
    digitallyTransformed: false,
    messageDisplayed: 'concise',
    hasHistory: false,
    moreThan300Chars: false,
    showingFullText: false,
    locID: 410377,
    defaultIcao: false,
    crossoverTransactionID: 0,
    crossoverAccountID: '',
    requestID: 0,
    criteria: ' '.repeat(350),
  };
}

/** A separate process writes it, so that its memory is not part of what is measured. */
export function faaFileApart(path: string, { count, now, first = 0 }: { count: number; now: Date; first?: number }): void {
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), path, String(count), now.toISOString(), String(first)]);
}

const [, script, path, count, now, first] = process.argv;
if (script === fileURLToPath(import.meta.url) && path !== undefined && now !== undefined)
  writeFaaFile(path, Number(count), new Date(now), Number(first));
