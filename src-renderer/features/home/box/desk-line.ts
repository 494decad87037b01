/** What a line in the box of Home may mean, before anything is asked: a time, a wind, a route at a time, NOTAMs of a place, a comparison. Pure. */
import { readWind } from '#domain/wind/read-wind.ts';
import { readTime } from '#renderer/format/typed-time.ts';

export type DeskLine =
  | { kind: 'time'; at: number }
  | { kind: 'wind'; wind: string }
  | { kind: 'brief'; text: string; at: number | undefined }
  | { kind: 'notams'; code: string }
  | { kind: 'compare'; codes: readonly string[] }
  | { kind: 'words' };

/** A code of an airport, in any case. */
const CODE = /^[A-Z0-9-]{2,7}$/;
/** The fewest and the most that are compared. */
const [FEWEST, MOST] = [2, 4];

/** `now` in milliseconds since 1970. A route is one where every word could be a code, or where `route` or `brief` precedes it. */
export function readDeskLine(line: string, now: number): DeskLine {
  const text = line.trim().toUpperCase();
  const at = text === '' ? undefined : readTime(text, now);
  if (at !== undefined) return { kind: 'time', at };
  // A calm could be a name.
  if (/\d/.test(text) && readWind(text) !== undefined) return { kind: 'wind', wind: text };
  const words = text.split(/[\s,]+/);
  const [first = '', ...rest] = words;
  if (/^COMPARE[R]?$/.test(first) && rest.length >= FEWEST && rest.length <= MOST && rest.every((word) => CODE.test(word)))
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
