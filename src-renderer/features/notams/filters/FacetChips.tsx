import type { Facets } from '#contract/notams/facets.ts';
import { words } from '#renderer/i18n/words.ts';
import { categories, hiddenAtFirst, isolated, severities, statuses, toggled, type Hidden } from '#renderer/format/notams/facets.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import type { ReactNode } from 'react';
import { count } from '#renderer/format/units.ts';
import styles from './Chips.module.css';

type FacetChipsProps = { hidden: Hidden; counts: Facets | undefined; change: (hidden: Hidden) => void };

/** Chips for status, severity and category. `counts` came with the list. */
export function FacetChips({ hidden, counts, change }: FacetChipsProps) {
  const { notams } = words;
  return (
    <>
      <Chips
        label={notams.status}
        chips={statuses.map((value) => ({
          value,
          name: notams.statuses[value],
          isShown: !hidden.status.includes(value),
          total: counts?.status?.[value],
        }))}
        isolate={(value) => change({ ...hidden, status: isolated(statuses, hidden.status, value, hiddenAtFirst.status) })}
        toggle={(value) => change({ ...hidden, status: toggled(hidden.status, value) })}
      />
      <Chips
        label={words.common.severity}
        chips={severities.map((value) => ({
          value,
          name: notams.severities[value],
          mark: <SeverityMark severity={value} wordless />,
          isShown: !hidden.severity.includes(value),
          total: counts?.severity?.[value],
        }))}
        isolate={(value) => change({ ...hidden, severity: isolated(severities, hidden.severity, value, hiddenAtFirst.severity) })}
        toggle={(value) => change({ ...hidden, severity: toggled(hidden.severity, value) })}
      />
      <Chips
        label={notams.category}
        chips={categories.map((value) => ({
          value,
          name: notams.categories[value],
          isShown: !hidden.category.includes(value),
          total: counts?.category?.[value],
        }))}
        isolate={(value) => change({ ...hidden, category: isolated(categories, hidden.category, value, hiddenAtFirst.category) })}
        toggle={(value) => change({ ...hidden, category: toggled(hidden.category, value) })}
      />
    </>
  );
}

type Chip<Value> = {
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
function Chips<Value extends string | number>({ label, chips, isolate, toggle }: ChipsProps<Value>) {
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
