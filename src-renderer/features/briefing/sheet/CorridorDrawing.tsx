import type { CorridorMap } from '#contract/briefing/sheet.ts';
import { words } from '#renderer/i18n/words.ts';
import { goToRow, rowIdOf } from '../use-keys.ts';
import styles from './CorridorDrawing.module.css';

/** A letter has this height, as a part of the longer side. */
const LETTER = 1 / 28;

/** The corridor with the numbered areas of the NOTAMs next to it; the server has drawn it. */
export function CorridorDrawing({ map }: { map: CorridorMap }) {
  const { left, top, width, height, corridorNm, route, points, areas } = map;
  const size = Math.max(width, height) * LETTER;
  return (
    <figure aria-label={words.briefing.corridorMap} data-drawn>
      <svg viewBox={`${left} ${top} ${width} ${height}`} className={styles.map} aria-hidden="true">
        <path className={styles.corridor} d={route} strokeWidth={2 * corridorNm} />
        {areas.map(({ id, path, severity }) => (
          <path key={id} className={styles.area} d={path} data-severity={severity} />
        ))}
        <path className={styles.route} d={route} />
        {areas
          .filter(({ number }) => number !== null)
          .map(({ id, number, x, y, severity }) => (
            <g key={id} className={styles.number} data-severity={severity} onClick={() => goToRow(document.getElementById(rowIdOf(id)))}>
              <circle cx={x} cy={y} r={size * 0.75} />
              <text x={x} y={y + size / 3} fontSize={size} textAnchor="middle">
                {number}
              </text>
            </g>
          ))}
        {points.map(({ x, y, text, side, nameY }, at) => (
          // A route may pass a point twice.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={at}>
            <circle cx={x} cy={y} r={size / 4} />
            <text
              className={styles.name}
              x={side === 'right' ? x + size / 2 : x - size / 2}
              y={nameY + size / 3}
              fontSize={size}
              strokeWidth={size / 4}
              textAnchor={side === 'right' ? 'start' : 'end'}
            >
              {text}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
