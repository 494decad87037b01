import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { words } from '#renderer/i18n/words.ts';

/** A dash that is read out as what it means; `why` is read out too, and shown to a mouse that rests on it. */
export function NotKnown({ why }: { why?: string }) {
  const { notKnown } = words.route;
  return (
    <span title={why}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{why === undefined || why === notKnown ? notKnown : `${notKnown}: ${why}`}</VisuallyHidden>
    </span>
  );
}

/** A value, or that it is not known; never a zero for it. */
export const orDash = <Value,>(value: Value | null | undefined, show: (value: Value) => ReactNode): ReactNode =>
  value === null || value === undefined ? <NotKnown /> : show(value);

/** What is below zero catches the eye. */
export const leftInWords = (left: number, text: string): ReactNode => <span data-short-of-fuel={left < 0}>{text}</span>;
