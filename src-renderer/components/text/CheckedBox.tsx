import { useState } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';

type CheckedBoxProps = Omit<TextInputProps, 'onChange' | 'onBlur' | 'error'> & {
  change: (text: string) => void;
  /** It says what is wrong with the text; undefined where nothing is. */
  fault: string | undefined;
};

/** A box whose text counts with each letter; its fault is shown once the box is left. */
export function CheckedBox({ change, fault, ...look }: CheckedBoxProps) {
  const [isLeft, setLeft] = useState(true);
  return (
    <TextInput
      {...look}
      onChange={({ currentTarget }) => {
        setLeft(false);
        change(currentTarget.value);
      }}
      onBlur={() => setLeft(true)}
      error={isLeft ? fault : undefined}
    />
  );
}
