import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import type { Suggestion } from './suggestions.ts';

/** Whether the route leads over a candidate, and by how much that makes it longer. */
export function CandidateNote({ candidate }: Pick<Suggestion, 'candidate'>) {
  const units = useUnits();
  const { route } = words;
  if (candidate === undefined) return null;
  const { addedNm, isTaken } = candidate;
  const adds = addedNm === null ? route.onlyPoint : route.adds(units.distance(addedNm));
  return <>· {isTaken ? `${route.taken} · ${adds}` : adds}</>;
}
