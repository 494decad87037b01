/** Reads an element of `notamList` of the FAA's NOTAM Search. Its site closed in 2026; saved files are still read. */
import { americanDate, dateIn, endOf } from './dates.ts';
import { usOpening } from './faa-feature.ts';
import { wordingsOf } from './html.ts';
import type { JsonObject } from '#core/text/json.ts';
import { known, textOf } from './json-values.ts';
import type { Given, Place, RawNotice } from './raw-notice.ts';

const procedures = new Set(['IAP', 'ODP', 'SID', 'STAR', 'DVA', 'VFP']);

export const isFaaSearch = (item: JsonObject): boolean => 'notamNumber' in item && ('icaoMessage' in item || 'traditionalMessage' in item);

export function readFaaSearch(item: JsonObject, place: Place): RawNotice {
  const icaoMessage = textOf(item['icaoMessage']);
  const traditional = textOf(item['traditionalMessage']);
  // `traditionalMessageFrom4thWord` is cut with dots, so the plain words come before it.
  const written = icaoMessage ?? traditional ?? textOf(item['plainLanguageMessage']) ?? textOf(item['traditionalMessageFrom4thWord']) ?? '';
  const second = icaoMessage === undefined ? undefined : traditional;
  const keyword = textOf(item['keyword']);
  const transaction = item['transactionID'];
  const words = wordingsOf(written, second);
  return {
    format: 'faa-search',
    ...words,
    place,
    given: known<Given>({
      number: textOf(item['notamNumber']),
      icao: textOf(item['icaoId']),
      location: textOf(item['facilityDesignator']),
      account: usOpening(second ?? words.message)['account'],
      keyword,
      issueDate: dateIn(item['issueDate'], americanDate),
      startDate: dateIn(item['startDate'], americanDate),
      ...endOf(textOf(item['endDate']) ?? ''),
      source: textOf(item['source']),
      sourceType: textOf(item['sourceType']),
      transactionId: typeof transaction === 'number' && transaction > 0 ? String(transaction) : textOf(transaction),
      mapPointer: textOf(item['mapPointer']),
      geometry: textOf(item['geometry']),
      isSnowtam: typeof item['snowtam'] === 'boolean' ? item['snowtam'] : undefined,
      isProcedure: item['procedure'] === true || (keyword !== undefined && procedures.has(keyword)) ? true : undefined,
      isSaidOver: item['cancelledOrExpired'] === true ? true : undefined,
    }),
  };
}
