import type { MouseEvent, RefObject } from 'react';
import { comboboxAria } from '#renderer/components/keyboard/combobox-aria.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Suggestion } from './suggestions.ts';
import styles from './Route.module.css';
import { useUnits } from '#renderer/format/use-units.ts';

const LIST = 'route-suggestions';
const aria = comboboxAria(LIST);
/** The box keeps the focus and names the row. */
export const suggestionRow = { listId: LIST, id: aria.rowId };

/** The box would lose the focus, and with it the list, before the click arrives. */
const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

type SuggestionListProps = {
  list: RefObject<HTMLDivElement | null>;
  label: string;
  suggestions: readonly Suggestion[];
  marked: number;
  take: (suggestion: Suggestion) => void;
};

export const SuggestionList = ({ list, label, suggestions, marked, take }: SuggestionListProps) => (
  <div ref={list} className={styles.offers} {...aria.list(label, false)} {...keepFocus}>
    {suggestions.map((suggestion, place) => (
      <div
        key={`${suggestion.kind}:${suggestion.id}`}
        className={styles.offer}
        {...aria.row(place, place === marked, () => take(suggestion))}
      >
        <span className={styles.code}>{suggestion.code}</span>
        <span className={styles.name}>{suggestion.name}</span>
        <span className="note">
          {suggestion.type ?? words.route.kinds[suggestion.kind]} <CandidateNote candidate={suggestion.candidate} />
        </span>
      </div>
    ))}
  </div>
);

/** Shows whether the route leads over a candidate, and by how much that makes it longer. */
export function CandidateNote({ candidate }: Pick<Suggestion, 'candidate'>) {
  const units = useUnits();
  const { route } = words;
  if (candidate === undefined) return null;
  const { addedNm, isTaken } = candidate;
  const adds = addedNm === null ? route.onlyPoint : route.adds(units.distance(addedNm));
  return <>· {isTaken ? `${route.taken} · ${adds}` : adds}</>;
}
