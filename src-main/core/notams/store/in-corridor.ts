/**
 * Turns a corridor into SQL that finds the NOTAMs in it and where along it they are: the R*Tree of their boxes has the candidates, and a function
 * measures each.
 */
import type { Condition } from '#core/filter/condition.ts';
import { boxTable, textOfCorridor, type Corridor } from '#core/geo/corridor.ts';
import { boxesAround } from '#domain/route-line/boxes.ts';
import { routeLine } from '#domain/route-line/route-line.ts';

/**
 * SQL: the rows of NOTAMs whose places touch some boxes, which are bound as JSON. SQLite rounds the boxes of the R*Tree outwards to 32 bits; CROSS JOIN keeps it from
 * scanning the tree once and the boxes for each of its rows.
 */
export const rowsInBoxes = `
  SELECT b.row
    FROM ${boxTable}
   CROSS JOIN notam_boxes b ON b.west <= box.east AND b.east >= box.west AND b.south <= box.north AND b.north >= box.south`;

/** `along` is an SQL expression in nautical miles from the start of the route, to order by. */
export function compileFiguresAlong(corridor: Corridor): Condition & { along: Condition } {
  const boxes = boxesAround(routeLine(corridor.positions), corridor.halfWidthNm);
  // The R*Tree has the figures too: in the row they lie after its texts.
  const along: Condition = {
    where: 'figures_along((SELECT b.figures FROM notam_boxes b WHERE b.row = n.row), ?)',
    params: [textOfCorridor(corridor)],
  };
  return {
    where: `n.row IN (${rowsInBoxes}) AND ${along.where} IS NOT NULL`,
    params: [JSON.stringify(boxes), ...along.params],
    along,
  };
}
