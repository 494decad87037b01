import { describe, expect, it } from 'vitest';
import { rowsInBoxes } from '#core/notams/store/in-corridor.ts';
import type { Box } from '#domain/route-line/boxes.ts';
import { times } from '../../../helpers/long.ts';
import { seededRandom } from '../../../helpers/random.ts';
import { notice, openTestNotams, type Opened } from '../open.ts';

const COUNT = 300;

function put({ notams }: Opened, numbers: readonly number[], next: () => number): void {
  const degrees = (most: number) => ((2 * next() - 1) * most).toFixed(4);
  notams.put(
    numbers.map((number) => ({
      ...notice({ notamId: `A${String(number)}/26`, mapPointer: next() < 0.1 ? null : `POINT(${degrees(180)} ${degrees(90)})` }),
      id: `n${String(number)}`,
      message: `RWY ${next()} CLSD`,
    })),
  );
}

const found = ({ db }: Opened, boxes: readonly Box[]): number[] =>
  db
    .prepare<[string], number>(`SELECT n.row FROM notams n WHERE n.row IN (${rowsInBoxes}) ORDER BY n.row`)
    .pluck()
    .all(JSON.stringify(boxes));

/** No side of these NOTAMs is so near to one of a box that rounding tells. */
const sought = ({ db }: Opened, boxes: readonly Box[]): number[] =>
  db
    .prepare<[string], number>(
      `SELECT DISTINCT n.row
         FROM json_each(?) box
         JOIN notams n ON n.west <= box.value ->> 'east' AND n.east >= box.value ->> 'west'
                      AND n.south <= box.value ->> 'north' AND n.north >= box.value ->> 'south'
        ORDER BY n.row`,
    )
    .pluck()
    .all(JSON.stringify(boxes));

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('NOTAMs whose places some boxes touch', () => {
  it('are those of which each box is compared, also after some changed, came and went', () => {
    const opened = openTestNotams();
    const next = seededRandom('boxes of NOTAMs');
    const isLike = () => {
      for (let round = 0; round < times(20, 500); round++) {
        const boxes = Array.from({ length: 1 + Math.floor(next() * 5) }, () => {
          const [west, south] = [next() * 360 - 180, next() * 180 - 90];
          return { west, south, east: Math.min(180, west + next() * 90), north: Math.min(90, south + next() * 60) };
        });
        expect(found(opened, boxes)).toEqual(sought(opened, boxes));
        for (const box of boxes) expect(found(opened, [box])).toEqual(sought(opened, [box]));
      }
    };
    put(opened, numbers(0, COUNT), next);
    isLike();
    // Others have taken the places of some, some are gone, some are new, after the last and between.
    put(opened, numbers(100, 130), next);
    opened.db.exec("DELETE FROM notams WHERE id BETWEEN 'n20' AND 'n24'");
    put(opened, numbers(COUNT, COUNT + 20), next);
    opened.db.exec('UPDATE notams SET row = row + 1000 WHERE row % 3 = 0');
    isLike();
  });

  it('are read from the R*Tree alone, never from the rows with their texts', () => {
    const { db } = openTestNotams();
    const plan = (sql: string, ...values: string[]) =>
      db
        .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...values)
        .map(({ detail }) => detail)
        .join();
    const rows = plan(`SELECT n.row FROM notams n WHERE n.row IN (${rowsInBoxes})`, '[]');
    expect(rows).toMatch(/SCAN b VIRTUAL TABLE INDEX 2:\w+/);
    expect(rows).toContain('SEARCH n USING INTEGER PRIMARY KEY (rowid=?)');
    expect(plan('SELECT b.figures FROM notam_boxes b WHERE b.row = 1')).toContain('SCAN b VIRTUAL TABLE INDEX 1:');
  });

  it('have their figures', () => {
    const opened = openTestNotams();
    opened.notams.put([notice({ mapPointer: 'POINT(6.1 46.2)' }), notice({ notamId: 'A0002/26', icao: 'LSZH' })]);
    const [row] = opened.db.prepare<[], number>('SELECT row FROM notams ORDER BY row').pluck().all();
    expect(opened.db.prepare('SELECT b.row, b.figures FROM notam_boxes b').raw().all()).toEqual([[row, '[["c",46.2,6.1,0]]']]);
  });
});
