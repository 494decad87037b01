import type { MouseEvent, RefObject } from 'react';
import { comboboxAria } from '#renderer/components/keyboard/combobox-aria.ts';
import { words } from '#renderer/i18n/words.ts';
import { CandidateNote } from './CandidateNote.tsx';
import type { Suggestion } from './suggestions.ts';
import styles from './Route.module.css';

const LIST = 'route-suggestions';
const aria = comboboxAria(LIST);
/** For the box, which keeps the focus. */
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
        <span className={styles.dim}>
          {suggestion.type ?? words.route.kinds[suggestion.kind]} <CandidateNote candidate={suggestion.candidate} />
        </span>
      </div>
    ))}
  </div>
);
