import type { Mark } from './legend.ts';
import styles from './RunwayDiagram.module.css';

/** A mark as in the diagram; `patterns` are the diagram's fill patterns. */
export function LegendMark({ mark, patterns }: { mark: Mark; patterns: string }) {
  const isSurface = mark === 'hard' || mark === 'unpaved' || mark === 'water' || mark === 'snow' || mark === 'unknown';
  const isFilled = mark === 'unpaved' || mark === 'water' || mark === 'snow';
  return (
    <svg viewBox="0 0 26 12" width="26" height="12" aria-hidden="true">
      <rect
        x={1}
        y={3}
        width={24}
        height={6}
        className={styles.bar}
        data-surface={isSurface ? mark : 'unknown'}
        data-estimated={mark === 'estimated'}
        fill={isFilled ? `url(#${patterns}-${mark})` : undefined}
      />
      {mark === 'threshold' && <path d="M9 0V12" className={styles.threshold} />}
      {mark === 'lit' &&
        [4, 10, 16, 22].flatMap((x) => [1.2, 10.8].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1} className={styles.light} />))}
      {mark === 'closed' && <path d="M9 2l8 8m0-8l-8 8" className={styles.cross} />}
    </svg>
  );
}
