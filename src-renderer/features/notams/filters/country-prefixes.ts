import { api } from '#renderer/data/api/client.ts';

const PAGE = 300;
/** Letters that identify a state, or a part of it, in ICAO Doc 7910. */
const LETTERS = 2;

/** Prefixes of the ICAO codes of a country's aerodromes in the dataset, sorted. `code` is ISO 3166-1 alpha-2. Throws ApiProblem. */
export async function countryPrefixes(code: string, signal: AbortSignal): Promise<string[]> {
  const filter = JSON.stringify({ countryCode: code, icaoCode: { isNull: false } });
  const prefixes = new Set<string>();
  for (let page = 1, seen = 0, total = 1; seen < total; page++) {
    const { items, totalCount } = await api('listAirports', { query: { filter, limit: PAGE, page, sort: 'icaoCode' } }, { signal });
    if (items.length === 0) break;
    seen += items.length;
    total = totalCount;
    for (const { icaoCode } of items) if (icaoCode !== null) prefixes.add(icaoCode.slice(0, LETTERS));
  }
  return [...prefixes];
}
