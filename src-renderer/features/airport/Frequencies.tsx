import type { Frequency } from '#contract/airports/frequency.ts';
import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
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
        <p className={styles.quiet}>{text.noFrequencies}</p>
        <LossLines only="frequencies" className={styles.quiet} />
      </FoldingSheet>
    );
  return (
    <FoldingSheet name="airport.frequencies" title={words.common.frequencies} aside={text.listed(frequencies.length)} flush>
      <WideTable label={words.common.frequencies}>
        <thead>
          <tr>
            <th scope="col">{text.frequency.service}</th>
            <th scope="col" data-number>
              {text.frequency.mhz}
            </th>
            <th scope="col" data-short>
              {words.common.type}
            </th>
            <th scope="col">{words.common.name}</th>
          </tr>
        </thead>
        {inGroups(frequencies).map(({ service, frequencies: members }) => (
          <tbody key={service}>
            {members.map(({ id, frequency, type, name, description }, place) => (
              <tr key={id}>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={members.length} className={styles.service} data-last>
                    {text.services[service]}
                  </th>
                )}
                <th scope="row" data-number>
                  {megahertz(frequency)}
                </th>
                <td className={styles.mono}>{known(type, String)}</td>
                <td>
                  {name}
                  {description !== null && description !== name && <span className={styles.more}>{description}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </WideTable>
    </FoldingSheet>
  );
}
