/** When each route was last briefed, kept in this browser: what was stored or changed since is marked in the next briefing of it. */
import { keep, readKept } from '#renderer/data/kept.ts';

const KEPT = 'briefing.made';
/** Routes kept; the oldest are dropped first. */
const MOST = 50;

type Made = Readonly<Record<string, string>>;

const nameOf = (text: string): string => text.trim().toUpperCase().replaceAll(/\s+/g, ' ').slice(0, 500);

function kept(): Made {
  const value = readKept(KEPT);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, time]) => typeof time === 'string' && !Number.isNaN(Date.parse(time))));
}

/** Of earlier visits: what this page shows as new stays new while it is open. */
const before = kept();

/** ISO 8601 UTC; undefined for a route that was not briefed here before. */
export const lastMade = (text: string): string | undefined => before[nameOf(text)];

export function noteMade(text: string, made: string): void {
  const name = nameOf(text);
  const others = Object.entries(kept()).filter(([other]) => other !== name);
  keep(KEPT, Object.fromEntries([...others.toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, MOST - 1), [name, made]]));
}
