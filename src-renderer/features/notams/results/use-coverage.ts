import { queryText } from '#renderer/data/api/addresses.ts';
import { ask } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import { readCoverage, type Coverage } from '#renderer/format/notams/coverage.ts';
import type { NotamQuery } from '#renderer/data/notams/notam-query.ts';

/** Whether imports covered the places of a query without results; undefined sends no request. Only the response header has it. */
export const useCoverage = (asked: NotamQuery | undefined, version: string): Coverage | undefined =>
  useQuery(asked, readHeader, { version }).body;

async function readHeader(asked: NotamQuery): Promise<Coverage | undefined> {
  const { headers } = await ask('GET', `/notams${queryText({ ...asked, limit: 1 })}`);
  return readCoverage(headers.find(([name]) => name.toLowerCase() === 'x-notams-coverage')?.[1]);
}
