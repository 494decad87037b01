import type { Frequency } from '#contract/airports/frequency.ts';
import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { megahertz } from '#renderer/format/units.ts';
import { inGroups } from '#renderer/format/airport/frequency-groups.ts';
import styles from './AirportView.module.css';

/** Frequencies by service, in the order in which a departing crew calls them. */
export function Frequencies({ frequencies }: { frequencies: readonly Frequency[] }) {
  const { airport: text } = words;
  if (frequencies.length === 0)
    return (
      <FoldingSheet name="airport.frequencies" title={words.common.frequencies} flush>
        <p className="quiet">{text.noFrequencies}</p>
        <LossLines only="frequencies" className="quiet" />
      </FoldingSheet>
    );
  return (
    <FoldingSheet name="airport.frequencies" title={words.common.frequencies} aside={text.listed(frequencies.length)} flush>
      <DataTable
        label={words.common.frequencies}
        rows={inGroups(frequencies).flatMap(({ service, frequencies: members }) => members.map((member) => ({ service, ...member })))}
        keyOf={({ id }) => id}
        groupOf={({ service }) => service}
        columns={[
          {
            label: text.frequency.service,
            isOfGroup: true,
            className: styles.service,
            renderCell: ({ service }) => text.services[service],
          },
          { label: text.frequency.mhz, isNumber: true, renderCell: ({ frequency }) => megahertz(frequency) },
          { label: words.common.type, isShort: true, className: styles.mono, renderCell: ({ type }) => known(type, String) },
          {
            label: words.common.name,
            renderCell: ({ name, description }) => (
              <>
                {name}
                {description !== null && description !== name && <span className={styles.more}>{description}</span>}
              </>
            ),
          },
        ]}
      />
    </FoldingSheet>
  );
}
