import { useAerodromeState } from '#renderer/data/airports/use-aerodrome-state.ts';
import { runwaysLeftInWords } from '#renderer/format/airport/runways-left-in-words.ts';
import { isNoneLeft } from '#words/runways-left.ts';

/**
 * Shows how many runways of an airport are open; nothing until it is known, and nothing where the dataset lists no runway. A row has no
 * room to say how old an answer is: after a failure it has none.
 */
export function RunwaysLeft({ id, className }: { id: string; className?: string | undefined }) {
  const { state, problem } = useAerodromeState(id);
  if (state === undefined || problem !== undefined || state.runways.length === 0) return null;
  return (
    <span className={className} data-none-left={isNoneLeft(state)}>
      {runwaysLeftInWords(state)}
    </span>
  );
}
