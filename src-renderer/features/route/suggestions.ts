/** What is offered for the word under the caret: what an ambiguous word can mean, else places whose code or name begins so. */
import type { RouteFault } from '#contract/route/faults.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Waypoint } from '#contract/route/waypoints.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { Choice } from '#renderer/data/route/asked-route.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import { useWaypoints } from '#renderer/data/route/waypoints.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { roughDistance } from '#domain/rough-distance.ts';
import { wordAt } from './text-edits.ts';
import type { Parsed } from './use-parsed.ts';

export type Suggestion = {
  id: string;
  kind: 'airport' | 'navaid' | 'waypoint';
  code: string;
  name: string;
  /** Type of a navaid. */
  type: string | null;
  /** `addedNm`: nautical miles that a candidate adds; `isTaken`: whether the route leads over it. */
  candidate?: { addedNm: number | null; isTaken: boolean } | undefined;
  /** What is to be remembered of the choice; nothing where the code alone says it. */
  choice: Choice | undefined;
};

const MOST = 8;
const keywords: readonly string[] = ['DCT', 'VFR', 'IFR', 'OAT', 'GAT'];
const isCompletable = /^\p{L}[\p{L}\p{N}]{1,29}$/u;

/** Undefined where the word cannot be a place that is still being typed. */
export const completable = (word: string): string | undefined =>
  isCompletable.test(word) && !keywords.includes(word.toUpperCase()) ? word : undefined;

/** Without the figures of bearing and distance, since the choice is that of the place before them. */
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

/** The user's own that begin with the word. */
const ownOf = (word: string, waypoints: readonly OwnWaypoint[]): Suggestion[] =>
  waypoints
    .filter(({ ident, name }) => begins(ident, word) || begins(name, word))
    .slice(0, MOST)
    .map(({ id, ident, name }) => ({ id, kind: 'waypoint', code: ident, name, type: null, choice: { word: ident, id } }));

/**
 * The user's own first, then the nearest to `from`, the point before the word. Of a word that is a code, only places of that very code; nothing where it
 * already is the only one of them.
 */
export function completionsOf(
  word: string,
  { airports, navaids = [] }: ReplyOf<'search'>,
  waypoints: readonly OwnWaypoint[] = [],
  from?: LatLon,
): Suggestion[] {
  const isWord = (code: string | null): boolean => code?.toUpperCase() === word.toUpperCase();
  const farOf = (place: { latitude: number | null; longitude: number | null }): number => {
    const position = latLonOf(place);
    return from === undefined || position === undefined ? Infinity : roughDistance(from, position);
  };
  type Placed = { suggestion: Suggestion; far: number; isExact: boolean };
  const stored: Placed[] = [
    ...airports.flatMap((airport): Placed[] => {
      const code = leadingCode(airport);
      if (code === null) return [];
      const choice = airport.icaoCode === code ? undefined : { word: code, id: airport.id };
      const isExact = [code, airport.iataCode, airport.localCode].some(isWord);
      return [
        { suggestion: { id: airport.id, kind: 'airport', code, name: airport.name, type: null, choice }, far: farOf(airport), isExact },
      ];
    }),
    ...navaids.map((navaid): Placed => {
      const { id, ident, name, type } = navaid;
      const choice = { word: ident, id };
      return { suggestion: { id, kind: 'navaid', code: ident, name, type, choice }, far: farOf(navaid), isExact: isWord(ident) };
    }),
  ];
  const nearest = from === undefined ? stored : stored.toSorted((a, b) => a.far - b.far);
  const own = ownOf(word, waypoints);
  const exact = [
    ...own.filter(({ code }) => isWord(code)),
    ...nearest.filter(({ isExact }) => isExact).map(({ suggestion }) => suggestion),
  ];
  if (exact.length > 0) return exact.length === 1 ? [] : exact.slice(0, MOST);
  return [...own, ...nearest.map(({ suggestion }) => suggestion)].slice(0, MOST);
}

/** Milliseconds that typing must rest. */
const REST = 100;

type Asked = {
  text: string;
  caret: number;
  /** The word is being typed; else only what it can mean is offered. */
  isTyped: boolean;
  parsed: Parsed | undefined;
};

type Offer = { kind: 'candidates' | 'completions'; suggestions: readonly Suggestion[]; word: ReturnType<typeof wordAt> };

export function useSuggestions({ text, caret, isTyped, parsed }: Asked): Offer {
  const word = wordAt(text, caret);
  const fault = parsed?.text === text ? faultAt(parsed.route.faults, caret) : undefined;
  const query = isTyped ? completable(word.text) : undefined;
  const { waypoints } = useWaypoints();
  const last = parsed?.route.points.findLast(({ to }) => to < word.from);
  const from = last && { latitude: last.latitude, longitude: last.longitude };
  const { body } = useQuery(
    query === undefined
      ? undefined
      : { query, kinds: 'airport,navaid', expand: 'code' as const, ...(from && { near: `${from.latitude},${from.longitude}` }) },
    async (asked, signal) => api('search', { query: asked }, { signal }),
    { rest: REST },
  );
  const completions = query === undefined || body === undefined ? [] : completionsOf(query, body, waypoints, from);
  if (completions.length > 0) return { kind: 'completions', suggestions: completions, word };
  if (fault === undefined || parsed === undefined || isTyped) return { kind: 'completions', suggestions: [], word };
  return { kind: 'candidates', suggestions: candidatesOf(fault, parsed.route.words), word };
}

const faultAt = (faults: readonly RouteFault[], caret: number): RouteFault | undefined =>
  faults.find(({ from, to, candidates }) => candidates.length > 0 && caret >= from && caret <= to);
