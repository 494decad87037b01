import { CALM, handleSpot, MOST_KNOTS, SIZE } from './chart.ts';
import type { Wind } from '#domain/ends-in-wind.ts';
import styles from './RunwayDiagram.module.css';

/** From the handle towards the runways, as the wind blows; the thin line behind it extends to the gust speed. */
export function WindArrow({ wind: { direction, speed, gust } }: { wind: Wind }) {
  const [middle, tail] = [SIZE / 2, handleSpot(direction, speed)];
  const far = gust === undefined ? undefined : handleSpot(direction, gust);
  const tip = CALM - 18;
  return (
    <>
      {far !== undefined && <path d={`M${tail.x} ${tail.y}L${far.x} ${far.y}`} className={styles.gust} />}
      <g transform={`rotate(${direction} ${middle} ${middle})`}>
        <path d={`M${middle} ${middle - CALM - Math.min(speed, MOST_KNOTS)}V${middle - tip}`} className={styles.wind} />
        <path d={`M${middle - 6} ${middle - tip - 11}L${middle} ${middle - tip}l6-11z`} className={styles.windHead} />
      </g>
    </>
  );
}
