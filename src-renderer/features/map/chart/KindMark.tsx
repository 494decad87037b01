import type { Kind } from '../airports/airport-kinds.ts';
import { kindShapes } from './kind-shapes.ts';
import styles from './KindMark.module.css';

/** The mark of a kind as on the map; its name is beside it. */
export function KindMark({ kind }: { kind: Kind }) {
  const { solid, cut, line } = kindShapes[kind];
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {solid !== undefined && <path className={styles.solid} d={solid} />}
      {cut !== undefined && <path className={styles.cut} d={cut} />}
      {line !== undefined && <path className={styles.line} d={line} />}
    </svg>
  );
}
