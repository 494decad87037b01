import type { EndInWind } from '#domain/wind/ends-in-wind.ts';
import { wholeKnots } from '#domain/wind/wind.ts';
import { crosswindArrow, type Bar } from './runway-shapes.ts';
import styles from './RunwayDiagram.module.css';

/** How much of a favoured end is marked, units. */
const MARKED = 24;

type EndMarksProps = {
  bar: Bar;
  inWind: readonly EndInWind[];
  /** Whether the crosswind comes from one side. */
  isSided: boolean;
};

/** What the wind makes of both ends: the favoured one marked where landing begins, and the crosswind as an arrow across the threshold. */
export function EndMarks({ bar: { runway, start, turn, length, width, landings }, inWind, isSided }: EndMarksProps) {
  const half = width / 2;
  return (
    <g transform={`translate(${start.x} ${start.y}) rotate(${turn})`}>
      {runway.ends.map(({ ident }, side) => {
        const one = inWind.find(({ end }) => end.ident === ident && !end.isClosed);
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
