/** The answer of a list says which words of its route could mean another place, and where the route passes each item. */
import type { Core } from '#core/core.ts';
import type { Along } from '#contract/route/along.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import type { AlongQuery } from '#core/route/along.ts';
import type { PassageQuery } from '#core/route/passages.ts';

/** Words said; a route has at most 200. */
const MOST_WORDS = 40;

/** Words that could mean another place, each with its fault and the id of the place taken: `GVA=ambiguous:<id>`. Nothing without a route, `none` without such words. */
export function routeHeaders(core: Core, query: AlongQuery): Record<string, string> {
  const along = core.alongRoute(query);
  if (!along) return {};
  const words = along.faults.map(({ word, code, id }) => `${encodeURIComponent(word)}=${code}:${id ?? ''}`);
  return { 'x-route-faults': words.length === 0 ? 'none' : words.slice(0, MOST_WORDS).join(', ') };
}

type Placed = { latitude: number | null; longitude: number | null };
type WithAlong<T> = T & { along?: Along };

/** Adds to each of a list where the route passes it; undefined where the query does not ask for it. */
export function withPlaceAlong(core: Core, query: AlongQuery & PassageQuery): (<T extends Placed>(item: T) => WithAlong<T>) | undefined {
  const passages = core.passagesOf(query);
  return (
    passages &&
    ((item) => {
      const { latitude, longitude } = item;
      const along =
        latitude === null || longitude === null ? undefined : passages([{ kind: 'circle', centre: { latitude, longitude }, radiusNm: 0 }]);
      return along ? { ...item, along } : item;
    })
  );
}

export function withAreaAlong(core: Core, query: AlongQuery & PassageQuery): ((item: NotamAnswer) => NotamAnswer) | undefined {
  const passages = core.passagesOf(query);
  return (
    passages &&
    ((item) => {
      const along = passages(core.notams.figures(item.id));
      return along ? { ...item, along } : item;
    })
  );
}
