import { useAerodromeState } from '#renderer/data/airports/use-aerodrome-state.ts';
import { runwaysLeftInWords } from '#renderer/format/airport/runways-left-in-words.ts';

/** How many runways of an airport are open; nothing until it is known, and nothing where the dataset lists no runway. */
export function RunwaysLeft({ id, className }: { id: string; className?: string | undefined }) {
  const { state } = useAerodromeState(id);
  if (state === undefined || state.runways.length === 0) return null;
  return (
    <span className={className} data-none-left={state.runwaysLeft === 0}>
      {runwaysLeftInWords(state)}
    </span>
  );
}
