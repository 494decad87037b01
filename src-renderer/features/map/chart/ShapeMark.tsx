import type { NavaidType } from '#contract/navaids/navaid.ts';
import type { Kind } from '../airports/airport-kinds.ts';
import { navaidShapes } from '../navaids/navaid-marks.ts';
import { type KindShape, kindShapes } from './kind-shapes.ts';
import styles from './Legend.module.css';

/** A mark as on the map; its name is next to it. */
export function ShapeMark({ shape: { solid, cut, line }, of }: { shape: KindShape; of: 'airport' | 'navaid' }) {
  return (
    <svg className={styles.shape} data-of={of} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {solid !== undefined && <path className={styles.shapeSolid} d={solid} />}
      {cut !== undefined && <path className={styles.shapeCut} d={cut} />}
      {line !== undefined && <path className={styles.shapeLine} d={line} />}
    </svg>
  );
}

export const KindMark = ({ kind }: { kind: Kind }) => <ShapeMark shape={kindShapes[kind]} of="airport" />;

export const NavaidMark = ({ type }: { type: NavaidType }) => <ShapeMark shape={navaidShapes[type]} of="navaid" />;
