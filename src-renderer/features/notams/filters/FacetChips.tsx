import type { Facets } from '#contract/notams/facets.ts';
import { words } from '#renderer/i18n/words.ts';
import { categories, hiddenAtFirst, isolated, severities, statuses, type Hidden, type Severity } from '#renderer/format/notams/facets.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import type { ReactNode } from 'react';
import { toggled } from '#renderer/data/toggled.ts';
import { count } from '#renderer/format/units.ts';
import styles from './Chips.module.css';

type FacetChipsProps = { hidden: Hidden; counts: Facets | undefined; change: (hidden: Hidden) => void };

/** Chips for status, severity and category. `counts` came with the list. */
export function FacetChips({ hidden, counts, change }: FacetChipsProps) {
  const { notams, common } = words;
  return (
    <>
      <Chips
        label={notams.status}
        values={statuses}
        names={notams.statuses}
        hidden={hidden.status}
        atFirst={hiddenAtFirst.status}
        counts={counts?.status}
        change={(status) => change({ ...hidden, status })}
      />
      <Chips
        label={common.severity}
        values={severities}
        names={notams.severities}
        markOf={severityMark}
        hidden={hidden.severity}
        atFirst={hiddenAtFirst.severity}
        counts={counts?.severity}
        change={(severity) => change({ ...hidden, severity })}
      />
      <Chips
        label={notams.category}
        values={categories}
        names={notams.categories}
        hidden={hidden.category}
        atFirst={hiddenAtFirst.category}
        counts={counts?.category}
        change={(category) => change({ ...hidden, category })}
      />
    </>
  );
}

const severityMark = (severity: Severity): ReactNode => <SeverityMark severity={severity} wordless />;

type ChipsProps<Value extends string | number> = {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  markOf?: (value: Value) => ReactNode;
  hidden: readonly Value[];
  /** Hidden before anything was chosen. */
  atFirst: readonly Value[];
  /** Each shows or hides this many; undefined where unknown, and then no number is shown. */
  counts: Readonly<Partial<Record<Value, number>>> | undefined;
  change: (hidden: readonly Value[]) => void;
};

/** Switches for the values of one facet: a click shows one alone, with Ctrl it shows or hides one more. Each has the number of NOTAMs that it shows, or hides while off. */
function Chips<Value extends string | number>({ label, values, names, markOf, hidden, atFirst, counts, change }: ChipsProps<Value>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className="tags">
        {values.map((value) => {
          const isShown = !hidden.includes(value);
          const total = counts?.[value];
          return (
            <button
              key={value}
              type="button"
              className={styles.chip}
              aria-pressed={isShown}
              data-empty={total === 0}
              title={words.notams.chipHow}
              onClick={({ ctrlKey, metaKey }) =>
                change(ctrlKey || metaKey ? toggled(hidden, value) : isolated(values, hidden, value, atFirst))
              }
            >
              {markOf?.(value)}
              <span className={styles.name}>{names[value]}</span>
              {total !== undefined && <span className="unseen">{isShown ? words.notams.shows : words.notams.hides}</span>}
              <span className={styles.total}>
                {!isShown && total !== undefined && total > 0 && <span aria-hidden="true">−</span>}
                {total !== undefined && count(total)}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
