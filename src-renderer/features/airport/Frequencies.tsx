import type { Frequency } from '#contract/resources.ts';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { known } from '#renderer/components/Unknown.tsx';
import { WideTable } from '#renderer/components/WideTable.tsx';
import { megahertz } from '#renderer/wording/units.ts';
import { inOrderOfUse } from './frequency-order.ts';
import styles from './AirportView.module.css';

/** Frequencies in the order in which a departing crew calls them. */
export function Frequencies({ frequencies }: { frequencies: readonly Frequency[] }) {
  if (frequencies.length === 0)
    return (
      <Sheet title="Frequencies" flush>
        <p className={styles.quiet}>The dataset lists no frequency for this facility.</p>
      </Sheet>
    );
  // Most sources have one text for both, and then the name says all.
  const described = frequencies.some(({ name, description }) => description !== null && description !== name);
  return (
    <Sheet title="Frequencies" aside={`${frequencies.length} listed`} flush>
      <WideTable label="Frequencies">
        <thead>
          <tr>
            <th scope="col" data-number>
              MHz
            </th>
            <th scope="col" data-short>
              Type
            </th>
            <th scope="col">Name</th>
            {described && <th scope="col">Description</th>}
          </tr>
        </thead>
        <tbody>
          {inOrderOfUse(frequencies).map(({ id, frequency, type, name, description }) => (
            <tr key={id}>
              <th scope="row" data-number>
                {megahertz(frequency)}
              </th>
              <td className={styles.mono}>{known(type, String)}</td>
              <td>{name}</td>
              {described && <td>{description === name ? '' : known(description, String)}</td>}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Sheet>
  );
}
