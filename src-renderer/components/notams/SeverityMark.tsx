import { words } from '#renderer/i18n/words.ts';
import type { Severity } from '#renderer/format/notams/facets.ts';
import styles from './SeverityMark.module.css';

/** The shapes are distinguishable without colour: octagon, triangle, diamond, square and circle, with the number inside and the word next to it. */
const outlines: Record<Severity, string> = {
  5: 'M7 1h8l6 6v8l-6 6H7l-6-6V7z',
  4: 'M11 1.5 21.5 20.5H.5z',
  3: 'M11 .5 21.5 11 11 21.5.5 11z',
  2: 'M2.5 2.5h17v17h-17z',
  1: 'M11 2a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
};

type SeverityMarkProps = { severity: Severity; wordless?: boolean };

/** The severity of a NOTAM: shape, number, colour and word. `wordless` leaves the word to screen readers. */
export const SeverityMark = ({ severity, wordless = false }: SeverityMarkProps) => (
  <span className={styles.mark} data-severity={severity}>
    <svg viewBox="0 0 22 22" width="20" height="20" aria-hidden="true">
      <path d={outlines[severity]} />
      <text x="11" y={severity === 4 ? 18 : 15.5} textAnchor="middle">
        {severity}
      </text>
    </svg>
    <span className={wordless ? 'unseen' : undefined}>{words.notams.severities[severity]}</span>
  </span>
);
