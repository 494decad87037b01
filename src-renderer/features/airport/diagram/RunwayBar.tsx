import { type Bar, crosswindArrow } from './runway-shapes.ts';
import styles from './RunwayDiagram.module.css';
import type { EndInWind } from '#domain/wind/ends-in-wind.ts';
import { wholeKnots } from '#domain/wind/wind.ts';

/** The units are between the lights along an edge, and between the crosses of a closed runway. */
const BETWEEN_LIGHTS = 7;
const BETWEEN_CROSSES = 26;
const LIGHT_OFF = 2.6;

/** Fill patterns that distinguish surfaces without colour. `id` keeps them separate from those of another diagram. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-unpaved`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={styles.ground} />
      <circle cx="1" cy="1" r="0.75" className={styles.grain} />
      <circle cx="3" cy="3" r="0.75" className={styles.grain} />
    </pattern>
    <pattern id={`${id}-water`} width="6" height="3" patternUnits="userSpaceOnUse">
      <rect width="6" height="3" className={styles.ground} />
      <path d="M0 2q1.5-1.6 3 0t3 0" className={styles.wave} />
    </pattern>
    <pattern id={`${id}-snow`} width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="5" className={styles.ground} />
      <path d="M2.5 1v3M1 2.5h3" className={styles.wave} />
    </pattern>
  </defs>
);

type RunwayBarProps = { bar: Bar; patterns: string; isClosed: boolean };

/** One runway: its surface, its thresholds, its lights, and crosses where it is closed. */
export function RunwayBar({ bar: { runway, start, turn, length, width, thresholds }, patterns, isClosed }: RunwayBarProps) {
  const { surface, isLighted, isEstimated } = runway;
  const half = width / 2;
  const fill = surface === 'hard' || surface === 'unknown' ? undefined : `url(#${patterns}-${surface})`;
  return (
    <g transform={`translate(${start.x} ${start.y}) rotate(${turn})`}>
      <rect
        x={0}
        y={-half}
        width={length}
        height={width}
        className={styles.bar}
        data-surface={surface}
        data-estimated={isEstimated}
        data-closed={isClosed}
        fill={fill}
      />
      {thresholds.map((at) => (
        <path key={at} d={`M${at} ${-half - 3}V${half + 3}`} className={styles.threshold} />
      ))}
      {isLighted === true &&
        along(length, BETWEEN_LIGHTS).flatMap((at) =>
          [-1, 1].map((side) => <circle key={`${at} ${side}`} cx={at} cy={side * (half + LIGHT_OFF)} r={0.9} className={styles.light} />),
        )}
      {isClosed &&
        along(length, BETWEEN_CROSSES).map((at) => <path key={at} d={`M${at - 4} ${-4}l8 8m0-8l-8 8`} className={styles.cross} />)}
    </g>
  );
}

/** Spaces positions evenly along a length, clear of both ends; there is at least one. */
function along(length: number, step: number): number[] {
  const count = Math.max(1, Math.floor(length / step));
  return Array.from({ length: count }, (_, place) => (length * (place + 0.5)) / count);
}

/** A favoured end is marked over this many units. */
const MARKED = 24;

type EndMarksProps = {
  bar: Bar;
  inWind: readonly EndInWind[];
  /** The crosswind comes from one side. */
  isSided: boolean;
};

/** What the wind makes of both ends: the favoured one marked where landing begins, and the crosswind as an arrow across the threshold. */
export function EndMarks({ bar: { runway, start, turn, length, width, landings }, inWind, isSided }: EndMarksProps) {
  const half = width / 2;
  return (
    <g transform={`translate(${start.x} ${start.y}) rotate(${turn})`}>
      {runway.ends.map(({ ident }, side) => {
        const one = inWind.find(({ end }) => end.ident === ident && end.closure === undefined);
        if (one === undefined) return null;
        const { crosswind } = wholeKnots(one.steady);
        // The right of the high end is the left of the bar, which runs from the low end.
        const from = Math.sign(crosswind) * (side === 0 ? 1 : -1);
        const at = landings[side === 0 ? 0 : 1];
        const marked = Math.min(MARKED, length / 3);
        const x = at + (side === 0 ? crosswindArrow.within : -crosswindArrow.within);
        const [tip, tail] = [half + crosswindArrow.off, half + crosswindArrow.off + crosswindArrow.length].map((aside) => from * aside);
        return (
          <g key={ident}>
            {one.isBest && (
              <rect x={side === 0 ? at : at - marked} y={-half - 1.5} width={marked} height={width + 3} className={styles.bestGround} />
            )}
            {isSided && tip !== undefined && tail !== undefined && from !== 0 && (
              <path
                d={`M${x} ${tail}V${tip}m-3.5 ${from * 5}l3.5 ${from * -5}l3.5 ${from * 5}`}
                className={styles.crosswind}
                data-crosswind={Math.abs(crosswind)}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
