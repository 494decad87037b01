import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Notam } from '#contract/resources.ts';
import type { NotamFilter } from './notam-filter.ts';
import styles from './NotamsPage.module.css';

type NotamFilterBarProps = {
  filter: NotamFilter;
  items: readonly Notam[];
  setLocation: (location: string) => void;
  setSource: (source: string) => void;
  words: string;
  setWords: (words: string) => void;
};

/** Narrows the list by place and by source, which the server does, and by words, which are looked up in the page on screen. The sources offered are those that were seen so far. */
export function NotamFilterBar({ filter, items, setLocation, setSource, words, setWords }: NotamFilterBarProps) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const unseen = items.flatMap(({ source }) => (source === null || seen.includes(source) ? [] : [source]));
  if (unseen.length > 0) setSeen([...new Set([...seen, ...unseen])].toSorted((a, b) => a.localeCompare(b)));
  return (
    <search className={styles.filters} aria-label="NOTAMs">
      <TextInput
        label="Location"
        value={filter.location}
        onChange={(event) => setLocation(event.currentTarget.value.trim().toUpperCase())}
        placeholder="ICAO code or its beginning"
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
      />
      <NativeSelect
        label="Source"
        value={filter.source}
        onChange={(event) => setSource(event.currentTarget.value)}
        data={[{ value: '', label: 'all sources' }, ...seen]}
      />
      <TextInput
        label="Words in the notices shown"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        placeholder="RWY CLSD"
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
      />
    </search>
  );
}
