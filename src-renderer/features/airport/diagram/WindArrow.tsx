import { CALM, handleSpot, MOST_KNOTS, SIZE, spotAt } from './chart.ts';
import type { Wind } from '#domain/wind/ends-in-wind.ts';
import styles from './RunwayDiagram.module.css';

/** From the handle towards the runways, as the wind blows, clear of their labels; the thin line behind it extends to the gust speed, the thin ones beside it limit its directions. */
export function WindArrow({ wind: { direction, speed, gust, between } }: { wind: Wind }) {
  if (direction === null) return null;
  const [middle, tail] = [SIZE / 2, handleSpot(direction, speed)];
  const far = gust === undefined ? undefined : handleSpot(direction, gust);
  const tip = CALM - 8;
  return (
    <>
      {far !== undefined && <path d={`M${tail.x} ${tail.y}L${far.x} ${far.y}`} className={styles.gust} />}
      {between?.map((edge) => {
        const [inner, outer] = [spotAt(edge, CALM), handleSpot(edge, MOST_KNOTS)];
        return <path key={edge} d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} className={styles.gust} />;
      })}
      <g transform={`rotate(${direction} ${middle} ${middle})`}>
        <path d={`M${middle} ${middle - CALM - Math.min(speed, MOST_KNOTS)}V${middle - tip}`} className={styles.wind} />
        <path d={`M${middle - 6} ${middle - tip - 11}L${middle} ${middle - tip}l6-11z`} className={styles.windHead} />
      </g>
    </>
  );
}
