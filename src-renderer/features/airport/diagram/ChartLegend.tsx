import { words } from '#renderer/i18n/words.ts';
import type { DrawnRunway } from './drawing.ts';
import { legendOf } from './legend.ts';
import { LegendMark } from './LegendMark.tsx';
import styles from './RunwayDiagram.module.css';

type ChartLegendProps = { runways: readonly DrawnRunway[]; isClosed: (runway: DrawnRunway) => boolean; patterns: string };

/** What the marks in this diagram mean. */
export const ChartLegend = ({ runways, isClosed, patterns }: ChartLegendProps) => (
  <figcaption>
    <ul className={styles.legend} aria-label={words.airport.legendTitle}>
      {legendOf(runways, isClosed).map((mark) => (
        <li key={mark}>
          <LegendMark mark={mark} patterns={patterns} />
          {words.airport.legend[mark]}
        </li>
      ))}
    </ul>
  </figcaption>
);
