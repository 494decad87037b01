import { useState, type ReactNode } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';

type TypedBoxProps = Pick<TextInputProps, 'size' | 'className'> & {
  label: string;
  hint: string;
  /** What holds now; empty for no limit. */
  shown: string;
  fault: ReactNode;
  /** False for a text that can't be read. */
  take: (text: string) => boolean;
  /** Characters. */
  most?: number;
};

/** A box that takes its text on Enter and when it is left. */
export function TypedBox({ label, hint, shown, fault, take, most = 30, size, className }: TypedBoxProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const settle = () => {
    if (typed === undefined) return;
    const isRead = take(typed.trim());
    setIsWrong(!isRead);
    if (isRead) setTyped(undefined);
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextInput
        {...(size === undefined ? {} : { size })}
        label={label}
        placeholder={hint}
        value={typed ?? shown}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        error={isWrong ? fault : undefined}
        maxLength={most}
      />
    </form>
  );
}
