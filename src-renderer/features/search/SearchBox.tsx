import { shortcut } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { Kbd, TextInput } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { foundList } from './found-list.ts';
import { useFinder } from './finder.ts';
import styles from './SearchBox.module.css';

/** The contract's limit for a query. */
const MOST_CHARACTERS = 100;

type SearchBoxProps = { rows: number; enter: () => void; takeFocus: boolean };

/** The one box: arrows mark a row, Enter opens it, Escape empties the box. */
export function SearchBox({ rows, enter, takeFocus }: SearchBoxProps) {
  const { query, marked, focusVersion, type, mark } = useFinder();
  const box = useRef<HTMLInputElement>(null);
  const answered = useRef(focusVersion);

  useEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [takeFocus]);
  useEffect(() => {
    if (answered.current === focusVersion) return;
    answered.current = focusVersion;
    box.current?.focus();
    box.current?.select();
  }, [focusVersion]);

  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => mark(Math.max(0, Math.min(marked + 1, rows - 1))),
    ArrowUp: () => mark(Math.max(marked - 1, 0)),
    Enter: enter,
    Escape: () => type(''),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };

  return (
    <div className={styles.box}>
      <TextInput
        ref={box}
        size="md"
        value={query}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={words.search.placeholder}
        aria-label={words.search.label}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        {...foundList.box(rows, marked)}
        {...shortcut('everywhere.box')}
        rightSection={query === '' ? <Kbd size="xs">/</Kbd> : undefined}
        rightSectionPointerEvents="none"
      />
    </div>
  );
}
