/** Where NOTAMs apply, as it is stored, and the index that follows. */
import { expect, it } from 'vitest';
import { readFigures } from '#core/geo/figure-text.ts';
import { notice, openTestNotams, type Opened } from '../open.ts';

const text = (number: string, position: string, e = 'OBST ERECTED') =>
  `${number} NOTAMN\nQ) LSAS/QOBCE/IV/M/W/000/050/${position}\nA) LSAS B) 2611210000 C) 2612312359\nE) ${e}`;
const stored = ({ db }: Opened, id: string) =>
  db
    .prepare<[string], { figures: string | null; west: number | null; east: number | null }>(
      'SELECT figures, west, east FROM notams WHERE id = ?',
    )
    .get(id);
const boxes = ({ db }: Opened): unknown[] => db.prepare('SELECT b.figures FROM notam_boxes b ORDER BY b.row').pluck().all();

it('the place of a NOTAM is the circle of item Q, the area of the text, or the position of the aerodrome; a whole region has none', () => {
  const opened = openTestNotams();
  const area = 'AREA BOUNDED BY 460000N0060000E - 463000N0060000E - 463000N0070000E - 460000N0060000E';
  const cases = [
    notice({ notamId: 'A0001/26', message: text('A0001/26', '4600N00600E005') }),
    notice({ notamId: 'A0002/26', message: text('A0002/26', '4600N00600E005', area) }),
    notice({ notamId: 'A0003/26', message: 'RWY 04 CLSD', mapPointer: 'POINT(6.1 46.2)' }),
    notice({ notamId: 'A0004/26', message: text('A0004/26', '4600N00600E999') }),
    notice({ notamId: 'A0005/26', message: text('A0005/26', '1800S17958E010') }),
  ];
  opened.notams.put(cases);
  const found = cases.map(({ id }) => stored(opened, id));
  expect(found.map((row) => (row?.figures ? readFigures(row.figures) : null))).toEqual([
    [{ kind: 'circle', centre: { latitude: 46, longitude: 6 }, radiusNm: 5 }],
    [{ kind: 'area', ring: expect.arrayContaining([{ latitude: 46.5, longitude: 7 }]) as unknown }],
    [{ kind: 'circle', centre: { latitude: 46.2, longitude: 6.1 }, radiusNm: 0 }],
    null,
    [{ kind: 'circle', centre: { latitude: -18, longitude: expect.closeTo(179.9667, 3) as number }, radiusNm: 10 }],
  ]);
  expect(found[4]).toMatchObject({ west: -180, east: 180 });
  expect(boxes(opened)).toHaveLength(4);
});

it('the place of a NOTAM is derived again for rows of an older version, changes with the text, and is removed with the NOTAM', () => {
  const opened = openTestNotams();
  const first = notice({ notamId: 'A0001/26', message: text('A0001/26', '4600N00600E005') });
  opened.notams.put([first]);
  opened.db.exec('UPDATE notams SET figures = NULL, west = NULL, south = NULL, east = NULL, north = NULL, details_version = 6');
  expect(boxes(opened)).toEqual([]);
  expect(opened.notams.refreshDetails()).toBe(1);
  expect(boxes(opened)).toEqual(['[["c",46,6,5]]']);
  opened.notams.put([{ ...first, message: text('A0001/26', '4700N00600E005') }]);
  expect(boxes(opened)).toEqual(['[["c",47,6,5]]']);
  opened.notams.remove(first.id, { by: 'ana', note: null });
  expect(boxes(opened)).toEqual([]);
  opened.notams.restore(1);
  expect(boxes(opened)).toEqual(['[["c",47,6,5]]']);
});
