/**
 * NOTAMs that are in a corridor with their edge, and where along it. The candidates of the R*Tree are read and measured in one go: called for each row by SQL, the
 * same took twice as long.
 */
import type { Database } from 'better-sqlite3';
import { readFigures } from '#core/geo/figure-text.ts';
import type { Corridor } from '#core/geo/corridor.ts';
import { figuresOf, rowsInBoxes, type OnHit } from './rows-in-boxes.ts';
import { aroundBox, partsAround, type Part } from '#domain/route-line/boxes.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { alongWithin, mayBeNear } from '#domain/route-line/nearest.ts';
import { routeLine, type RoutePiece } from '#domain/route-line/route-line.ts';

/** Candidates that are measured between two looks at the time: less than a millisecond. */
const STRIDE = 128;

/** Nautical miles from the start of the route by row. `endIfOver` throws when the time is over. */
export function rowsAlong(db: Database, { positions, halfWidthNm }: Corridor, endIfOver = () => {}): Map<number, number> {
  const candidates = candidatesIn(db, partsAround(routeLine(positions), halfWidthNm), halfWidthNm, endIfOver);
  endIfOver();
  const found = new Map<number, number>();
  let count = 0;
  for (const [row, figures] of figuresOf(db, [...candidates.keys()])) {
    if (count++ % STRIDE === 0) endIfOver();
    const along = alongWithin({ pieces: candidates.get(row) ?? [] }, readFigures(figures).map(outlineOf), halfWidthNm);
    if (along !== undefined) found.set(row, along);
  }
  return found;
}

/** By row the pieces of the route that it may be near, in their order. */
function candidatesIn(db: Database, parts: readonly Part[], halfWidthNm: number, endIfOver: () => void): Map<number, RoutePiece[]> {
  const boxes = parts.flatMap(({ boxes: of }, part) => of.map((box) => ({ ...box, part })));
  const found = new Map<number, RoutePiece[]>();
  const onHit: OnHit = (row, keys, box) => {
    const isNear = mayBeNear(aroundBox(box), halfWidthNm);
    const pieces = new Set(keys.flatMap((key) => (parts[boxes[key]?.part ?? 0]?.pieces ?? []).filter(isNear)));
    if (pieces.size > 0) found.set(row, [...pieces]);
  };
  rowsInBoxes(db, boxes, { onHit, endIfOver });
  return found;
}
