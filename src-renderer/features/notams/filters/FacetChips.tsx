import type { Facets } from '#contract/notams/facets.ts';
import { words } from '#renderer/i18n/words.ts';
import { Chips } from './Chips.tsx';
import { categories, hiddenAtFirst, isolated, severities, statuses, toggled, type Hidden } from '#renderer/format/notams/facets.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';

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
