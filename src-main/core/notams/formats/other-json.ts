/** The smaller JSON formats (resources/docs/notams.md), one row each: the members that identify a NOTAM, and where its parts are. */
import { parsedJson } from '#core/text/json.ts';
import { dateIn, endOf } from './dates.ts';
import { endIn, numberIn, radiusOf, sourceTypeOf, typeOf, usOpening } from './faa-feature.ts';
import { wordingsOf } from './html.ts';
import { isObject, type JsonObject } from '#core/text/json.ts';
import { known, numberOf, textOf } from './json-values.ts';
import type { FormatName, Given, Place, RawNotice } from './raw-notice.ts';

type JsonFormat = {
  format: FormatName;
  fits(item: JsonObject): boolean;
  text(item: JsonObject): string | undefined;
  /** A second wording may belong to the NOTAM. */
  second?(item: JsonObject): string | undefined;
  given(item: JsonObject): { [K in keyof Given]: Given[K] | undefined };
};

const flagIn = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** The ICAO API writes PERM as a date from here on. */
const FAR_FUTURE = Date.UTC(2099, 0);

function translationOf(item: JsonObject, type: RegExp): string | undefined {
  const all: unknown = item['translations'];
  const found: unknown = Array.isArray(all) ? all.find((one) => isObject(one) && type.test(String(one['type']))) : undefined;
  return isObject(found) ? textOf(found['text']) : undefined;
}

export const otherFormats: readonly JsonFormat[] = [
  {
    format: 'api-notams',
    fits: (item) => Array.isArray(item['translations']) && 'effectiveStart' in item,
    text: (item) => translationOf(item, /ICAO/) ?? translationOf(item, /LOCAL/) ?? textOf(item['text']),
    second: (item) => (translationOf(item, /ICAO/) === undefined ? undefined : translationOf(item, /LOCAL/)),
    given(item) {
      const [icao, local] = [translationOf(item, /ICAO/), translationOf(item, /LOCAL/)];
      const byNumber = numberIn({ number: item['number'], id: item['id'] }, local);
      return {
        number: textOf(item['id']) ?? (byNumber?.includes('/') ? byNumber : undefined),
        type: typeOf(item['type']),
        icao: textOf(item['icaoLocation']),
        location: textOf(item['location']),
        account: usOpening(local)['account'],
        issueDate: dateIn(item['issued']),
        startDate: dateIn(item['effectiveStart']),
        ...endIn(item['effectiveEnd'], `${icao ?? ''}\n${local ?? ''}`),
        source: 'apiNotams',
        sourceType: local !== undefined && /^\s*!\s?FDC\b/.test(local) ? 'F' : sourceTypeOf(item['notamClass']),
        fir: textOf(item['affectedFir']),
        lowerFl: numberOf(item['minimumFlightLevel']),
        upperFl: numberOf(item['maximumFlightLevel']),
        radiusNm: radiusOf(item['radius']),
      };
    },
  },
  {
    format: 'icao-api',
    fits: (item) => typeof item['all'] === 'string' && ('key' in item || 'entity' in item),
    text: (item) => textOf(item['all']),
    given(item) {
      const end = dateIn(item['enddate']);
      const isPermanent = end !== undefined && end.getTime() > FAR_FUTURE;
      return {
        number: textOf(item['id']),
        icao: textOf(item['location']),
        issueDate: dateIn(item['Created']),
        startDate: dateIn(item['startdate']),
        endDate: isPermanent ? undefined : end,
        endKind: isPermanent ? 'permanent' : undefined,
        source: 'ICAO',
        sourceType: 'I',
        transactionId: textOf(item['key']),
      };
    },
  },
  {
    format: 'daip',
    fits: (item) => typeof item['rawtext'] === 'string' && 'key' in item,
    text: (item) => textOf(item['rawtext']) ?? textOf(item['text']),
    given: (item) => ({ source: 'DAIP', transactionId: textOf(item['key']) }),
  },
  {
    format: 'nav-canada',
    fits: (item) => 'pk' in item && typeof item['text'] === 'string',
    text: (item) => navCanadaText(item['text']),
    given: (item) => ({
      location: textOf(item['location']),
      startDate: dateIn(item['startValidity']),
      endDate: dateIn(item['endValidity']),
      source: 'NAV CANADA',
      sourceType: 'I',
      transactionId: textOf(item['pk']),
    }),
  },
  {
    format: 'aerodb',
    fits: (item) => typeof item['message'] === 'string' && ('notamId' in item || 'mapPointer' in item),
    text: (item) => textOf(item['message']),
    given: (item) => ({
      number: textOf(item['notamId']),
      icao: textOf(item['icao']) ?? textOf(item['icaoCode']),
      issueDate: dateIn(item['issueDate']),
      startDate: dateIn(item['startDate']),
      ...endOf(textOf(item['endDate']) ?? ''),
      canceledDate: dateIn(item['canceledDate']),
      source: textOf(item['source']),
      sourceType: textOf(item['sourceType']),
      transactionId: textOf(item['transactionId']),
      mapPointer: textOf(item['mapPointer']),
      geometry: textOf(item['geometry']),
      isSnowtam: flagIn(item['isSnowtam']),
      isProcedure: flagIn(item['isProcedure']),
    }),
  },
];

export function readOtherJson(row: JsonFormat, item: JsonObject, place: Place): RawNotice {
  return {
    format: row.format,
    ...wordingsOf(row.text(item) ?? '', row.second?.(item)),
    place,
    given: known<Given>(row.given(item)),
  };
}

/** Newer answers have a JSON text with separate wordings: `{"raw":"(D1473/21 …","english":…}`. */
function navCanadaText(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || !text.startsWith('{')) return text;
  const parts = parsedJson(text);
  return (isObject(parts) ? (textOf(parts['raw']) ?? textOf(parts['english'])) : undefined) ?? text;
}
