import type { ReactNode } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import styles from './Chips.module.css';

export type Chip<Value> = {
  value: Value;
  name: string;
  mark?: ReactNode;
  isShown: boolean;
  /** How many it shows or hides; undefined where unknown, and then no number is shown. */
  total: number | undefined;
};

type ChipsProps<Value> = {
  label: string;
  chips: readonly Chip<Value>[];
  isolate: (value: Value) => void;
  toggle: (value: Value) => void;
};

/** Switches for the values of one facet: a click shows one alone, with Ctrl it shows or hides one more. Each has the number of NOTAMs that it shows, or hides while off. */
export function Chips<Value extends string | number>({ label, chips, isolate, toggle }: ChipsProps<Value>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className="tags">
        {chips.map(({ value, name, mark, isShown, total }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={isShown}
            data-empty={total === 0}
            title={words.notams.chipHow}
            onClick={(event) => (event.ctrlKey || event.metaKey ? toggle : isolate)(value)}
          >
            {mark}
            <span className={styles.name}>{name}</span>
            {total !== undefined && <span className="unseen">{isShown ? words.notams.shows : words.notams.hides}</span>}
            <span className={styles.total}>
              {!isShown && total !== undefined && total > 0 && <span aria-hidden="true">−</span>}
              {total !== undefined && count(total)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
