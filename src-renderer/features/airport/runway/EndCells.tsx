import type { Runway } from '#contract/airports/runway.ts';
import { toMagnetic } from '#domain/magnetic.ts';
import { headingOf, landingLength, type RunwayEnd } from '#domain/runway.ts';
import { known } from '#renderer/components/text/Unknown.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { headingInWords } from './heading-in-words.ts';
import styles from './Runways.module.css';

type EndCellsProps = { runway: Runway; end: RunwayEnd; declination: number | undefined };

/** One end of a runway: heading, displaced threshold and elevation. */
export function EndCells({ runway, end, declination }: EndCellsProps) {
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
