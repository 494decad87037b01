/** Finds where a NOTAM begins in a text: a header, a US opening, a SNOWTAM's or ASHTAM's heading. All patterns are anchored. */

const serial = String.raw`[A-Z]{0,2}\d{1,5}\/\d{2,4}(?:[A-Z]\d{2})?`;
const header = new RegExp(String.raw`^\(?\s{0,3}${serial}\s{0,5}NOTAM\s?[NRC]?(?![A-Z])`);
const cyrillic = /^\(?\s{0,3}[А-ЯA-Z]{1,2}\d{1,5}\/\d{2}\s{1,5}НОТАМ/;
const us = /^!\s?[A-Z0-9]{2,5}\s{1,5}(?:\d{1,2}\/\d{3,5}\b|LTA-)/;
const heading = /^(?:SW|VA)[A-Z]{2}\d{4}\s{1,5}[A-Z]{4}\s{1,5}\d{4,8}/;
const inBrackets = /^\((?:SNOWTAM|ASHTAM|BIRDTAM)\s{1,5}\d{1,4}/;
const oldSnowtam = /^\(?(?:\d{4}\s{1,5})?A\)\s{0,3}[A-Z]{4}\s{1,5}B\)\s{0,3}\d{8}(?!\d)/;
const grfLine = /\b\d{8}\s{1,5}\d{2}[LCR]?\s{1,5}(?:[0-6]|NR)(?:\/(?:[0-6]|NR)){2}\b/;
const itemQ = /^\(?Q\s?\)\s{0,3}[A-Z]{3,4}\s?\/\s?Q?[A-Z]{0,4}/;
const itemA = /^\(?A\s?\)\s{0,3}[A-Z]{4}\b[A-Z0-9 /]{0,60}\bB\s?\)\s{0,3}\d{10}/;

export type Start = 'notice' | 'heading' | 'bracket' | 'items';

/**
 * What begins with this line, which has no blanks in front: a NOTAM, a heading that a bracket may follow, that bracket, or items without a header;
 * undefined for any other line.
 */
export function startOf(line: string): Start | undefined {
  const first = line.charCodeAt(0);
  // Most lines end here: a NOTAM begins with one of these letters.
  if (first === 33) return us.test(line) ? 'notice' : undefined;
  if (inBrackets.test(line)) return 'bracket';
  if (header.test(line) || cyrillic.test(line) || oldSnowtam.test(line)) return 'notice';
  if (heading.test(line)) return 'heading';
  return itemQ.test(line) || itemA.test(line) ? 'items' : undefined;
}

/** A second NOTAM on the same line; each match is where it begins. */
const within = new RegExp(
  String.raw`(?<=\)\s{0,3})(?=\(${serial}\s{0,5}NOTAM)|(?<=\s)(?=${serial}\s{0,5}NOTAM[NRC]\b(?:\s{1,5}${serial})?\s{1,5}Q\s?\))|(?<=(?:PERM|\d{10}(?: ?EST)?)\s{1,5})(?=![A-Z0-9]{2,5}\s{1,3}\d{1,2}\/\d{3,5}\s)`,
);

/** Splits a line into the NOTAMs on it. */
export function splitLine(line: string): string[] {
  if (line.indexOf('NOTAM', 24) < 0 && line.indexOf('!', 1) < 0) return [line];
  return line.split(within);
}

/** Tells whether a text where a NOTAM may begin is one. */
export function looksLikeNotice(text: string): boolean {
  const start = text.slice(0, 400).trimStart();
  if (startOf(start) !== undefined) return true;
  return /(?:^|\s)B\)\s{0,3}\d{10}/.test(text.slice(0, 4000)) || /(?:^|\s)E\)\s/.test(text.slice(0, 4000));
}

/** Signs that a text between NOTAMs is an unrecognised NOTAM: items, a moment, a number. */
export function mayBeNotice(text: string): boolean {
  return (
    /(?:^|\s)[QABCE]\s?\)\s/.test(text) ||
    /\b\d{10}\b/.test(text) ||
    grfLine.test(text) ||
    /\b[A-Z]\d{4}\/\d{2}\b/.test(text) ||
    /\b(?:RWY|TWY|FICON|RSC)\s+\d/.test(text)
  );
}
