/** NOTAM API v1 of the FAA and its follower NMS answer GeoJSON features with `properties.coreNOTAMData`. */
import { dateIn, endOf } from './dates.ts';
import { wordingsOf } from './html.ts';
import { isObject, type JsonObject } from '#core/text/json.ts';
import { known, numberOf, textOf } from './json-values.ts';
import type { Given, Place, RawNotice } from './raw-notice.ts';
import { wktOf } from '#domain/wkt.ts';
import { checkedWkt, firstPoint } from './geojson.ts';

/** The key is the FAA's word for a class, the value the letter of our `sourceType`. */
const sourceTypes: Readonly<Record<string, string>> = {
  INTL: 'I',
  INTERNATIONAL: 'I',
  MIL: 'M',
  MILITARY: 'M',
  LMIL: 'M',
  DOM: 'D',
  DOMESTIC: 'D',
  FDC: 'F',
};

export function sourceTypeOf(value: unknown): string | undefined {
  const word = textOf(value)?.toUpperCase();
  return word && (sourceTypes[word] ?? word);
}

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
  const isNms = 'year' in notam || String(notam['id']).startsWith('NMS');
  const point = firstPoint(item['geometry']);
  return {
    format: isNms ? 'nms' : 'faa-api',
    ...wordingsOf(icao ?? local ?? textOf(notam['text']) ?? '', icao && local),
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
      sourceType: sourceTypeOf(notam['classification']),
      transactionId: textOf(notam['id']),
      mapPointer: point && wktOf({ type: 'Point', coordinates: point }),
      geometry: checkedWkt(item['geometry']),
      ...itemsOf(notam),
    }),
  };
}

/** Item Q and items D, F and G, under the names that the FAA's JSON and AIXM share. */
export const itemsOf = (notam: JsonObject) => ({
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
});

/** `D0058/24` of a series, its letter and year apart in NMS; a domestic number is complete in the local text only. */
export function numberIn(notam: JsonObject, local: string | undefined): string | undefined {
  const number = textOf(notam['number']);
  const opening = usOpening(local)['number'];
  if (number === undefined || number.includes('/')) return number ?? opening;
  const [series, year] = [textOf(notam['series']), textOf(notam['year'])];
  if (series !== undefined && year !== undefined) return seriesNumber(series, number, year);
  return opening ?? textOf(notam['id']) ?? number;
}

export const seriesNumber = (series: string, number: string, year: string | undefined): string =>
  `${series}${number.padStart(4, '0')}${year === undefined ? '' : `/${year.slice(-2).padStart(2, '0')}`}`;

const opening = /^\s*(?:<pre>\s*)?!\s?(?<account>[A-Z0-9]{2,5})\s+(?:(?<number>\d{1,2}\/\d{3,5})|LTA-)/;
/** Reads the office and the number with which a US text begins. */
export const usOpening = (text = ''): Partial<Record<string, string>> => opening.exec(text)?.groups ?? {};

export const typeOf = (value: unknown): Given['type'] | undefined => (value === 'N' || value === 'R' || value === 'C' ? value : undefined);

/** The estimate is in the texts only: `2509141530EST`, `C) 2410031215 EST`. */
export function endIn(value: unknown, texts: string): Pick<Given, 'endDate' | 'endKind'> {
  const text = textOf(value);
  if (text === undefined) return {};
  const end = endOf(text);
  return end.endDate ? { endKind: 'fixed', ...end, ...(/\d{10} ?EST\b/.test(texts) && { endKind: 'estimated' }) } : end;
}

/** 999 is the whole region, or unknown. */
export function radiusOf(value: unknown): number | undefined {
  const radius = numberOf(value);
  return radius === 999 ? undefined : radius;
}

/** NMS writes a schedule twice: `Daily:1230-0030~DLY 1230-0030`. */
function scheduleOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : text.slice(text.lastIndexOf('~') + 1);
}
