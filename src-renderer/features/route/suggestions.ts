/**
 * The box of the route offers what an ambiguous word under the caret can mean, else what it or the whole text means by the grammar of the
 * box.
 */
import type { Line, LineMeaning, LinePlace, LineQuery } from '#contract/line.ts';
import type { RouteFault } from '#contract/route/faults.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Waypoint } from '#contract/route/waypoints.ts';
import type { Choice } from '#renderer/data/route/route-in-address.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useWaypoints } from '#renderer/data/route/waypoints.ts';
import { wordAt } from './text-edits.ts';
import type { Parsed } from './use-parsed.ts';

export type Suggestion = {
  id: string;
  /** A `route` takes the place of the whole text. */
  kind: 'airport' | 'navaid' | 'waypoint' | 'route';
  code: string;
  name: string;
  /** It is the type of a navaid. */
  type: string | null;
  /** `addedNm`: nautical miles that a candidate adds; `isTaken`: whether the route leads over it. */
  candidate?: { addedNm: number | null; isTaken: boolean } | undefined;
  /** It is to be remembered of the choice; nothing where the code alone says it. */
  choice: Choice | undefined;
};

const MOST = 8;
/** The nearest are among this many. */
const MOST_MEANINGS = 20;
/** It is the contract's limit for a line. */
const LONGEST_LINE = 500;
const keywords: readonly string[] = ['DCT', 'VFR', 'IFR', 'OAT', 'GAT'];
const isCompletable = /^\p{L}[\p{L}\p{N}]{1,29}$/u;

/** Undefined where the word cannot be a place that is still being typed. */
export const completable = (word: string): string | undefined =>
  isCompletable.test(word) && !keywords.includes(word.toUpperCase()) ? word : undefined;

/** Leaves out the figures of bearing and distance, since the choice is that of the place in front of them. */
function choiceWord({ from, text }: Pick<RouteFault, 'from' | 'text'>, words: ParsedRoute['words']): string {
  const kind = words.find((word) => word.from === from)?.kind;
  return kind === 'bearingDistance' ? text.slice(0, -6) : text;
}

export const candidatesOf = (fault: RouteFault, words: ParsedRoute['words']): Suggestion[] =>
  fault.candidates.map(({ id, kind, ident, name, type, addedNm, isTaken }) => ({
    id,
    kind,
    code: ident,
    name,
    type: kind === 'navaid' ? type : null,
    candidate: { addedNm, isTaken },
    choice: { word: choiceWord(fault, words), id, from: fault.from },
  }));

type OwnWaypoint = Pick<Waypoint, 'id' | 'ident' | 'name'>;

const begins = (text: string, word: string): boolean => text.toUpperCase().startsWith(word.toUpperCase());

/** Finds the waypoints of the user whose ident or name begins with the word. */
const ownOf = (word: string, waypoints: readonly OwnWaypoint[]): Suggestion[] =>
  waypoints
    .filter(({ ident, name }) => begins(ident, word) || begins(name, word))
    .slice(0, MOST)
    .map(({ id, ident, name }) => ({ id, kind: 'waypoint', code: ident, name, type: null, choice: { word: ident, id } }));

/** Undefined for what a route cannot lead over by a code. */
function suggestionOf({ kind, id, code, icaoCode, name, type }: LinePlace): Suggestion | undefined {
  if (id === null || code === null || (kind !== 'airport' && kind !== 'navaid')) return undefined;
  const choice = icaoCode === code ? undefined : { word: code, id };
  return { id, kind, code, name, type: kind === 'navaid' ? type : null, choice };
}

/**
 * The user's own first, then the nearest to the point before the word, as the meanings of the word give the distance. Nothing where the word already is
 * the code of the only one of them.
 */
export function completionsOf(
  word: string,
  meanings: readonly Pick<LineMeaning, 'places'>[],
  waypoints: readonly OwnWaypoint[] = [],
): Suggestion[] {
  const places = meanings.flatMap(({ places: [place] }) => place ?? []);
  const nearest = places.toSorted((a, b) => (a.distanceNm ?? 0) - (b.distanceNm ?? 0));
  const found = [...ownOf(word, waypoints), ...nearest.flatMap((place) => suggestionOf(place) ?? [])].slice(0, MOST);
  return found.length === 1 && found[0]?.code.toUpperCase() === word.toUpperCase() ? [] : found;
}

/** The codes of a route that was typed in names: `Gatwick to Nice`. Undefined where the line already has them, or means no route. */
export function routeIn(text: string, { meanings: [first], unknown }: Line): Suggestion | undefined {
  const isRoute = first?.kind === 'brief' || first?.kind === 'route';
  const codes = first?.text;
  if (!isRoute || !codes || unknown.length > 0 || codes === text.trim().replaceAll(/\s+/g, ' ').toUpperCase()) return undefined;
  return { id: codes, kind: 'route', code: codes, name: first.places.map(({ name }) => name).join(' → '), type: null, choice: undefined };
}

/** Typing must rest for this many milliseconds. */
const REST = 100;

type Asked = {
  text: string;
  caret: number;
  /** The word is being typed; else only what it can mean is offered. */
  isTyped: boolean;
  parsed: Parsed | undefined;
};

type Offer = { kind: 'candidates' | 'completions'; suggestions: readonly Suggestion[]; word: ReturnType<typeof wordAt> };

/** What a line means by the grammar of the box, after typing rested; what it meant stays until it was read again from another place. */
const useLine = (query: LineQuery | undefined) => useApi('readLine', query && { query }, { rest: REST, about: query?.text ?? '' }).latest;

export function useSuggestions({ text, caret, isTyped, parsed }: Asked): Offer {
  const word = wordAt(text, caret);
  const route = parsed?.text === text ? parsed.route : undefined;
  const fault = route && faultAt(route.faults, caret);
  const query = isTyped ? completable(word.text) : undefined;
  const { waypoints } = useWaypoints();
  const last = parsed?.route.points.findLast(({ to }) => to < word.from);
  const near = last && { near: `${last.latitude},${last.longitude}` };
  const line = useLine(query === undefined ? undefined : { text: query, limit: MOST_MEANINGS, ...near });
  const hasUnknown = route?.faults.some(({ code }) => code === 'notUnderstood' || code === 'notInData');
  const whole = useLine(isTyped && hasUnknown && text.length <= LONGEST_LINE ? { text } : undefined);
  const reading = whole && routeIn(text, whole);
  const completions = query === undefined || line === undefined ? [] : completionsOf(query, line.meanings, waypoints);
  const offered = [...(reading ? [reading] : []), ...completions];
  if (offered.length > 0) return { kind: 'completions', suggestions: offered, word };
  if (fault === undefined || parsed === undefined || isTyped) return { kind: 'completions', suggestions: [], word };
  return { kind: 'candidates', suggestions: candidatesOf(fault, parsed.route.words), word };
}

const faultAt = (faults: readonly RouteFault[], caret: number): RouteFault | undefined =>
  faults.find(({ from, to, candidates }) => candidates.length > 0 && caret >= from && caret <= to);
