/**
 * Small conveniences (recently opened airports, a copy of the settings) that may be lost without harm: the browser's storage belongs to
 * one port, and the port can change. Nothing secret and nothing that the user would miss is kept here.
 */
export function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`aeroshelf.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(`aeroshelf.${name}`, JSON.stringify(value));
  } catch {
    // Only a convenience is lost where storage is full or forbidden.
  }
}

/** Returns the fields of a stored value, which can be anything; none where it is no object. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};

/** Returns the text of a stored value, cut off at `most` characters; empty where it is no text. */
export const textIn = (stored: unknown, most: number): string => (typeof stored === 'string' ? stored.slice(0, most) : '');

/** Returns the texts of a stored list; none where it is no list. */
export const textsIn = (stored: unknown): string[] => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []);

/** It records when something happened to each of several things: ISO 8601 UTC by name. */
export type Moments = Readonly<Record<string, string>>;

export const readMoments = (name: string): Moments =>
  Object.fromEntries(
    Object.entries(fieldsOf(readLocal(name))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !Number.isNaN(Date.parse(entry[1])),
    ),
  );

/** Adds a moment, and drops the oldest above the limit. */
export function withMoment(moments: Moments, name: string, at: string, most: number): Moments {
  const others = Object.entries(moments).filter(([other]) => other !== name);
  return Object.fromEntries([...others.toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, most - 1), [name, at]]);
}
