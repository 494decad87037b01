import { Popover, VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { MOST_TEXT } from '#renderer/data/route/route-in-address.ts';
import { words } from '#renderer/i18n/words.ts';
import { marksOf, movedMarks, piecesOf } from './marks.ts';
import { useRoute } from './route-state.ts';
import { SuggestionList, suggestionRow } from './SuggestionList.tsx';
import { type Suggestion, useSuggestions } from './suggestions.ts';
import { typeInto } from './text-edits.ts';
import type { Parsed } from './use-parsed.ts';
import { takeKey } from '#renderer/components/keyboard/combobox-aria.ts';
import styles from './Route.module.css';

type RouteTextProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  boxId: string;
  parsed: Parsed | undefined;
  /** The element with this id says what was done. */
  summaryId: string;
};

/** The words of the route. Underneath lies the same text, invisible, with the underlines; it also gives the box its height. What an underlined word can mean is offered at it. */
export function RouteText({ box, boxId, parsed, summaryId }: RouteTextProps) {
  const { text, change, choose } = useRoute();
  const [caret, setCaret] = useState(text.length);
  const [isTyped, setTyped] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [markedId, setMarked] = useState<string>();
  const hintId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { kind, suggestions, word } = useSuggestions({ text, caret, isTyped, parsed });
  const shown = isOpen ? suggestions : [];
  const marked = shown.findIndex(({ id }) => id === markedId);
  const { route } = words;

  const type = (event: FormEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const { inputType, data } = event.nativeEvent as InputEvent;
    change({ text: value, ...(value.trim() === '' && { choices: [] }) });
    setCaret(selectionStart);
    // Nothing is offered for what was pasted or taken.
    setTyped((inputType === 'insertText' && data?.length === 1) || inputType.startsWith('deleteContent'));
    setOpen(true);
    setMarked(undefined);
  };
  const follow = (event: FormEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    // A whole word is selected by the button that leads to it.
    if (selectionStart === caret && (isOpen || selectionEnd === caret)) return;
    setCaret(selectionStart);
    setTyped(false);
    setOpen(true);
    setMarked(undefined);
  };
  const take = ({ kind: of, code, choice }: Suggestion) => {
    if (choice !== undefined) choose(kind === 'candidates' ? choice : { ...choice, from: word.from });
    setMarked(undefined);
    if (box.current === null || kind === 'candidates') return;
    if (of === 'route') {
      typeInto(box.current, { from: 0, to: text.length }, `${code} `);
      setOpen(false);
      return;
    }
    const isLast = text.slice(word.to).trim() === '';
    typeInto(box.current, word, isLast && word.to === text.length ? `${code} ` : code);
    setOpen(false);
  };
  const mark = (place: number) => {
    setMarked(shown[place]?.id);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (shown.length === 0) {
      // Suggestions that are still on their way are not offered then.
      if (event.key === 'Escape') setOpen(false);
      return;
    }
    const chosen = shown[marked];
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => mark(Math.min(marked + 1, shown.length - 1)),
      ...(chosen && { ArrowUp: () => mark(marked - 1) }),
      ...(chosen && { Enter: () => take(chosen) }),
      Escape: () => setOpen(false),
    };
    takeKey(event, steps);
  };

  const marks = parsed === undefined ? [] : movedMarks(marksOf(parsed.route), parsed.text, text);
  const pieces = piecesOf(text, marks);
  const meant = kind === 'candidates' ? pieces.find((piece) => piece.tone !== undefined && isIn(piece, caret)) : undefined;
  const offers = shown.length > 0 && (
    <SuggestionList
      list={list}
      label={kind === 'candidates' ? route.candidates(word.text) : route.suggestions}
      suggestions={shown}
      marked={marked}
      take={take}
    />
  );
  return (
    <div>
      <div className={styles.field}>
        <div className={styles.under} aria-hidden="true">
          {pieces.map((piece) => {
            const underlined = (
              <span key={piece.from} data-tone={piece.tone}>
                {piece.text}
              </span>
            );
            if (piece !== meant || shown.length === 0) return underlined;
            return (
              <Popover key={piece.from} opened {...popover}>
                <Popover.Target>{underlined}</Popover.Target>
                <Popover.Dropdown className={styles.meanings ?? ''}>{offers}</Popover.Dropdown>
              </Popover>
            );
          })}
          {'\n'}
        </div>
        <textarea
          ref={box}
          id={boxId}
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
        {meant === undefined && offers}
      </div>
      <VisuallyHidden>
        <output>{shown.length > 0 ? route.offered(shown.length) : ''}</output>
        <p id={hintId}>{route.keys}</p>
      </VisuallyHidden>
    </div>
  );
}

/** The focus stays in the box, which opens and closes it. */
const popover = {
  position: 'bottom-start',
  shadow: 'md',
  withRoles: false,
  trapFocus: false,
  closeOnClickOutside: false,
  closeOnEscape: false,
  transitionProps: { duration: 0 },
} as const;

const isIn = ({ from, text }: { from: number; text: string }, caret: number): boolean => caret >= from && caret <= from + text.length;
