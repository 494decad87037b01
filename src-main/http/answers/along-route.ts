/** What the answer of a list says of the route that it goes along. */
import type { Core } from '#core/core.ts';
import type { AlongQuery } from '#core/route/along.ts';

/** Words said; a route has at most 200. */
const MOST_WORDS = 40;

/** Words that could mean another place, each with its fault and the id of the place taken: `GVA=ambiguous:<id>`. Nothing without a route, `none` without such words. */
export function routeHeaders(core: Core, query: AlongQuery): Record<string, string> {
  const along = core.alongRoute(query);
  if (!along) return {};
  const words = along.faults.map(({ word, code, id }) => `${encodeURIComponent(word)}=${code}:${id ?? ''}`);
  return { 'x-route-faults': words.length === 0 ? 'none' : words.slice(0, MOST_WORDS).join(', ') };
}
