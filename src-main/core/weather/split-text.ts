/**
 * Splits a text into raw reports: lines of a paste, bulletins with WMO headings, and cycle files, where a date precedes each report.
 * Promise: `raw` is what is in the text, and one broken report loses that one alone.
 */
import { MOST_LETTERS, type DecodedReports, type Report } from '#contract/weather/report.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { utcMoment } from '#domain/time.ts';
import { reason } from '../reasons/reason.ts';
import { decodeReport, readHead, type ReportHead } from './decode.ts';

/** `near` is the time above it in the file; undefined: there is none. The position is that of a table. */
export type RawReport = {
  raw: string;
  line: number;
  near?: number | undefined;
  section?: Report['kind'] | undefined;
  position?: LatLon | undefined;
};

const DATE_LINE = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}):(\d{2})$/;
const HEADING = /^(?:[A-Z]{4}\d{0,2}\s+[A-Z]{4}\s+\d{6}(?:\s+[A-Z]{3})?|ZCZC\b.*|NNNN|\d{3})$/;
const SECTION = /^(METAR|SPECI|TAF)$/;
/** An indented line begins a report only where it says what it is: the groups of a TAF are indented. */
const BEGIN = /^(?:\s*(?:METAR|SPECI|TAF)\s|(?!NEXT)[A-Z][A-Z0-9]{3}\s+\d{6}Z\s)/i;
const NEXT_KIND = /\s(?=(?:METAR|SPECI|TAF)\s+(?:(?:COR|AMD|TAF)\s+)*[A-Z][A-Z0-9]{3}\s+(?:\d{6}Z|NIL))/i;
const MOST_SHOWN = 100;
const LETTERS_SHOWN = 80;

/** It yields the reports in the order of the text. */
export function* splitText(text: string): Generator<RawReport> {
  let near: number | undefined;
  let section: Report['kind'] | undefined;
  let pending: { lines: string[]; line: number } | undefined;
  const whole = function* (): Generator<RawReport> {
    if (!pending) return;
    const { lines, line } = pending;
    pending = undefined;
    for (const raw of apart(lines.join('\n').trim())) yield { raw, line, near, section };
  };
  let number = 0;
  for (const ended of text.split(/\r\n|\r|\n/)) {
    number++;
    const line = ended.trim();
    const date = DATE_LINE.exec(line);
    const named = SECTION.exec(line)?.[1];
    if (line === '' || date || named !== undefined || HEADING.test(line)) {
      yield* whole();
      if (date) near = dateOf(date);
      if (named !== undefined) section = named as Report['kind'];
      else if (HEADING.test(line)) section = undefined;
      continue;
    }
    if (BEGIN.test(ended)) yield* whole();
    for (const piece of ended.split(/(?<==)/)) {
      if (/^[\s=]*$/.test(piece)) continue;
      pending ??= { lines: [], line: number };
      pending.lines.push(piece);
      if (piece.trimEnd().endsWith('=')) yield* whole();
    }
  }
  yield* whole();
}

const dateOf = ([, ...parts]: RegExpExecArray): number | undefined => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  return utcMoment({ year, month, day, hour, minute });
};

/** Separates reports that one line has without an end between them: those of the same station, or each with its kind. */
function* apart(text: string): Generator<string> {
  if (text.length > MOST_LETTERS * 16) return yield text;
  for (const piece of text.split(NEXT_KIND)) {
    const one = piece.trimEnd();
    const [head, station] = /^(?:(?:METAR|SPECI|COR)\s+)*([A-Z][A-Z0-9]{3})\s+\d{6}Z\s/.exec(one) ?? [];
    if (head === undefined) yield one;
    else {
      const [first = '', ...others] = one.slice(head.length).split(new RegExp(String.raw`\s+(?=${station}\s+\d{6}Z\s)`));
      yield* [head + first, ...others];
    }
  }
}

export function decodeReports(reports: Iterable<RawReport>, now: number): DecodedReports {
  const items: Report[] = [];
  const refused = refusals();
  for (const raw of reports) {
    const report = decodeReport(raw.raw, raw.near ?? now, raw.section);
    if (typeof report === 'string') refused.add(raw, report);
    else items.push(report);
  }
  return { items, ...refused.all() };
}

export type ReadHead = ReportHead & { position: LatLon | null; near: number };
/** `batches` are lists of `ReadHead` as JSON, so that the thread that serves takes them one by one and others have their turn. */
export type ReadHeads = { batches: string[] } & Omit<DecodedReports, 'items'>;

/** Reports of one batch, which is a transaction of a few milliseconds. */
const BATCH = 50;

export function readHeads(reports: Iterable<RawReport>, now: number): ReadHeads {
  const batches: string[] = [];
  let heads: ReadHead[] = [];
  const end = () => {
    if (heads.length > 0) batches.push(JSON.stringify(heads));
    heads = [];
  };
  const refused = refusals();
  for (const raw of reports) {
    const near = raw.near ?? now;
    const read = readHead(raw.raw, near, raw.section);
    if (typeof read === 'string') {
      refused.add(raw, read);
      continue;
    }
    if (heads.push({ ...read.head, position: raw.position ?? null, near }) === BATCH) end();
  }
  end();
  return { batches, ...refused.all() };
}

function refusals() {
  const refused: DecodedReports['refused'] = [];
  let refusedCount = 0;
  return {
    add({ raw, line }: RawReport, code: 'reportNotRead' | 'reportTooLong'): void {
      if (++refusedCount > MOST_SHOWN) return;
      const text = raw.slice(0, LETTERS_SHOWN);
      const why = code === 'reportTooLong' ? reason(code, { line, text, most: MOST_LETTERS }) : reason(code, { line, text });
      refused.push({ line, text, reason: why });
    },
    all: () => ({ refused, refusedCount }),
  };
}
