/**
 * Reads files of reports: texts, and the cache files of the Aviation Weather Center as CSV, XML and JSON, also compressed. Promise: a file
 * that unpacks beyond the bound, a document type and damaged JSON are refused; nothing outside of the file is looked at.
 */
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import type { Reason } from '#contract/problems/reasons.ts';
import type { DecodedReports } from '#contract/weather/report.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { isGzip } from '../platform/archives/compressed.ts';
import { reason } from '../reasons/reason.ts';
import { invalidBecause } from '../refusal.ts';
import { decodeReports, readHeads, splitText, type RawReport, type ReadHeads } from './split-text.ts';

const MOST_UNPACKED = 200_000_000;
const FILE = 'METAR/TAF';

/** `near` is for reports that no time of the file is near to. */
export const readWeatherFile = (bytes: Uint8Array, near: number): DecodedReports => decodeReports(reportsOf(bytes), near);
export const readWeatherHeads = (bytes: Uint8Array, near: number): ReadHeads => readHeads(reportsOf(bytes), near);

function reportsOf(bytes: Uint8Array): Iterable<RawReport> {
  const text = textOf(isGzip(bytes) ? unpacked(bytes) : bytes);
  const begin = text.slice(0, 20_000).trimStart();
  if (begin.startsWith('<')) return readXml(text);
  if (begin.startsWith('[')) return readJson(text);
  return /^(?:"?raw_text"?,|No errors\s)/m.test(begin) && begin.includes('raw_text,') ? readCsv(text) : splitText(text);
}

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw invalidBecause(
      isTooLarge
        ? reason('fileTooLarge', { file: FILE, mostMb: MOST_UNPACKED / 1e6 })
        : reason('weatherFileDamaged', { format: 'gzip', line: null, error: (error as Error).message }),
    );
  }
}

/** Reports are ASCII; what else is in a file is kept as it can be. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Fields = Readonly<Record<string, string | undefined>>;

/** The tables share these names, so that a row may be of any. */
function reportFrom(fields: Fields, line: number, section: RawReport['section']): RawReport {
  const { raw_text: raw = '', observation_time: observed, issue_time: issued, latitude, longitude } = fields;
  const near = momentAt(Date.parse(observed || issued || ''));
  return { raw: raw.trim(), line, near, section, position: positionOf(latitude, longitude) };
}

/** Undefined for what is no time, or beyond all that a date can be. */
const momentAt = (ms: number): number | undefined => (Number.isNaN(new Date(ms).getTime()) ? undefined : ms);

function positionOf(latitude: unknown, longitude: unknown): LatLon | undefined {
  const [north, east] = [latitude, longitude].map((text) =>
    typeof text === 'number' || (typeof text === 'string' && text.trim() !== '') ? Number(text) : Number.NaN,
  );
  return north !== undefined && east !== undefined && Math.abs(north) <= 90 && Math.abs(east) <= 180
    ? { latitude: north, longitude: east }
    : undefined;
}

/** Lines about the query are above the names of the columns; a TAF has the columns of its groups again and again. */
function readCsv(text: string): RawReport[] {
  const above = text.slice(0, text.indexOf('raw_text,')).split('\n').length - 1;
  const table = text.slice(text.indexOf('raw_text,'));
  const [names = [], ...rows] = rowsOf(table, above);
  const section = names.includes('issue_time') ? 'TAF' : undefined;
  return rows.map((row, at) =>
    reportFrom(Object.fromEntries(row.map((cell, column) => [names[column] ?? '', cell]).toReversed()), above + at + 2, section),
  );
}

function rowsOf(table: string, above: number): string[][] {
  try {
    return parse(table, { relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? above + error['lines'] : null;
    throw invalidBecause(reason('weatherFileDamaged', { format: 'csv', line, error: error.message }));
  }
}

const ofRow = new Set(['raw_text', 'observation_time', 'issue_time', 'latitude', 'longitude']);

function readXml(text: string): RawReport[] {
  const reports: RawReport[] = [];
  const parser = new SaxesParser({ xmlns: false, position: false });
  let fields: Record<string, string> | undefined;
  let name = '';
  let line = 0;
  const refuse = (why: Reason): never => {
    throw invalidBecause(why);
  };
  parser.on('doctype', () => refuse(reason('routeFileDocumentType', { format: 'xml', line: parser.line })));
  parser.on('error', ({ message }) => refuse(reason('weatherFileDamaged', { format: 'xml', line: parser.line, error: message })));
  parser.on('opentag', (tag) => {
    if (tag.name === 'METAR' || tag.name === 'TAF') {
      fields = {};
      line = parser.line;
    }
    name = tag.name;
  });
  parser.on('text', (part) => {
    if (fields && ofRow.has(name)) fields[name] = (fields[name] ?? '') + part;
  });
  parser.on('closetag', (tag) => {
    name = '';
    if (!fields || (tag.name !== 'METAR' && tag.name !== 'TAF')) return;
    reports.push(reportFrom(fields, line, tag.name));
    fields = undefined;
  });
  parser.write(text.trimStart()).close();
  return reports;
}

type Item = { rawOb?: unknown; rawTAF?: unknown; obsTime?: unknown; issueTime?: unknown; lat?: unknown; lon?: unknown };

/** It is a list of the API's objects. */
function readJson(text: string): RawReport[] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch (error) {
    throw invalidBecause(reason('weatherFileDamaged', { format: 'json', line: null, error: (error as Error).message }));
  }
  return (items as (Item | null)[]).map((item, at) => {
    const { rawOb, rawTAF, obsTime, issueTime, lat, lon } = item ?? {};
    const near = typeof obsTime === 'number' ? obsTime * 1000 : Date.parse(typeof issueTime === 'string' ? issueTime : '');
    return {
      raw: [rawOb, rawTAF].find((text) => typeof text === 'string')?.trim() ?? '',
      line: at + 1,
      near: momentAt(near),
      section: rawTAF === undefined ? undefined : ('TAF' as const),
      position: positionOf(lat, lon),
    };
  });
}
