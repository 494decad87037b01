/** FAA NOTAM API v1 and its follower NMS: GeoJSON features with `properties.coreNOTAMData`. */
import { isoDate } from './dates.ts';
import { withoutHtml } from './html.ts';
import { isObject, known, numberOf, textOf, type JsonObject } from './json-values.ts';
import type { Given, Place, RawNotice } from './raw-notice.ts';
import { firstPoint, wktOf } from './wkt.ts';

/** Word of the FAA for a class, and the letter of our `sourceType`. */
export const sourceTypes: Readonly<Record<string, string>> = {
  INTL: 'I',
  INTERNATIONAL: 'I',
  MIL: 'M',
  MILITARY: 'M',
  LMIL: 'M',
  DOM: 'D',
  DOMESTIC: 'D',
  FDC: 'F',
};

function coreOf(item: JsonObject): JsonObject | undefined {
  const properties = item['properties'];
  const core = isObject(properties) ? properties['coreNOTAMData'] : undefined;
  return isObject(core) && isObject(core['notam']) ? core : undefined;
}

export const isFaaFeature = (item: JsonObject): boolean => coreOf(item) !== undefined;

export function readFaaFeature(item: JsonObject, place: Place): RawNotice {
  const core = coreOf(item) ?? {};
  const notam = isObject(core['notam']) ? core['notam'] : {};
  const translations = Array.isArray(core['notamTranslation']) ? core['notamTranslation'].filter(isObject) : [];
  const textIn = (type: RegExp) =>
    translations
      .filter((one) => type.test(String(one['type'])))
      .map((one) => textOf(one['formattedText']) ?? textOf(one['simpleText']))
      .find((text) => text !== undefined);
  const [icao, local] = [textIn(/ICAO/), textIn(/LOCAL/)];
  const written = icao ?? local ?? textOf(notam['text']) ?? '';
  const message = withoutHtml(written);
  const isNms = 'year' in notam || String(notam['id']).startsWith('NMS');
  const classification = textOf(notam['classification'])?.toUpperCase();
  const point = firstPoint(item['geometry']);
  return {
    format: isNms ? 'nms' : 'faa-api',
    message,
    original: icao !== undefined && local !== undefined ? `${icao}\n\n${local}` : written === message ? null : written,
    place,
    given: known<Given>({
      number: numberIn(notam, local),
      type: typeOf(notam['type']),
      icao: textOf(notam['icaoLocation']),
      location: textOf(notam['location']),
      account: textOf(notam['accountId']),
      issueDate: dateIn(notam['issued']),
      startDate: dateIn(notam['effectiveStart']),
      ...endIn(notam['effectiveEnd'], `${icao ?? ''}\n${local ?? ''}\n${textOf(notam['text']) ?? ''}`),
      source: isNms ? 'NMS' : 'FNS',
      sourceType: classification === undefined ? undefined : (sourceTypes[classification] ?? classification),
      transactionId: textOf(notam['id']),
      mapPointer: point && `POINT(${point[0]} ${point[1]})`,
      geometry: wktOf(item['geometry']),
      qCode: textOf(notam['selectionCode']),
      fir: textOf(notam['affectedFIR']) ?? textOf(notam['affectedFir']),
      traffic: textOf(notam['traffic']),
      purpose: textOf(notam['purpose']),
      scope: textOf(notam['scope']),
      lowerFl: numberOf(notam['minimumFL'] ?? notam['minimumFl']),
      upperFl: numberOf(notam['maximumFL'] ?? notam['maximumFl']),
      radiusNm: radiusOf(notam['radius']),
      schedule: scheduleOf(notam['schedule']),
      lowerLimit: textOf(notam['lowerLimit']),
      upperLimit: textOf(notam['upperLimit']),
    }),
  };
}

/** `D0058/24` of a series, its letter and year apart in NMS; a domestic number is complete in the local text only. */
export function numberIn(notam: JsonObject, local: string | undefined): string | undefined {
  const number = textOf(notam['number']);
  const opening = /^\s*(?:<pre>\s*)?!\s?[A-Z0-9]{2,5}\s+(?<number>\d{1,2}\/\d{3,5})/.exec(local ?? '')?.groups?.['number'];
  if (number === undefined || number.includes('/')) return number ?? opening;
  const [series, year] = [textOf(notam['series']), textOf(notam['year'])];
  if (series !== undefined && year !== undefined) return `${series}${number.padStart(4, '0')}/${year.slice(-2)}`;
  return opening ?? textOf(notam['id']) ?? number;
}

export const typeOf = (value: unknown): Given['type'] | undefined => (value === 'N' || value === 'R' || value === 'C' ? value : undefined);

const dateIn = (value: unknown): Date | undefined => {
  const text = textOf(value);
  return text === undefined ? undefined : isoDate(text);
};

/** The estimate is in the texts only: `2509141530EST`, `C) 2410031215 EST`. */
export function endIn(value: unknown, texts: string): Pick<Given, 'endDate' | 'endKind'> {
  const text = textOf(value);
  if (text === undefined) return {};
  if (/^PERM/i.test(text)) return { endKind: 'permanent' };
  const endDate = isoDate(text);
  if (!endDate) return {};
  return { endDate, endKind: /\d{10} ?EST\b/.test(texts) ? 'estimated' : 'fixed' };
}

/** 999 is the whole region, or unknown. */
function radiusOf(value: unknown): number | undefined {
  const radius = numberOf(value);
  return radius === 999 ? undefined : radius;
}

/** NMS writes a schedule twice: `Daily:1230-0030~DLY 1230-0030`. */
function scheduleOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : text.slice(text.lastIndexOf('~') + 1);
}
