/** What the user typed as a place: a position in any usual form, else the code of an airport. */
import { readPosition } from '#domain/read-position.ts';
import { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { words } from '#renderer/i18n/words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import type { Near } from './airport-filter.ts';

/** The place, or a sentence that says why there is none. Throws ApiProblem where the server fails. */
export async function placeOf(typed: string): Promise<Omit<Near, 'radiusNm'> | string> {
  const position = readPosition(typed);
  if (position !== undefined) return { ...position, name: typed };
  try {
    const airport = await api('getAirport', { params: { id: typed } });
    const { latitude, longitude, name } = airport;
    if (latitude === null || longitude === null) return words.airports.nearNoPosition(name);
    return { latitude, longitude, name: leadingCode(airport) ?? name };
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.statusCode === 404) return words.airports.nearUnknown(typed);
    throw thrown;
  }
}
