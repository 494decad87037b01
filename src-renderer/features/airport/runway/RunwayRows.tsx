import type { ReactNode } from 'react';
import type { Runway } from '#contract/airports/runway.ts';
import { gradedSurface, surfaceOf } from '#domain/surface.ts';
import { toMagnetic } from '#domain/magnetic.ts';
import { endsOf, headingOf, landingLength, type RunwayEnd, type RunwayHeading } from '#domain/runway.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { known, yesNo } from '#renderer/components/text/Unknown.tsx';
import { isShut, type RunwayUse } from '#renderer/data/airports/use-aerodrome-state.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { useUnits, type Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Runways.module.css';

type RunwayRowsProps = {
  runway: Runway;
  declination: number | undefined;
  /** What is open of it now; undefined until it is known. */
  use: RunwayUse | undefined;
  /** In the source's words; undefined where it was not fetched. */
  surface: string | null | undefined;
};

/** A runway: what applies to all of it once, and a line for each end. */
export function RunwayRows({ runway, declination, use, surface }: RunwayRowsProps) {
  const units = useUnits();
  const { airport: text } = words;
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
                {known(runway.length, inBoth(units))}
              </td>
              <td data-number {...span}>
                {known(runway.width, inBoth(units))}
              </td>
              {surface !== undefined && <td {...span}>{known(surface, surfaceInWords)}</td>}
              <td {...span}>{yesNo(runway.isLighted)}</td>
              <td {...span}>
                {runway.isClosed === true ? <Tag tone="bad">{text.closedRunway}</Tag> : (byNotam(use) ?? yesNo(runway.isClosed))}
              </td>
            </>
          )}
          <EndCells runway={runway} end={end} declination={declination} />
        </tr>
      ))}
    </tbody>
  );
}

/** What a NOTAM does to it now; undefined where none is known to do anything. */
function byNotam(use: RunwayUse | undefined): ReactNode {
  const { byNotam: text } = words.airport.openNow;
  if (use === undefined || use === 'open' || use === 'unknown') return undefined;
  return <Tag tone={isShut(use) ? 'bad' : 'warn'}>{text[use]}</Tag>;
}

/** The kind of surface, with the materials and how good they are less prominent. */
function surfaceInWords(word: string): ReactNode {
  const { surfaces, materials, surfaceConditions } = words.airport;
  const { materials: found, condition } = gradedSurface(word) ?? {};
  const made = found?.map((material) => materials[material]).join('/');
  return (
    <>
      {surfaces[surfaceOf(word)]}
      <span className={styles.more}>
        {made === undefined ? word : condition === undefined ? made : `${made}, ${surfaceConditions[condition]}`}
      </span>
    </>
  );
}

/** The chosen unit, with the other one less prominent. */
const inBoth =
  (units: Units) =>
  (feet: number): ReactNode => (
    <>
      {units.runwayLength(feet)}
      <span className={styles.more}>{units.otherRunwayLength(feet)}</span>
    </>
  );

type EndCellsProps = { runway: Runway; end: RunwayEnd; declination: number | undefined };

/** One end of a runway: heading, displaced threshold and elevation. */
function EndCells({ runway, end, declination }: EndCellsProps) {
  const units = useUnits();
  const direction = headingOf(runway, end.side, declination);
  const magnetic = declination === undefined || direction === undefined ? undefined : toMagnetic(direction.degreesTrue, declination);
  const landing = landingLength(runway, end);
  return (
    <>
      <td className={styles.mono}>{known(end.ident, String)}</td>
      <td data-number>
        {known(direction, ({ degreesTrue, from }) => headingInWords(degreesTrue, from))}
        {direction !== undefined && direction.from !== 'source' && (
          <span className={styles.more}>{words.airport.headingFrom[direction.from]}</span>
        )}
      </td>
      <td data-number>{known(magnetic, (degrees) => headingInWords(degrees, direction?.from ?? 'source'))}</td>
      <td data-number>
        {known(end.displacedThreshold, units.length)}
        {end.displacedThreshold !== null && end.displacedThreshold > 0 && landing !== null && (
          <span className={styles.more}>{words.airport.landing(units.runwayLength(landing))}</span>
        )}
      </td>
      <td data-number>{known(end.elevation, units.length)}</td>
    </>
  );
}

/** `031°`, true or magnetic: sources and the model of the variation are not better than a degree, and a designator only to ten. */
export const headingInWords = (degrees: number, from: RunwayHeading['from']): string =>
  from === 'designator' ? words.airport.about(wholeDegrees(degrees)) : wholeDegrees(degrees);
