import { useDeferredValue } from 'react';
import { useApi } from '#renderer/data/api/use-query.ts';
import { askedRouteQuery } from '#renderer/data/route/asked-route.ts';
import { setMoment } from '#renderer/data/moment.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { setWind } from '#renderer/data/winds.ts';
import { airportKey, leadingCode } from '#renderer/format/names.ts';
import { readTypedLine } from '#renderer/format/typed-line.ts';
import { words } from '#renderer/i18n/words.ts';
import { onMap, positionOnMap } from '#renderer/data/on-map.ts';
import { dayTime } from '#renderer/format/time.ts';
import { readWind } from '#domain/wind/read-wind.ts';
import { readTime } from '#domain/typed-time.ts';

/** One thing that Enter may do. */
export type Act = { key: string; title: string; does: string; path: string | undefined; time?: number; wind?: string };

type Results = { acts: readonly Act[]; isSettled: boolean };
const MOST = 8;

/** What the line may mean: by its form at once, by the data as the server answers. */
export function useBoxResults(line: string): Results {
  const text = line.trim();
  const now = useNow(60_000);
  const read = readDeskLine(text, now);
  const { position, frequency, notam } = readTypedLine(text);
  const settled = useDeferredValue(text);
  const isSpecial = position !== undefined || frequency !== undefined || notam !== undefined;
  const isByForm =
    text === '' || isSpecial || read.kind === 'time' || read.kind === 'wind' || read.kind === 'notams' || read.kind === 'compare';
  const isRoute = !isByForm && read.kind === 'brief';
  const found = useApi(
    'search',
    isByForm || settled === ''
      ? undefined
      : { query: { query: settled.slice(0, 100), limit: MOST, expand: 'code', kinds: 'airport,navaid' } },
  );
  const route = useApi('parseRoute', isRoute ? { body: { text: read.text } } : undefined);

  if (text === '') return { acts: [], isSettled: true };
  if (isSpecial) return { acts: specialActs({ position, frequency, notam }), isSettled: true };
  const byForm = formActs(read, now);
  if (isByForm) return { acts: byForm, isSettled: true };
  const { acts: does } = words.home.box;
  const answer = found.body ?? found.earlier;
  const airports = (answer?.airports ?? []).map((airport): Act => {
    const name = [leadingCode(airport), airport.name].filter((part) => part !== null).join(' ');
    return {
      key: airport.id,
      title: name,
      does: does.airport(leadingCode(airport) ?? airport.name),
      path: `/airports/${encodeURIComponent(airportKey(airport))}`,
    };
  });
  const navaids = (answer?.navaids ?? []).map((navaid): Act => ({
    key: navaid.id,
    title: `${navaid.ident} ${navaid.name}`,
    does: does.navaid(navaid.ident),
    path: onMap('navaid', navaid.id),
  }));
  // A name of several short words looks like a route: it is one where the data has each of its points.
  const isWhole = route.body !== undefined && route.body.faults.length === 0 && route.body.points.length > 0;
  const rest = [...airports, ...navaids].slice(0, MOST);
  return {
    acts: isRoute && (isWhole || rest.length === 0) ? [...byForm, ...rest] : [...rest, ...byForm],
    isSettled:
      (found.body !== undefined || found.problem !== undefined) &&
      settled === text &&
      (!isRoute || route.body !== undefined || route.problem !== undefined),
  };
}

function formActs(read: DeskLine, now: number): Act[] {
  const { acts: does } = words.home.box;
  switch (read.kind) {
    case 'time': {
      const time = dayTime(new Date(read.at).toISOString());
      return [{ key: 'time', title: time, does: does.time(time), path: undefined, time: read.at }];
    }
    case 'wind':
      return [{ key: 'wind', title: read.wind, does: does.wind(read.wind), path: undefined, wind: read.wind }];
    case 'notams':
      return [
        { key: 'notams', title: `${read.code} NOTAM`, does: does.notams(read.code), path: `/notams/${encodeURIComponent(read.code)}` },
      ];
    case 'compare': {
      const codes = read.codes.join(', ');
      return [
        { key: 'compare', title: codes, does: does.compare(codes), path: `/compare/${read.codes.map(encodeURIComponent).join(',')}` },
      ];
    }
    case 'brief': {
      const at = read.at ?? now;
      const does1 = read.at === undefined ? does.brief(read.text) : does.briefAt(read.text, dayTime(new Date(at).toISOString()));
      const query = askedRouteQuery({ text: read.text, choices: [], ...(read.at !== undefined && { depart: read.at }) });
      return [{ key: 'brief', title: read.text, does: does1, path: `/briefing?${query}` }];
    }
    case 'words':
      return [];
  }
}

function specialActs({ position, frequency, notam }: Pick<ReturnType<typeof readTypedLine>, 'position' | 'frequency' | 'notam'>): Act[] {
  const { acts: does } = words.home.box;
  if (position) {
    const at = `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}`;
    return [{ key: 'position', title: at, does: does.position(at), path: positionOnMap(position) }];
  }
  if (notam) {
    const number = encodeURIComponent(notam.number);
    return [{ key: 'notam', title: notam.number, does: does.notam(notam.number), path: `/notams?number=${number}` }];
  }
  const mhz = String(frequency);
  const filter = encodeURIComponent(JSON.stringify({ frequencies: { some: { frequency } } }));
  return [{ key: 'frequency', title: `${mhz} MHz`, does: does.frequency(mhz), path: `/airports?filter=${filter}` }];
}

/** Runs an act: a path is left to `go`, a time or a wind is set for all screens. */
export function runAct({ path, time, wind }: Act, go: (path: string) => void): void {
  if (path !== undefined) go(path);
  else if (time !== undefined) setMoment(time);
  else if (wind !== undefined) setWind('', wind);
}

/** What a line in the box of Home may mean, before anything is asked: a time, a wind, a route at a time, NOTAMs of a place, a comparison. Pure. */

type DeskLine =
  | { kind: 'time'; at: number }
  | { kind: 'wind'; wind: string }
  | { kind: 'brief'; text: string; at: number | undefined }
  | { kind: 'notams'; code: string }
  | { kind: 'compare'; codes: readonly string[] }
  | { kind: 'words' };

/** A code of an airport, in any case. */
const CODE = /^[A-Z0-9-]{2,7}$/;
/** The fewest and the most that are compared. */
const [FEWEST_COMPARED, MOST_COMPARED] = [2, 4];

/** `now` in milliseconds since 1970. A route is one where every word could be a code, or where `route` or `brief` precedes it. */
export function readDeskLine(line: string, now: number): DeskLine {
  const text = line.trim().toUpperCase();
  const at = text === '' ? undefined : readTime(text, now);
  if (at !== undefined) return { kind: 'time', at };
  // A calm could be a name.
  if (/\d/.test(text) && readWind(text) !== undefined) return { kind: 'wind', wind: text };
  const words = text.split(/[\s,]+/);
  const [first = '', ...rest] = words;
  if (
    /^COMPARE[R]?$/.test(first) &&
    rest.length >= FEWEST_COMPARED &&
    rest.length <= MOST_COMPARED &&
    rest.every((word) => CODE.test(word))
  )
    return { kind: 'compare', codes: rest };
  const last = rest.at(-1);
  if (rest.length === 1 && /^NOTAMS?$/.test(last ?? '') && CODE.test(first)) return { kind: 'notams', code: first };
  if (rest.length === 1 && /^NOTAMS?$/.test(first) && CODE.test(last ?? '')) return { kind: 'notams', code: last ?? '' };
  return routeOf(text, now) ?? { kind: 'words' };
}

function routeOf(text: string, now: number): DeskLine | undefined {
  const asked = /^(?:ROUTE|BRIEF(?:ING)?)\s+(\S.*)$/s.exec(text)?.[1] ?? text;
  const { words, at } = withoutTime(asked.split(/[\s,]+/), now);
  const isNamed = asked !== text;
  const isRoute = words.length > 1 || (words.length === 1 && at !== undefined) || isNamed;
  if (words.length === 0 || !isRoute) return undefined;
  // A word with a letter that no route has is one of a name.
  if (!isNamed && !words.every((word) => /^[A-Z0-9/.+-]{2,20}$/.test(word))) return undefined;
  return { kind: 'brief', text: words.join(' '), at };
}

/** The last word, or the last two, where they are a time. */
function withoutTime(words: readonly string[], now: number): { words: readonly string[]; at: number | undefined } {
  for (const taken of [2, 1]) {
    const tail = words.slice(-taken).join(' ');
    const at = words.length > taken && /\d/.test(tail) ? readTime(tail, now) : undefined;
    if (at !== undefined) return { words: words.slice(0, -taken), at };
  }
  return { words, at: undefined };
}
