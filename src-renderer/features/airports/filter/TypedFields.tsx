import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { readNumber } from './unit-fields.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { MAX_TEXT } from './airport-filter.ts';

type NumberFieldProps = {
  label: string;
  /** The field has this text for the current value of the filter; empty means none. */
  held: string;
  /** It is the value in the query, where that is a different number. */
  inQuery?: string | undefined;
  isNegativeAllowed?: boolean;
  /** It is called with the number typed; undefined for an empty field. */
  change: (value: number | undefined) => void;
};

/** A number of the filter. Input takes effect as soon as it is a number. */
export function NumberField({ label, held, inQuery, isNegativeAllowed = false, change }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const value = typed === undefined || typed.trim() === '' ? undefined : readNumber(typed);
  const isWrong = typed !== undefined && typed.trim() !== '' && (value === undefined || (value < 0 && !isNegativeAllowed));
  return (
    <TextInput
      size="xs"
      label={label}
      value={typed ?? held}
      inputMode="decimal"
      description={inQuery}
      error={isWrong ? words.airports.notNumber : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const number = text.trim() === '' ? undefined : readNumber(text);
        if (text.trim() === '' || (number !== undefined && (number >= 0 || isNegativeAllowed))) change(number);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
}

/** Milliseconds after the last letter: each query sorts the whole set. */
const PAUSE = 250;

type TextFieldProps = { label: string; held: string; list?: string; change: (text: string) => void };

/** A text of the filter takes effect when typing pauses. */
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
