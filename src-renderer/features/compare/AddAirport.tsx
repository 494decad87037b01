import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Airport } from '#contract/airports/airport.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { comboboxAria } from '#renderer/components/keyboard/combobox-aria.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { countryName, leadingCode } from '#renderer/format/names.ts';
import styles from './Compare.module.css';

const MOST_FOUND = 8;
/** The contract's limit for a query. */
const MOST_CHARACTERS = 100;
const list = comboboxAria('airports-to-compare');

type AddAirportProps = {
  /** Ids of the airports already compared. */
  held: readonly string[];
  add: (airport: Airport) => void;
  /** Grows each time the box should take the focus, for example when the airport below it was removed. */
  focusVersion: number;
};

/** A box that finds airports as the search does: arrows mark a row, Enter adds it, Escape empties the box. */
export function AddAirport({ held, add, focusVersion }: AddAirportProps) {
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const query = typed.trim();
  const { body, earlier, problem } = useApi('search', query === '' ? undefined : { query: { query, limit: MOST_FOUND, expand: 'code' } });
  const found = query === '' ? [] : ((body ?? earlier)?.airports ?? []).filter(({ id }) => !held.includes(id));
  const { compare, search } = words;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusVersion > 0) box.current?.focus();
  }, [focusVersion]);

  const type = (text: string) => {
    setTyped(text);
    setMarked(0);
  };
  const take = (place: number) => {
    const airport = found[place];
    // Rows for an earlier text are not what the user asked for.
    if (airport === undefined || body === undefined) return;
    type('');
    add(airport);
  };
  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => setMarked(Math.max(0, Math.min(marked + 1, found.length - 1))),
    ArrowUp: () => setMarked(Math.max(marked - 1, 0)),
    Enter: () => take(marked),
    Escape: () => type(''),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };

  return (
    <search className={styles.add} aria-label={compare.add}>
      <TextInput
        ref={box}
        label={compare.add}
        placeholder={search.placeholder}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        {...list.box(found.length, marked)}
      />
      <output className={styles.count}>
        {query !== '' && body !== undefined && (found.length === 0 ? search.noMatch(query) : search.count(found.length))}
      </output>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {found.length > 0 && (
        <div className={styles.found} {...list.list(search.found, body === undefined)}>
          {found.map((airport, place) => (
            <div key={airport.id} className={styles.row} {...list.row(place, place === marked, () => take(place))}>
              <span className={styles.code}>{leadingCode(airport) ?? words.common.noCode}</span>
              <span>{airport.name}</span>
              <span className={styles.dim}>{airport.countryCode === null ? '' : countryName(airport.countryCode)}</span>
            </div>
          ))}
        </div>
      )}
    </search>
  );
}
