/** The tiers of codes: exact ICAO, IATA and local codes, then what begins with the text, then codes that the contract does not show. */
import { best } from './best.ts';
import type { Found } from './found.ts';
import { CONTRACT_CODES, FIELD_BITS, inCodes, OTHER_CODES } from './posting.ts';
import { postingsOf, wordsFrom, type Range, type Table } from './table.ts';
import type { Tier } from './tiers.ts';

/** The best airports in a run of postings that carry one of these fields. Postings ascend only within one code, so all are looked at. */
function addRun(codes: Table, { from, to }: Range, fields: number, tier: Tier, found: Found): void {
  // Enough even if every earlier hit is found again: there are at most as many as are no longer wanted.
  const kept = best(found.limit);
  for (let at = from; at < to; at++) {
    const posting = codes.postings[at] ?? 0;
    if ((posting & fields) !== 0) kept.offer(posting >>> FIELD_BITS);
  }
  for (const place of kept.keys()) found.add(place, tier);
}

export function findByCode(codes: Table, code: string, found: Found): void {
  const { whole, begun } = wordsFrom(codes, code);
  const [exact, longer] = [postingsOf(codes, whole), postingsOf(codes, begun)];
  addRun(codes, exact, inCodes.icao, 'icaoCode', found);
  addRun(codes, exact, inCodes.iata, 'iataCode', found);
  addRun(codes, exact, inCodes.local, 'localCode', found);
  addRun(codes, longer, CONTRACT_CODES, 'codePrefix', found);
  addRun(codes, exact, OTHER_CODES, 'otherCode', found);
  addRun(codes, longer, OTHER_CODES, 'otherCodePrefix', found);
}
