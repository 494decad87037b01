import { VisuallyHidden } from '@mantine/core';
import type { Runway } from '#contract/resources.ts';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { Tag } from '#renderer/components/Tag.tsx';
import { known, yesNo } from '#renderer/components/Unknown.tsx';
import { WideTable } from '#renderer/components/WideTable.tsx';
import { feet, heading, metres } from '#renderer/wording/units.ts';
import { endsOf, inOrder } from './runway-ends.ts';
import styles from './AirportView.module.css';

/** Every runway with both of its ends. Lengths in feet as given and in metres; headings true. */
export function Runways({ runways }: { runways: readonly Runway[] }) {
  if (runways.length === 0)
    return (
      <Sheet title="Runways" flush>
        <p className={styles.quiet}>The dataset lists no runway for this facility.</p>
      </Sheet>
    );
  return (
    <Sheet title="Runways" aside={`${runways.length} listed`} flush>
      <WideTable label="Runways">
        <thead>
          <tr>
            <th scope="col">Runway</th>
            <Measure name="Length" unit="ft" />
            <Measure name="Length" unit="m" quiet />
            <Measure name="Width" unit="ft" />
            <Measure name="Width" unit="m" quiet />
            <th scope="col">Lighted</th>
            <th scope="col">Closed</th>
            <th scope="col">End</th>
            <Measure name="Heading" unit="°T" />
            <Measure name="Displaced threshold" unit="ft" />
            <Measure name="Elevation" unit="ft" />
          </tr>
        </thead>
        {inOrder(runways).map((runway) => (
          <RunwayRows key={runway.id} runway={runway} />
        ))}
      </WideTable>
    </Sheet>
  );
}

type MeasureProps = { name: string; unit: string; quiet?: boolean };

/** A column of numbers, with its unit on a line of its own; `quiet` says the name to screen readers only. */
const Measure = ({ name, unit, quiet = false }: MeasureProps) => (
  <th scope="col" data-number>
    {quiet ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    <br />
    {unit}
  </th>
);

function RunwayRows({ runway }: { runway: Runway }) {
  const ends = endsOf(runway);
  const span = { rowSpan: ends.length, 'data-last': true };
  return (
    <tbody>
      {ends.map((end, place) => (
        <tr key={end.side}>
          {place === 0 && (
            <>
              <th scope="rowgroup" {...span}>
                {runway.name}
              </th>
              <td data-number {...span}>
                {known(runway.length, feet)}
              </td>
              <td data-number {...span}>
                {known(runway.length, metres)}
              </td>
              <td data-number {...span}>
                {known(runway.width, feet)}
              </td>
              <td data-number {...span}>
                {known(runway.width, metres)}
              </td>
              <td {...span}>{yesNo(runway.isLighted)}</td>
              <td {...span}>{runway.isClosed === true ? <Tag tone="bad">closed</Tag> : yesNo(runway.isClosed)}</td>
            </>
          )}
          <td className={styles.mono}>{known(end.ident, String)}</td>
          <td data-number>{known(end.heading, heading)}</td>
          <td data-number>{known(end.displacedThreshold, feet)}</td>
          <td data-number>{known(end.elevation, feet)}</td>
        </tr>
      ))}
    </tbody>
  );
}
