import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { readClock } from '#renderer/data/clock.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useLastLooks } from '#renderer/data/notams/last-looks.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useWeather } from '#renderer/data/weather.ts';
import { machineZone } from '#renderer/format/time.ts';
import { useWinds, writeWinds } from '#renderer/data/winds.ts';

/** Closures begin and end at full minutes. */
const GROWS_OLD = 60_000;
/** Name of the visit to this page among the last looks; that of an airport is the one of its NOTAMs. */
export const VISIT = 'home';
export const lookOfAirport = (code: string): string => `airport ${code}`;

/**
 * Fetches the answer of the core for this page, again as time passes and NOTAMs are imported. The last answer stays until the next one is
 * there and `isCurrent`.
 */
export function useDesk() {
  const at = useMoment((moment) => moment.at);
  const wind = useWinds(({ texts }) => writeWinds(texts, '='));
  const favourites = useFavourites(({ ids }) => [...ids].join());
  const looks = useLastLooks((last) => last.looks);
  // The clock itself: what was marked as seen a moment ago counts at once.
  const since = sinceAsked(looks, new Date(readClock()).toISOString());
  const query = {
    timeZone: machineZone,
    expand: 'weather' as const,
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    ...(wind !== '' && { wind }),
    ...(since !== undefined && { since }),
  };
  const weather = useWeather(({ importedAt }) => importedAt);
  const version = `${useNotamVersion(true, GROWS_OLD)}.${weather}.${favourites}`;
  const { body, latest, problem } = useApi('getDesk', { query }, { version });
  return { desk: latest, problem, isCurrent: body !== undefined };
}

/** A part for every place, and those of single places that came later; a look from a clock that was ahead would hide what is new. */
function sinceAsked(looks: Readonly<Record<string, string>>, now: string): string | undefined {
  const past = (name: string): string | undefined => {
    const look = looks[name];
    return look !== undefined && look <= now ? look : undefined;
  };
  const visit = past(VISIT);
  const single = Object.keys(looks).flatMap((name) => {
    const code = /^airport ([A-Z0-9-]+)$/.exec(name)?.[1];
    const look = past(name);
    return code === undefined || look === undefined || (visit !== undefined && look <= visit) ? [] : [`${code}=${look}`];
  });
  const parts = [...(visit === undefined ? [] : [visit]), ...single.slice(0, MOST_PARTS)];
  return parts.length === 0 ? undefined : parts.join(',');
}

/** The server takes more. */
const MOST_PARTS = 90;
