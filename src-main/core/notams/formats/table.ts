/** Reads tables of NOTAMs, from CSV or from HTML that calls itself XLS: a header names the columns, a row is a NOTAM. */
import { anyDate, dateIn, endOf } from './dates.ts';
import { sourceTypeOf } from './faa-feature.ts';
import { withoutHtml } from './html.ts';
import { known } from './json-values.ts';
import { startOf } from './starts.ts';
import type { FormatName, Given, Place, Taking } from './raw-notice.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

export type Columns = {
  format: FormatName;
  text: number;
  of: Readonly<Partial<Record<keyof Given, number>>>;
  className: number;
  numberHint: number | undefined;
};

/** Names of the column with the NOTAM, in lower case. */
const texts = ['all', 'raw', 'notam condition/lta subject/construction graphic title', 'notam condition', 'message', 'notam text', 'text'];

/** Undefined where a row is not such a header. */
export function columnsOf(header: readonly string[]): Columns | undefined {
  const names = header.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  const text = texts.map((name) => names.indexOf(name)).find((at) => at >= 0);
  const at = (name: string) => (names.includes(name) ? names.indexOf(name) : undefined);
  const number = at('notam #/lta #') ?? at('notam #') ?? at('notamid');
  if (text === undefined || names.length < 3 || (number === undefined && at('location') === undefined && at('notam_id') === undefined))
    return undefined;
  return {
    format: at('notam #/lta #') === undefined ? 'csv' : 'faa-search-export',
    text,
    className: at('class') ?? -1,
    numberHint: at('notam_id'),
    of: known<Partial<Record<keyof Given, number>>>({
      number,
      location: at('location'),
      icao: at('icao'),
      issueDate: at('issue date (utc)'),
      startDate: at('effective date (utc)') ?? at('from_utc'),
      endDate: at('expiration date (utc)') ?? at('to_utc'),
      source: at('source'),
    }),
  };
}

export function takeRow({ format, text, of, className, numberHint }: Columns, fields: readonly string[], place: Place, take: Taking): void {
  const cell = (at: number | undefined): string | undefined => (at === undefined ? undefined : fields[at]?.trim() || undefined);
  const written = fields[text]?.trim() ?? '';
  if (written === '') {
    if (fields.some((field) => field.trim() !== '')) {
      take.issue({ code: 'noText', place });
      take.notice({ format: 'text', message: fields.join(','), original: null, given: {}, place });
    }
    return;
  }
  // Some exports write a line end as these two letters.
  const message = withoutHtml(written.replaceAll('\\n', '\n')).trim() || written;
  const location = cell(of.location)?.toUpperCase();
  take.notice({
    format,
    message,
    original: message === written ? null : written,
    place,
    given: known<Given>({
      number: cell(of.number) ?? (startOf(message) === undefined ? shortYear(cell(numberHint)) : undefined),
      icao: cell(of.icao) ?? (location !== undefined && isLocationIndicator(location) ? location : undefined),
      location,
      issueDate: dateIn(cell(of.issueDate), anyDate),
      startDate: dateIn(cell(of.startDate), anyDate),
      ...endOf(cell(of.endDate) ?? ''),
      source: cell(of.source) ?? (format === 'faa-search-export' ? 'USNS' : undefined),
      sourceType: sourceTypeOf(cell(className)),
    }),
  });
}

/** A tool spells the number of a text that has none `J5540/2025`. */
const shortYear = (number: string | undefined): string | undefined => number?.replace(/^([A-Z]\d{4})\/20(\d{2})$/, '$1/$2');
