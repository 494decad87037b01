/** The drawing of the corridor has room for what is written on it, whichever way a route leads. */
import { expect, it } from 'vitest';
import { areasOf } from '#core/briefing/areas/area.ts';
import { corridorMap } from '#core/briefing/forms/corridor-map.ts';
import { briefOf, importNotams, openForTest, planOf } from '../setting.ts';

/** A letter has at most this height, as a part of the drawing, and this breadth, as a part of its height. */
const [LETTER, BREADTH] = [1 / 28, 0.65];

it.each(['N0120A055 4600N00700E 5000N00700E', 'N0120A055 4600N00700E 4600N01100E', 'N0120A055 5000N00900E 4600N00700E 4601N00700E'])(
  'has room for every name and number: %s',
  async (text) => {
    const opened = await openForTest('2026-11-20T07:00:00.000Z');
    await importNotams(
      opened.core,
      { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4559N00700E010', f: 'SFC', g: 'FL100' },
      { q: 'QRTCA', scope: 'W', a: 'LSAS', at: '4559N00700E010', f: 'SFC', g: 'FL100' },
    );
    const briefing = briefOf(opened.core)(planOf(text));
    const map = corridorMap(briefing, areasOf(briefing, { format: 'geojson', decoded: opened.core.notams.decoded }).areas);
    expect(map?.areas.filter(({ number }) => number !== null)).toHaveLength(2);
    const { left = 0, top = 0, width = 0, height = 0, points = [], areas = [] } = map ?? {};
    const letter = Math.max(width, height) * LETTER;
    for (const { x, y, text: name, side } of points) {
      const reach = letter / 2 + name.length * letter * BREADTH;
      expect([x - left, left + width - x][side === 'left' ? 0 : 1], name).toBeGreaterThanOrEqual(reach);
      const hidden = areas.filter((area) => Math.abs(area.y - y) < letter / 2 && Math.abs(area.x - x) < letter / 2);
      expect(hidden, name).toEqual([]);
    }
    for (const { x, y } of areas) {
      expect([x - 0.75 * letter > left, x + 0.75 * letter < left + width]).toEqual([true, true]);
      expect([y - 0.75 * letter > top, y + 0.75 * letter < top + height]).toEqual([true, true]);
    }
  },
);

it('writes no name over another one or over another point', async () => {
  const opened = await openForTest('2026-11-20T07:00:00.000Z');
  const briefing = briefOf(opened.core)(planOf('N0120A055 LSGG GVA PAS LSZH'));
  const { points = [], width = 0, height = 0 } = corridorMap(briefing, []) ?? {};
  const letter = Math.max(width, height) * LETTER;
  const names = points.map(({ x, nameY, text, side }) => {
    const reach = (text.length + 1) * letter * BREADTH;
    return { text, nameY, from: side === 'right' ? x : x - reach, to: side === 'right' ? x + reach : x };
  });
  const covered = names.flatMap((name) => [
    ...names.filter(
      (other) => other !== name && Math.abs(other.nameY - name.nameY) < letter * 0.75 && other.from < name.to && other.to > name.from,
    ),
    ...points.filter(({ x, y }) => Math.abs(y - name.nameY) < letter * 0.35 && x > name.from && x < name.to),
  ]);
  expect(points.map(({ text }) => text)).toEqual(['LSGG 0800Z', 'GVA 0801Z', 'PAS 0805Z', 'LSZH 0910Z']);
  expect(covered).toEqual([]);
});
