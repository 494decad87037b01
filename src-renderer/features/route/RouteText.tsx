import { VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { MOST_TEXT } from '#renderer/data/route/asked-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { marksOf, movedMarks, piecesOf } from './marks.ts';
import { useRoute } from './route-state.ts';
import { SuggestionList, suggestionRow } from './SuggestionList.tsx';
import { type Suggestion, useSuggestions } from './suggestions.ts';
import { typeInto } from './text-edits.ts';
import type { Parsed } from './use-parsed.ts';
import styles from './Route.module.css';

type RouteTextProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  parsed: Parsed | undefined;
  /** Id of the element that says how many faults there are. */
  summaryId: string;
};

const NONE = -1;

/** The words of the route. Underneath lies the same text, invisible, with the underlines; it also gives the box its height. */
export function RouteText({ box, parsed, summaryId }: RouteTextProps) {
  const { text, change, choose } = useRoute();
  const [caret, setCaret] = useState(text.length);
  const [isTyped, setTyped] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(NONE);
  const [labelId, hintId] = [useId(), useId()];
  const list = useRef<HTMLDivElement>(null);
  const { kind, suggestions, word } = useSuggestions({ text, caret, isTyped, parsed });
  const shown = isOpen ? suggestions : [];
  const { route } = words;

  const type = (event: FormEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const { inputType, data } = event.nativeEvent as InputEvent;
    change({ text: value, ...(value.trim() === '' && { choices: [] }) });
    setCaret(selectionStart);
    // Nothing is offered for what was pasted or taken.
    setTyped((inputType === 'insertText' && data?.length === 1) || inputType.startsWith('deleteContent'));
    setOpen(true);
    setMarked(NONE);
  };
  const follow = (event: FormEvent<HTMLTextAreaElement>) => {
    const { selectionStart } = event.currentTarget;
    if (selectionStart === caret) return;
    setCaret(selectionStart);
    setTyped(false);
    setOpen(true);
    setMarked(NONE);
  };
  const take = ({ code, choice }: Suggestion) => {
    if (choice !== undefined) choose(kind === 'candidates' ? choice : { ...choice, from: word.from });
    setMarked(NONE);
    if (box.current === null || kind === 'candidates') return;
    const isLast = text.slice(word.to).trim() === '';
    typeInto(box.current, word, isLast && word.to === text.length ? `${code} ` : code);
    setOpen(false);
  };
  const mark = (place: number) => {
    setMarked(place);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || shown.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = shown[marked];
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => mark(Math.min(marked + 1, shown.length - 1)),
      ...(marked !== NONE && { ArrowUp: () => mark(marked - 1) }),
      ...(chosen && { Enter: () => take(chosen) }),
      Escape: () => setOpen(false),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };

  const marks = parsed === undefined ? [] : movedMarks(marksOf(parsed.route), parsed.text, text);
  return (
    <div>
      <label id={labelId} className={styles.label} htmlFor={`${labelId}-box`}>
        {words.route.title}
      </label>
      <div className={styles.field}>
        <div className={styles.under} aria-hidden="true">
          {piecesOf(text, marks).map(({ text: piece, from, tone }) => (
            <span key={from} data-tone={tone}>
              {piece}
            </span>
          ))}
          {'\n'}
        </div>
        <textarea
          ref={box}
          id={`${labelId}-box`}
          name="route"
          className={styles.box}
          value={text}
          placeholder={route.hint}
          maxLength={MOST_TEXT}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          aria-describedby={`${summaryId} ${hintId}`}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={shown.length > 0 ? suggestionRow.listId : undefined}
          aria-activedescendant={shown[marked] === undefined ? undefined : suggestionRow.id(marked)}
          onChange={type}
          onSelect={follow}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {shown.length > 0 && (
          <SuggestionList
            list={list}
            label={kind === 'candidates' ? route.candidates(word.text) : route.suggestions}
            suggestions={shown}
            marked={marked}
            take={take}
          />
        )}
      </div>
      <VisuallyHidden>
        <output>{shown.length > 0 ? route.offered(shown.length) : ''}</output>
      </VisuallyHidden>
      <p id={hintId} className={styles.dim}>
        {route.keys}
      </p>
    </div>
  );
}
