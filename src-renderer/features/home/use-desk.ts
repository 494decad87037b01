import type { Desk } from '#contract/desk.ts';
import { readWind } from '#domain/wind/read-wind.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useLastLooks } from '#renderer/data/notams/last-looks.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { readTime } from '#renderer/format/typed-time.ts';
import { create } from 'zustand';
import { keep, readKept } from '#renderer/data/kept.ts';

/** Closures begin and end at full minutes. */
const GROWS_OLD = 60_000;
/** Name of the visit to this page among the last looks; that of an airport is the one of its NOTAMs. */
export const VISIT = 'home';
export const lookOfAirport = (code: string): string => `airport ${code}`;

export type Desked = {
  desk: Desk | undefined;
  problem: ApiProblem | undefined;
  /** Whether `desk` is the answer to what is asked now. */
  isCurrent: boolean;
  timeIsWrong: boolean;
  windIsWrong: boolean;
};

/** The answer of the core for this page; asked again as time passes and NOTAMs are imported. The last answer stays until the next one is there. */
export function useDesk(retried: number): Desked {
  const { time, wind } = useDeskState();
  const now = useNow();
  const looks = useLastLooks((last) => last.looks);
  const at = time.trim() === '' ? undefined : readTime(time, Math.floor(now / GROWS_OLD) * GROWS_OLD);
  const winds = windsAsked(wind);
  const since = sinceAsked(looks, new Date(now).toISOString());
  const query = {
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    ...(winds !== undefined && winds !== false && { wind: winds }),
    ...(since !== undefined && { since }),
  };
  const { body, earlier, problem } = useApi('getDesk', { query }, `${useNotamVersion(true, GROWS_OLD)}.${retried}`);
  return {
    desk: body ?? earlier,
    problem,
    isCurrent: body !== undefined,
    timeIsWrong: time.trim() !== '' && at === undefined,
    windIsWrong: winds === false,
  };
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

/** Fewer than the server takes. */
const MOST_PARTS = 90;

/** The winds as `GET /desk` takes them; undefined for none, false for what cannot be read. */
export function windsAsked(text: string): string | false | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const asked = parts.map((part) => {
    if (readWind(part)) return part;
    const [, code, wind] = /^([A-Z0-9-]{2,7})[ =]+(.+)$/.exec(part) ?? [];
    return code !== undefined && wind !== undefined && readWind(wind) ? `${code}=${wind}` : undefined;
  });
  return asked.includes(undefined) ? false : asked.join(',');
}

/** What is typed on Home: the time beside now, which is forgotten with the page, and the last wind, which is kept in this browser. */

const NAME = 'desk.wind';

type DeskState = {
  time: string;
  wind: string;
  setTime: (time: string) => void;
  setWind: (wind: string) => void;
};

export const useDeskState = create<DeskState>((set) => {
  const kept = readKept(NAME);
  return {
    time: '',
    wind: typeof kept === 'string' ? kept : '',
    setTime: (time) => set({ time }),
    setWind: (wind) => {
      keep(NAME, wind);
      set({ wind });
    },
  };
});
