import { turnBetween } from '#domain/directions.ts';
import type { Wind } from '#domain/wind/ends-in-wind.ts';
import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { CALM, MOST_KNOTS, scaleBar, scaleOf, SIZE, spotAt } from './chart.ts';
import type { Drawing } from './drawing.ts';
import styles from './RunwayDiagram.module.css';

const TICKS = Array.from({ length: 36 }, (_, ten) => ten * 10);

/** The letters of the ring, of north and of the scale have this height in pixels. */
const FIGURES = 11;

/** Degrees from the wind's arrow within which a figure would be under it. */
const UNDER_ARROW = 9;

type ChartFrameProps = { drawing: Drawing; declination: number | undefined; wind: Wind | undefined; pixel: number };

/** Draws the wind ring, true and magnetic north, and the scale bar. */
export function ChartFrame({ drawing, declination, wind, pixel }: ChartFrameProps) {
  const units = useUnits();
  const { airport: text } = words;
  const isUnderArrow = (degrees: number) =>
    wind !== undefined && wind.direction !== null && Math.abs(turnBetween(degrees, wind.direction)) < UNDER_ARROW;
  const letters = { fontSize: FIGURES * pixel };
  const bar = scaleBar(scaleOf(drawing), units.lengthUnit);
  return (
    <>
      <circle cx={SIZE / 2} cy={SIZE / 2} r={CALM} className={styles.ring} />
      <circle cx={SIZE / 2} cy={SIZE / 2} r={CALM + MOST_KNOTS} className={styles.outer} />
      {TICKS.map((degrees) => {
        const [from, to] = [spotAt(degrees, CALM), spotAt(degrees, CALM + (degrees % 30 === 0 ? 7 : 4))];
        return <path key={degrees} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.tick} />;
      })}
      {TICKS.filter((degrees) => degrees % 30 === 0 && !isUnderArrow(degrees)).map((degrees) => {
        const spot = spotAt(degrees, CALM + 21);
        return (
          <text key={degrees} x={spot.x} y={spot.y} className={styles.degrees} style={letters}>
            {String(degrees / 10 || 36).padStart(2, '0')}
          </text>
        );
      })}
      <NorthArrow turn={0} label={text.trueNorth} kind="true" letters={letters} />
      {declination !== undefined && <NorthArrow turn={declination} label={text.magneticNorth} kind="magnetic" letters={letters} />}
      <path d={`M8 ${SIZE - 9}v5h${bar.units}v-5`} className={styles.scale} />
      <text x={8} y={SIZE - 13} className={styles.scaleText} style={letters}>
        {units.length(bar.feet)}
      </text>
    </>
  );
}

type NorthArrowProps = { turn: number; label: string; kind: 'true' | 'magnetic'; letters: { fontSize: number } };

/** The arrow is in the corner; the magnetic one is half an arrow, as on charts. */
function NorthArrow({ turn, label, kind, letters }: NorthArrowProps) {
  const place = kind === 'true' ? { x: 20, y: 52 } : { x: SIZE - 22, y: 52 };
  return (
    <>
      <g transform={`translate(${place.x} ${place.y}) rotate(${turn})`}>
        <path d={kind === 'true' ? 'M0 0V-30m-5 9L0-30l5 9' : 'M0 0V-30l5 9'} className={styles.north} />
      </g>
      <text x={place.x} y={place.y - 38} className={styles.degrees} style={letters}>
        {label}
      </text>
    </>
  );
}
