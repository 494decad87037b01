import type { AirportAnswer, Runway } from '#contract/resources.ts';
import { Tag } from '#renderer/components/Tag.tsx';
import { known, yesNo } from '#renderer/components/Unknown.tsx';
import { WideTable } from '#renderer/components/WideTable.tsx';
import { words } from '#renderer/languages/words.ts';
import { toMagnetic } from '#renderer/wording/bearing.ts';
import type { Declination } from '#renderer/wording/magnetic.ts';
import { heading } from '#renderer/wording/units.ts';
import { useUnits, type Units } from '#renderer/wording/use-units.ts';
import { headingInWords } from './heading-in-words.ts';
import { headingOf } from './headings.ts';
import { endsOf, inOrder } from './runway-ends.ts';
import { surfaceOf } from './surfaces.ts';
import styles from './Runways.module.css';

type RunwayTableProps = { airport: AirportAnswer; declination: Declination | undefined; isClosed: (name: string) => boolean };

/** Every runway with both of its ends: the text twin of the diagram. Without details no surface is known, and no column says so. */
export function RunwayTable({ airport, declination, isClosed }: RunwayTableProps) {
  const { airport: text } = words;
  const { table } = text;
  const surfaces = airport.details?.surfaces;
  return (
    <WideTable label={text.runways}>
      <thead>
        <tr>
          <th scope="col">{table.runway}</th>
          <th scope="col" data-number>
            {table.length}
          </th>
          <th scope="col" data-number>
            {table.width}
          </th>
          {surfaces !== undefined && <th scope="col">{table.surface}</th>}
          <th scope="col">{table.lighted}</th>
          <th scope="col">{table.closed}</th>
          <th scope="col">{table.end}</th>
          <th scope="col" data-number className={styles.wrap}>
            {table.headingTrue}
          </th>
          <th scope="col" data-number className={styles.wrap}>
            {table.headingMagnetic}
          </th>
          <th scope="col" data-number className={styles.wrap}>
            {table.threshold}
          </th>
          <th scope="col" data-number className={styles.wrap}>
            {table.elevation}
          </th>
        </tr>
      </thead>
      {inOrder(airport.runways).map((runway) => (
        <RunwayRows
          key={runway.id}
          runway={runway}
          declination={declination?.degrees}
          isClosedByNotam={isClosed(runway.name)}
          surface={surfaces && (surfaces.find(({ runwayId }) => runwayId === runway.id)?.surface ?? null)}
        />
      ))}
    </WideTable>
  );
}

type RunwayRowsProps = {
  runway: Runway;
  declination: number | undefined;
  isClosedByNotam: boolean;
  /** In the source's words; undefined where it was not asked for. */
  surface: string | null | undefined;
};

function RunwayRows({ runway, declination, isClosedByNotam, surface }: RunwayRowsProps) {
  const units = useUnits();
  const { airport: text } = words;
  const ends = endsOf(runway);
  const span = { rowSpan: ends.length, 'data-last': true };
  return (
    <tbody>
      {ends.map((end, place) => {
        const direction = headingOf(runway, end.side, declination);
        return (
          <tr key={end.side}>
            {place === 0 && (
              <>
                <th scope="rowgroup" {...span}>
                  {runway.name}
                </th>
                <td data-number {...span}>
                  {known(runway.length, inBoth(units))}
                </td>
                <td data-number {...span}>
                  {known(runway.width, inBoth(units))}
                </td>
                {surface !== undefined && (
                  <td {...span}>
                    {known(surface, (word) => (
                      <>
                        {text.surfaces[surfaceOf(word)]}
                        <span className={styles.more}>{word}</span>
                      </>
                    ))}
                  </td>
                )}
                <td {...span}>{yesNo(runway.isLighted)}</td>
                <td {...span}>
                  {runway.isClosed === true ? <Tag tone="bad">{text.closedRunway}</Tag> : !isClosedByNotam && yesNo(runway.isClosed)}
                  {isClosedByNotam && <Tag tone="bad">{text.closedByNotam}</Tag>}
                </td>
              </>
            )}
            <td className={styles.mono}>{known(end.ident, String)}</td>
            <td data-number>
              {known(direction, (one) => headingInWords(one.degreesTrue, one.from))}
              {direction !== undefined && direction.from !== 'source' && (
                <span className={styles.more}>{text.headingFrom[direction.from]}</span>
              )}
            </td>
            <td data-number>
              {known(
                declination === undefined || direction === undefined ? null : toMagnetic(direction.degreesTrue, declination),
                (degrees) =>
                  direction?.from === 'designator' ? text.about(heading(Math.round(degrees))) : headingInWords(degrees, 'source'),
              )}
            </td>
            <td data-number>{known(end.displacedThreshold, units.length)}</td>
            <td data-number>{known(end.elevation, units.length)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** The unit chosen, and the other one quieter. */
const inBoth = (units: Units) => (feet: number) => (
  <>
    {units.length(feet)}
    <span className={styles.more}>{units.otherLength(feet)}</span>
  </>
);
