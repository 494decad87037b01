import type { ReactNode } from 'react';
import { words } from '#renderer/i18n/words.ts';

/** Says that a value is not known; never an empty cell and never a zero. */
const Unknown = () => <span className="unknown">{words.common.unknown}</span>;

/** Formats a value by `show`, or writes the word for unknown. */
export function orUnknown<Value>(value: Value | null | undefined, show: (value: Value) => ReactNode): ReactNode {
  return value === null || value === undefined ? <Unknown /> : show(value);
}

export const yesNo = (value: boolean | null): ReactNode => orUnknown(value, (yes) => (yes ? words.common.yes : words.common.no));
