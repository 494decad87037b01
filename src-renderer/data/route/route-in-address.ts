/**
 * Writes a route into the query of an address and reads it from there:
 * `text=LSGG+LFMN&choice=GVA:123&depart=2026-11-22T08:00Z&wind=240/25`.
 */
import type { RoutePlan } from '#contract/route/route.ts';
import { routeQueryOnMap } from '#renderer/data/on-map.ts';

export type Choice = NonNullable<RoutePlan['choices']>[number];

export type RouteInAddress = {
  text: string;
  /** Words mean these by the user's choice. */
  choices: readonly Choice[];
  /** The unit is milliseconds since 1970. */
  depart: number | undefined;
  /** The user has typed it so. */
  wind: string;
};

/** Every link to a route gives the first two, and may give the others. */
type GivenRoute = Pick<RouteInAddress, 'text' | 'choices'> & Partial<RouteInAddress>;

/** The contract has these limits. */
export const MOST_TEXT = 10_000;
const MOST_CHOICES = 200;
/** Any position is shorter. */
const MOST_WORD = 100;

/** Undefined where the query names no route. A link that gives no departure and no wind leaves those of the screen. */
export function readRouteInAddress(query: string): GivenRoute | undefined {
  const given = new URLSearchParams(query);
  const text = given.get('text');
  if (text === null) return undefined;
  const depart = Date.parse(given.get('depart') ?? '');
  return {
    text: text.slice(0, MOST_TEXT),
    choices: readChoices(given),
    ...(!Number.isNaN(depart) && { depart }),
    ...(given.has('wind') && { wind: given.get('wind') ?? '' }),
  };
}

export function readChoices(given: URLSearchParams): Choice[] {
  return given
    .getAll('choice')
    .slice(0, MOST_CHOICES)
    .flatMap((pair) => {
      const [, word, from, id] = /^([^:@]+)(?:@(\d{1,5}))?:(.*)$/s.exec(pair) ?? [];
      return word === undefined || id === undefined ? [] : [{ word, id, ...(from !== undefined && { from: Number(from) }) }];
    });
}

/** It is empty where there is no text. */
export function routeAddressQuery({ text, choices, depart, wind = '' }: GivenRoute): string {
  if (text.trim() === '') return '';
  return queryOf([
    ['text', text],
    ...choicePairs(text, choices),
    ...(depart === undefined ? [] : [['depart', `${new Date(depart).toISOString().slice(0, 16)}Z`] as const]),
    ...(wind.trim() === '' ? [] : [['wind', wind] as const]),
  ]);
}

/** Addresses the route on the screen with one word more, where that adds least; `id` is the place that the word means. */
export const addToRoute = (word: string, id?: string): string =>
  `/route?${queryOf([['add', word], ...(id === undefined ? [] : [['id', id] as const])])}`;

/** Reads the word that `addToRoute` wants to add. */
export function readWordInAddress(query: string): { word: string; id: string | undefined } | undefined {
  const given = new URLSearchParams(query);
  const word = (given.get('add') ?? '').trim().slice(0, MOST_WORD);
  return word === '' ? undefined : { word: word.toUpperCase(), id: given.get('id') ?? undefined };
}

export const routeOnMap = ({ text, choices }: Pick<RouteInAddress, 'text' | 'choices'>): string =>
  routeQueryOnMap(queryOf([['route', text], ...choicePairs(text, choices)]));

/** Choices of words that are no longer in the text wait for their return. */
export const choicesIn = (text: string, choices: readonly Choice[], alternates = ''): Choice[] => {
  const has = (where: string, word: string): boolean => where.toUpperCase().includes(word.toUpperCase());
  // The place of an alternate is the end of the text.
  const isThere = ({ word, from }: Choice): boolean =>
    from === undefined
      ? has(text, word) || has(alternates, word)
      : isWordAt(text, { word, from }) || (from === text.length && has(alternates, word));
  return choices.filter(isThere).slice(-MOST_CHOICES);
};

export const isWordAt = (text: string, { word, from }: { word: string; from: number }): boolean =>
  text.slice(from, from + word.length).toUpperCase() === word.toUpperCase();

type Pair = readonly [name: string, value: string];
const choicePairs = (text: string, choices: readonly Choice[]): Pair[] =>
  choicesIn(text, choices).map(({ word, id, from }) => ['choice', `${word}${from === undefined ? '' : `@${from}`}:${id}`]);
const queryOf = (pairs: readonly Pair[]): string => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
