import { words } from '#renderer/i18n/words.ts';
import { Chips } from './Chips.tsx';
import { categories, severities, statuses, toggled, type Hidden } from '#renderer/format/notams/facets.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import type { Counts } from '#renderer/data/notams/use-counts.ts';

type FacetChipsProps = { hidden: Hidden; counts: Counts; change: (hidden: Hidden) => void };

/** Chips for status, severity and category. `counts` are by the names of facet-counts.ts. */
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
          total: counts[`status ${value}`],
        }))}
        toggle={(value) => change({ ...hidden, status: toggled(hidden.status, value) })}
      />
      <Chips
        label={notams.severity}
        chips={severities.map((value) => ({
          value,
          name: notams.severities[value],
          mark: <SeverityMark severity={value} wordless />,
          isShown: !hidden.severity.includes(value),
          total: counts[`severity ${value}`],
        }))}
        toggle={(value) => change({ ...hidden, severity: toggled(hidden.severity, value) })}
      />
      <Chips
        label={notams.category}
        chips={categories.map((value) => ({
          value,
          name: notams.categories[value],
          isShown: !hidden.category.includes(value),
          total: counts[`category ${value}`],
        }))}
        toggle={(value) => change({ ...hidden, category: toggled(hidden.category, value) })}
      />
    </>
  );
}
