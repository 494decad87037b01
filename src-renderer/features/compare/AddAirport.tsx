import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { LineMeaning, LinePlace } from '#contract/line.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { comboboxAria, takeKey } from '#renderer/components/keyboard/combobox-aria.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { countryName } from '#renderer/format/names.ts';
import styles from './Compare.module.css';

/** It is the contract's limit for a line. */
const MOST_CHARACTERS = 500;
const list = comboboxAria('airports-to-compare');

type AddAirportProps = {
  /** These airports are already compared. */
  held: readonly string[];
  /** This many more airports fit into the comparison. */
  free: number;
  add: (airports: readonly LinePlace[]) => void;
  /** Grows each time the box should take the focus, for example when the airport below it was removed. */
  focusVersion: number;
};

/** A box with the grammar of that in the header: arrows mark an airport or several, Enter adds them, Escape empties the box. */
export function AddAirport({ held, free, add, focusVersion }: AddAirportProps) {
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const query = typed.trim();
  const { body, latest, problem } = useApi('readLine', query === '' ? undefined : { query: { text: query } });
  const found = query === '' ? [] : airportsIn(latest?.meanings ?? [], held, free);
  const unknown = body?.unknown.map(({ text }) => text) ?? [];
  const { compare } = words;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusVersion > 0) box.current?.focus();
  }, [focusVersion]);

  const type = (text: string) => {
    setTyped(text);
    setMarked(0);
  };
  const take = (place: number) => {
    const airports = found[place];
    // Rows for an earlier text are not what the user requested.
    if (airports === undefined || body === undefined) return;
    type('');
    add(airports);
  };
  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => setMarked(Math.max(0, Math.min(marked + 1, found.length - 1))),
    ArrowUp: () => setMarked(Math.max(marked - 1, 0)),
    Enter: () => take(marked),
    Escape: () => type(''),
  };

  return (
    <search className={styles.add} aria-label={compare.add}>
      <TextInput
        ref={box}
        label={compare.add}
        placeholder={compare.placeholder}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => takeKey(event, steps)}
        maxLength={MOST_CHARACTERS}
        {...list.box(found.length, marked)}
      />
      <output className={styles.count}>
        {query !== '' &&
          body !== undefined &&
          (unknown.length > 0 ? words.box.unknown(unknown) : found.length === 0 ? compare.noMatch(query) : compare.rows(found.length))}
      </output>
      <ProblemNotice problem={problem} />
      {found.length > 0 && (
        <div className={styles.found} {...list.list(compare.found, body === undefined)}>
          {found.map((airports, place) => (
            <div key={keyOf(airports)} className={styles.row} {...list.row(place, place === marked, () => take(place))}>
              <span className={styles.code}>{airports.map(({ code }) => code ?? words.common.noCode).join(' ')}</span>
              <span>{airports.map(({ name }) => name).join(' · ')}</span>
              <span className="note">
                {[...new Set(airports.map(({ countryCode }) => (countryCode === null ? '' : countryName(countryCode))))].join(', ')}
              </span>
            </div>
          ))}
        </div>
      )}
    </search>
  );
}

const keyOf = (airports: readonly LinePlace[]): string => airports.map(({ id }) => id).join(' ');

/** Airports that a line means, one or several at once: `EGKK`, `EGKK, Zürich`, `Geneva Nice`; without those that are compared already, and no more than fit. */
function airportsIn(meanings: readonly LineMeaning[], held: readonly string[], free: number): LinePlace[][] {
  const found = meanings.map(({ places }) =>
    places.filter(({ kind, id }) => kind === 'airport' && id !== null && !held.includes(id)).slice(0, free),
  );
  return [...new Map(found.filter(({ length }) => length > 0).map((airports) => [keyOf(airports), airports])).values()];
}
