import { useState, type ReactNode, type Ref } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';

type TypedBoxProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  ref?: Ref<HTMLInputElement>;
  /** It is the present value; empty for no limit. */
  shown: string;
  /** It is shown where the text can't be read. */
  fault?: ReactNode;
  /** It is false for a text that can't be read. */
  take: (text: string) => boolean;
};

/** A box that takes its text on Enter and when it is left. An `error` is that of the text shown, not of one being typed. */
export function TypedBox({ shown, fault, take, error, ...look }: TypedBoxProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const settle = () => {
    if (typed === undefined) return;
    const isRead = take(typed.trim());
    setIsWrong(!isRead);
    if (isRead) setTyped(undefined);
  };
  return (
    <TextInput
      {...look}
      value={typed ?? shown}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      error={isWrong ? fault : typed === undefined && error}
    />
  );
}
