/**
 * Recognises files of METAR and TAF and nothing else by their beginning, so that one that is imported as NOTAMs goes where it belongs. The
 * reader of NOTAMs finds reports between NOTAMs.
 */
import { isGzip, unpackedBegin } from '#core/platform/archives/compressed.ts';

/** Bytes of a file that are looked at, also unpacked. */
const HEAD = 4_096;

/** Texts that core/weather/read-file.ts reads begin with these. */
const begins: readonly RegExp[] = [
  // Cycle files have a date above each report.
  /^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}\r?\n[A-Z]/,
  // Bulletins have a heading (WMO No. 386), whose first letters say METAR, SPECI or TAF.
  /^(?:SA|SP|FC|FT)[A-Z]{2}\d{0,2} [A-Z]{4} \d{6}\b/,
];
/** Texts that were compressed: nothing else would look for reports in them. */
const report = /^(?:METAR|SPECI|TAF)\s/;

/** Tables, lists and documents of the cache files and of their API, by a name of theirs. */
const marks: readonly { begin: string; names: readonly string[] }[] = [
  { begin: 'raw_text,', names: [',station_id,'] },
  { begin: 'No errors', names: ['\nraw_text,'] },
  { begin: '<', names: ['<data_source name="metars"', '<data_source name="tafs"', '<METAR>', '<TAF>'] },
  { begin: '[', names: ['"rawOb"', '"rawTAF"'] },
];

/** `head` has the first bytes of a file. */
export function isWeatherFile(head: Uint8Array): boolean {
  const bytes = unpackedBegin(head, 100 * head.length + HEAD);
  const text = new TextDecoder('latin1')
    .decode(bytes.subarray(0, HEAD))
    .replace(/^\u{EF}\u{BB}\u{BF}/u, '')
    .trimStart();
  const isMarked = marks.some(({ begin, names }) => text.startsWith(begin) && names.some((name) => text.includes(name)));
  return isMarked || begins.some((begin) => begin.test(text)) || (isGzip(head) && report.test(text));
}
