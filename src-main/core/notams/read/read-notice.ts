/**
 * This is the first step of decoding a NOTAM: it finds the form, the items, dates and identity. It is cheap enough for an import;
 * explain.ts goes on from here. Promise: it never throws, whatever the text, which stays complete.
 */
import type { Warning } from '#contract/notams/warnings.ts';
import { isUncoded, readLocations, readPart } from '../items/a.ts';
import { readBegin, readEnd, type End } from '../items/validity.ts';
import { readText } from '../items/e.ts';
import { readLimit, readUpperLimit } from '../items/vertical-limit.ts';
import { splitFooter, type Footer } from '../items/footer.ts';
import { beginsWithNumber, readHeader } from '../items/header.ts';
import { readable, MAX_READ } from '../items/message.ts';
import { readQLine } from '../items/q-line.ts';
import { splitItems, type Items } from '../items/split.ts';
import { procedureKeywords } from '../tables/us-keywords.ts';
import { isCyrillicNotice, latinFrame } from './cyrillic.ts';
import type { About, NoticeFormat, NoticeReading } from './notice.ts';
import { isSnowtam, readSnowtam } from './conditions/snowtam.ts';
import { spokenText } from './english-part.ts';
import { surfaceReports } from './conditions/surface-reports.ts';
import { readUsNotice, type UsNotice } from './us-text.ts';
import { oneLine } from '#core/text/line.ts';
import { oneText } from '../formats/multipart-notams.ts';

const WHOLE_REGION = 999;

export function readNotice(raw: string, about: Pick<About, 'issued' | 'receivedAt'>): NoticeReading {
  const { body, footer } = splitFooter(readable(raw));
  const reading = empty(raw, body.trim());
  reading.issueDate = about.issued ?? footer.created;
  reading.footerSource = footer.source;
  if (reading.text.startsWith('!')) {
    const notice = readUsNotice(body);
    if (notice) return withUsNotice(reading, notice, about);
  }
  if (isSnowtam(body)) return withSnowtam(reading, body, about);
  const heading = headingFormat(body);
  if (heading) return withHeading(reading, heading, body);
  const isCyrillic = isCyrillicNotice(body);
  const framed = isCyrillic ? latinFrame(body) : body;
  const items = splitItems(framed);
  if (items && isIcao(items)) return withItems(reading, items, { isCyrillic, about, footer });
  reading.runwayConditions = surfaceReports(body, dateNear(reading, about));
  warn(reading, null, 'unknownForm');
  return reading;
}

function empty(raw: string, text: string): NoticeReading {
  return {
    raw,
    format: 'text',
    number: null,
    type: null,
    reference: null,
    locations: [],
    placeName: null,
    account: null,
    keyword: null,
    states: [],
    qCode: null,
    fir: null,
    traffic: null,
    purpose: null,
    scope: null,
    lowerFl: null,
    upperFl: null,
    latitude: null,
    longitude: null,
    radiusNm: null,
    isWholeRegion: false,
    issueDate: null,
    startDate: null,
    endDate: null,
    endKind: null,
    isEstimated: false,
    isPermanent: false,
    schedule: null,
    text,
    lowerLimit: null,
    upperLimit: null,
    isSnowtam: false,
    isProcedure: false,
    partIndex: null,
    partCount: null,
    footerSource: null,
    runwayConditions: [],
    warnings: [],
  };
}

/** A single letter with a bracket is not a NOTAM: an ICAO NOTAM has a text, and item Q, A or B. */
function isIcao(items: Items): boolean {
  return items.E !== undefined && (items.Q !== undefined || items.A !== undefined || items.B !== undefined);
}

function withItems(
  reading: NoticeReading,
  items: Items,
  from: { isCyrillic: boolean; about: Pick<About, 'receivedAt'>; footer: Footer },
): NoticeReading {
  reading.format = from.isCyrillic ? 'domestic-cyrillic' : 'icao';
  const header = readHeader(items.header);
  if (header) {
    reading.number = header.number;
    reading.type = header.type;
    reading.reference = header.reference;
    if (header.type !== null && header.type !== 'N' && header.reference === null) {
      warn(reading, 'header', 'referenceMissing', items.header);
    }
    if (header.type === 'N' && header.reference !== null) warn(reading, 'header', 'referenceUnexpected', items.header);
  } else warn(reading, 'header', 'headerMissing');

  if (items.Q === undefined) warn(reading, 'Q', 'itemMissing');
  else withQLine(reading, items.Q);

  const { locations, part } = readLocations(items.A ?? '');
  reading.locations = locations;
  if (locations.length === 0) warn(reading, 'A', 'locationMissing', items.A);
  const text = readText(items.E ?? '');
  reading.text = text.text;
  withPart(reading, part ?? readPart(items.header.slice(0, 400)) ?? text.part);
  const [first] = locations;
  if (first !== undefined && isUncoded(first)) reading.placeName = placeNameOf(text.text);

  reading.startDate = items.B === undefined ? null : readBegin(items.B);
  if (reading.startDate === null) warn(reading, 'B', items.B === undefined ? 'itemMissing' : 'startUnreadable', items.B);
  const end = items.C === undefined ? null : readEnd(items.C);
  if (items.C !== undefined && end === null) warn(reading, 'C', 'endUnreadable', items.C);
  else if (end === null && reading.type !== 'C') warn(reading, 'C', 'itemMissing');
  withEnd(reading, end);
  reading.schedule = items.D === undefined ? null : readSchedule(items.D);
  reading.lowerLimit = items.F === undefined ? null : (readLimit(items.F)?.text ?? null);
  reading.upperLimit = items.G === undefined ? null : (readUpperLimit(items.G)?.text ?? null);
  reading.isProcedure = reading.qCode?.charAt(1) === 'P' || namesProcedure(reading.text);
  // What a cancellation repeats holds no longer.
  reading.runwayConditions = reading.type === 'C' ? [] : surfaceReports(spokenText(reading.text), dateNear(reading, from.about));
  return reading;
}

/** Some signs at most come before the word. */
const namesProcedure = (text: string): boolean => /^\W{0,3}(?:IAP|ODP|SID|STAR|DVA|VFP) /.test(text);

function warn(reading: NoticeReading, item: Warning['item'], code: Warning['code'], text?: string): void {
  reading.warnings.push({ item, code, text: text || null });
}

function withQLine(reading: NoticeReading, text: string): void {
  const { q, warnings } = readQLine(text);
  reading.qCode = q.code;
  reading.fir = q.fir;
  reading.traffic = q.traffic;
  reading.purpose = q.purpose;
  reading.scope = q.scope;
  reading.lowerFl = q.lower;
  reading.upperFl = q.upper;
  reading.latitude = q.latitude;
  reading.longitude = q.longitude;
  reading.isWholeRegion = q.radius === WHOLE_REGION;
  reading.radiusNm = reading.isWholeRegion ? null : q.radius;
  reading.warnings.push(...warnings);
}

function withUsNotice(reading: NoticeReading, notice: UsNotice, about: Pick<About, 'receivedAt'>): NoticeReading {
  reading.format = notice.account === 'FDC' ? 'fdc' : 'us';
  reading.account = notice.account;
  reading.number = notice.number;
  reading.locations = [notice.location];
  reading.states = notice.states;
  reading.keyword = notice.keyword;
  reading.text = notice.text;
  reading.schedule = notice.schedule;
  reading.startDate = notice.begin;
  withEnd(reading, notice.end);
  withPart(reading, notice.part);
  reading.isProcedure = notice.keyword !== null && procedureKeywords.has(notice.keyword);
  reading.runwayConditions = surfaceReports(notice.text, dateNear(reading, about));
  reading.warnings.push(...notice.warnings);
  return reading;
}

function withSnowtam(reading: NoticeReading, body: string, about: Pick<About, 'receivedAt'>): NoticeReading {
  const snowtam = readSnowtam(body, reading.issueDate ?? about.receivedAt);
  reading.format = 'snowtam';
  reading.isSnowtam = true;
  reading.number = snowtam.serial;
  reading.locations = snowtam.location === null ? [] : [snowtam.location];
  reading.startDate = snowtam.observed;
  reading.endDate = snowtam.validUntil;
  reading.endKind = snowtam.validUntil && 'fixed';
  reading.runwayConditions = snowtam.runways;
  reading.warnings.push(...snowtam.warnings);
  return reading;
}

function headingFormat(body: string): NoticeFormat | null {
  const start = body.slice(0, 80);
  if (beginsWithNumber(start.trimStart())) return null;
  if (/^\s*VA[A-Z]{2}\d{4}\b|^\s*\(?ASHTAM\b/.test(start)) return 'ashtam';
  return /^\s*\(?BIRDTAM\b/.test(start) ? 'birdtam' : null;
}

/** Stored raw: only number and place are taken from the heading. */
function withHeading(reading: NoticeReading, format: NoticeFormat, body: string): NoticeReading {
  const found = /(?:VA[A-Z]{2}|(?:ASH|BIRD)TAM\s+)(?<number>\d{4})(?:\s+(?<location>[A-Z]{4}))?/.exec(body.slice(0, 120))?.groups;
  reading.format = format;
  reading.number = found?.['number'] ?? null;
  if (found?.['location'] !== undefined) reading.locations = [found['location']];
  return reading;
}

function withEnd(reading: NoticeReading, end: End | null): void {
  reading.endDate = end?.date ?? null;
  reading.endKind = end?.kind ?? null;
  reading.isEstimated = end?.kind === 'estimated';
  reading.isPermanent = end?.kind === 'permanent';
  if (reading.startDate && reading.endDate && reading.endDate.getTime() < reading.startDate.getTime()) warn(reading, 'C', 'endBeforeStart');
}

function withPart(reading: NoticeReading, part: { index: number; count: number } | null): void {
  reading.partIndex = part?.index ?? null;
  reading.partCount = part?.count ?? null;
}

/** Reads the first words, up to a sign or a word of aviation. */
function placeNameOf(text: string): string | null {
  const name =
    /^(?:C[A-Z]{2}\d |[A-Z]{2}\d{2} )?(?<name>[A-Z][A-Z' -]{2,40}?)(?= ?(?:[/:,.(\n]|RWYS?\b|TWYS?\b|AD\b|APRT\b|OBST\b|HELI|LGT\b|NOT\b|CLSD\b|\d))/.exec(
      text,
    )?.groups?.['name'];
  return name?.trim() ?? null;
}

const dateNear = (reading: NoticeReading, about: Pick<About, 'receivedAt'>): Date =>
  reading.startDate ?? reading.issueDate ?? about.receivedAt;

/** Null where the item is empty or a dash. */
export function readSchedule(text: string): string | null {
  const line = oneLine(text).trim();
  return /^[-.\s]*$/.test(line) ? null : line;
}

export function readMessage(message: string, about: Pick<About, 'issued' | 'receivedAt'>): NoticeReading {
  const reading = readNotice(oneText(message.slice(0, MAX_READ)), about);
  if (message.length > MAX_READ) reading.warnings.push({ item: null, code: 'textNotReadWhole', text: null });
  return reading;
}
