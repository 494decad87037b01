import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { MAX_TEXT } from './airport-filter.ts';

/** Milliseconds after the last letter: each query sorts the whole set. */
const PAUSE = 250;

type TextFieldProps = { label: string; held: string; list?: string; change: (text: string) => void };

/** A text of the filter, which takes effect when typing pauses. */
export function TextField({ label, held, list, change }: TextFieldProps) {
  const [typed, setTyped] = useState<string>();
  const changeSoon = useDebouncedCallback(change, { delay: PAUSE, flushOnUnmount: true });
  return (
    <TextInput
      size="xs"
      label={label}
      value={typed ?? held}
      list={list}
      maxLength={MAX_TEXT}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        changeSoon(event.currentTarget.value.trim());
      }}
      onBlur={() => {
        changeSoon.flush();
        setTyped(undefined);
      }}
    />
  );
}
