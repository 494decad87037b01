import type { RouteFault } from '#contract/route/faults.ts';
import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import { useWaypoints } from '#renderer/data/route/waypoints.ts';
import { candidatesOf, completable, completionsOf, type Suggestion } from './suggestions.ts';
import { wordAt } from './text-edits.ts';
import type { Parsed } from './use-parsed.ts';

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
  const { body } = useQuery(
    query,
    async (asked, signal) => api('search', { query: { query: asked, kinds: 'airport,navaid', expand: 'code' } }, { signal }),
    { rest: REST },
  );
  const completions = query === undefined || body === undefined ? [] : completionsOf(query, body, waypoints);
  if (completions.length > 0) return { kind: 'completions', suggestions: completions, word };
  if (fault === undefined || parsed === undefined || isTyped) return { kind: 'completions', suggestions: [], word };
  return { kind: 'candidates', suggestions: candidatesOf(fault, parsed.route.words), word };
}

const faultAt = (faults: readonly RouteFault[], caret: number): RouteFault | undefined =>
  faults.find(({ from, to, candidates }) => candidates.length > 0 && caret >= from && caret <= to);
