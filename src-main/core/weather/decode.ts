/**
 * Decodes reports: head, times, body and groups. Promise: any text is accepted, and `raw` returns it; nothing throws, and nothing is filled
 * in.
 */
import { createHash } from 'node:crypto';
import { parseTAF } from 'metar-taf-parser';
import { MOST_LETTERS, type Conditions, type DecodedReport, type Extreme, type Group, type Report } from '#contract/weather/report.ts';
import { isoOf } from '#domain/time.ts';
import { cutReport, type CutReport, type Part } from './cut.ts';
import { decodePart } from './decode-part.ts';
import { hourOf, minuteOf, momentOf, nextAt } from './times.ts';

export type ReportHead = Omit<Report, 'decoded' | 'notUnderstood'>;
type Head = { head: ReportHead; cut: CutReport; at: number | null; times: Times };

/**
 * `near` is the file's own time, else now; `section` what kind the lines above say that it is, where it does not say so itself. Answers the code of a refusal for a text
 * that is not read.
 */
export function readHead(raw: string, near: number, section?: Report['kind']): Head | 'reportNotRead' | 'reportTooLong' {
  if (raw.length > MOST_LETTERS) return 'reportTooLong';
  const cut = cutReport(raw, section);
  if (!cut) return 'reportNotRead';
  const { kind, station, dayTime, validity, isAuto, isAmended, isCorrected, isNil, isCancelled } = cut;
  const at = dayTime === null ? null : momentOf(dayTime.replace('Z', ''), near);
  const [begin, end] = validityOf(validity, at ?? near);
  const isTaf = kind === 'TAF';
  const head = {
    id: createHash('sha256')
      .update([kind, station, isoOf(at) ?? dayTime ?? validity, raw].join('\n'))
      .digest('hex')
      .slice(0, 32),
    kind,
    station,
    issuedAt: isTaf ? isoOf(at) : null,
    observedAt: isTaf ? null : isoOf(at),
    validFrom: isoOf(begin),
    validTo: isoOf(end),
    raw,
    isAuto,
    isAmended,
    isCorrected,
    isNil,
    isCancelled,
  };
  return { head, cut, at, times: { near, begin, end } };
}

/** It is the same, with all that it says. */
export function decodeReport(raw: string, near: number, section?: Report['kind']): Report | 'reportNotRead' | 'reportTooLong' {
  const read = readHead(raw, near, section);
  return typeof read === 'string' ? read : decodeRest(read);
}

function decodeRest({ head, cut, at, times }: Head): Report {
  const decoded = head.isNil || head.isCancelled ? null : decodeParts(cut, at, times);
  return {
    ...head,
    decoded,
    notUnderstood: decoded === null ? [] : [...new Set([decoded, ...decoded.trends].flatMap((part) => part.notUnderstood))],
  };
}

function validityOf(validity: string | null, near: number): [number | null, number | null] {
  if (validity === null) return [null, null];
  const [from = '', to = ''] = validity.split('/');
  const begin = hourOf(from, near);
  return [begin, begin === null ? null : nextAt(to, begin)];
}

type Times = { near: number; begin: number | null; end: number | null };

function decodeParts(cut: CutReport, at: number | null, times: Times): DecodedReport {
  const isTaf = cut.kind === 'TAF';
  const [body, ...changes] = cut.parts;
  const kind = isTaf ? 'TAF' : 'METAR';
  const decoded = decodePart(kind, body?.tokens ?? [], body?.stray);
  if ((cut.dayTime === null && !isTaf) || (cut.dayTime !== null && at === null))
    decoded.gaps.push({ field: 'time', code: 'dateUnclear', token: cut.dayTime });
  if (isTaf && (times.begin === null || times.end === null)) decoded.gaps.push({ field: 'time', code: 'dateUnclear', token: cut.validity });
  const extremes = cut.extremes.map((token) => extremeOf(token, times.begin));
  return {
    ...decoded,
    trends: changes.map((part) => groupOf(kind, part, at, times)),
    maximum: extremes.flatMap((one) => (one?.which === 'maximum' ? [one.value] : [])),
    minimum: extremes.flatMap((one) => (one?.which === 'minimum' ? [one.value] : [])),
    remarks: cut.remarks,
    notUnderstood: [...decoded.notUnderstood, ...cut.extremes.filter((_, index) => extremes[index] === undefined)],
  };
}

function groupOf(kind: 'METAR' | 'TAF', part: Part, at: number | null, times: Times): Group {
  const {
    temperatureC: _air,
    dewPointC: _dew,
    recentWeather: _recent,
    runwayStates: _runways,
    ...conditionsOfGroup
  } = decodePart(kind, part.tokens, part.stray);
  const [from, to] = kind === 'TAF' ? timesOfGroup(part, times) : timesOfTrend(part, at);
  const isTimed = kind === 'METAR' || (from !== null && (part.kind === 'FM' || to !== null));
  const conditions: Conditions = conditionsOfGroup;
  if (!isTimed || part.kind === 'UNKNOWN') conditions.gaps.push({ field: 'time', code: 'groupUnread', token: part.times[0] ?? null });
  const { kind: word, probability, raw } = part;
  return { kind: word === 'BODY' ? 'UNKNOWN' : word, probability, from: isoOf(from), to: isoOf(to), raw, ...conditions };
}

/** Reads the time of a group of a TAF, whose validity has its month. */
function timesOfGroup({ times: [time = ''] }: Part, { begin }: Times): [number | null, number | null] {
  if (begin === null || time === '') return [null, null];
  if (time.startsWith('FM')) return [minuteOf(time.slice(2).replace('Z', ''), begin), null];
  const [from = '', to = ''] = time.split('/');
  const start = hourOf(from, begin);
  return [start, start === null ? null : nextAt(to, start)];
}

/** Reads the time of a trend of a METAR, within the two hours after it. */
function timesOfTrend({ times }: Part, at: number | null): [number | null, number | null] {
  if (at === null) return [null, null];
  const of = (pattern: RegExp): number | null => {
    const digits = times.map((time) => pattern.exec(time)?.[1]).find((found) => found !== undefined);
    return digits === undefined ? null : minuteOf(digits, at);
  };
  return [of(/^(?:FM|AT)(\d{4})/) ?? of(/^(\d{4})\//), of(/^(?:TL|AT)(\d{4})/) ?? of(/^\d{4}\/(\d{4})/)];
}

/** `TX28/1015Z`, where the library's reading is what the word says. `T30/1218Z` does not say which of the two it is. */
function extremeOf(token: string, begin: number | null): { which: 'maximum' | 'minimum'; value: Extreme } | undefined {
  const [, which, sign, figures = '', hour = ''] = /^T([XN])(M?)(\d{2})\/(\d{4})Z?$/.exec(token) ?? [];
  if (which === undefined) return undefined;
  try {
    const { maxTemperature, minTemperature } = parseTAF(`TAF ZZZZ 010000Z 0100/0200 ${token}`);
    const celsius = (which === 'X' ? maxTemperature : minTemperature)?.temperature;
    if (celsius === undefined || Math.abs(celsius) !== Number(figures) || (celsius < 0 && sign !== 'M')) return undefined;
    const value = { celsius: celsius + 0, at: begin === null ? null : isoOf(hourOf(hour, begin)), token };
    return { which: which === 'X' ? 'maximum' : 'minimum', value };
  } catch {
    return undefined;
  }
}
