/** A corridor costs a bounded number of geodesics and of positions on them, which are counted in the library itself. */
import geographiclib from 'geographiclib-geodesic';
import { afterEach, expect, it, vi } from 'vitest';
import { geometryOf } from '#core/notams/read/geometry/geometry.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';

const { WGS84 } = geographiclib.Geodesic;
/** It must be MAX_CORRIDOR_POSITIONS of shapes.ts. */
const MOST_POSITIONS = 36;
const MOST_LEGS = MOST_POSITIONS - 1;
/** A leg of hundreds of miles has so many positions between its ends. */
const MOST_INSIDE = 7;

afterEach(() => void vi.restoreAllMocks());

/** 64 KB: as many positions as given, then blanks and words. */
const corridor = (positions: readonly string[]) =>
  `A0001/26 NOTAMN\nA) LSAS B) 2601010000 C) 2602010000\nE) CORRIDOR 10NM WIDE ALONG ${positions.join(' - ')}`.padEnd(65_000, ' X');
const position = (latitude: number, longitude: number) =>
  `${String(latitude).padStart(2, '0')}0000N${String(longitude).padStart(3, '0')}0000E`;
const zigzag = (count: number) => Array.from({ length: count }, (_, at) => position(at % 2 === 0 ? 10 : 70, at * 2));
/** Each side crosses the one before the last. */
const star = (count: number) =>
  Array.from({ length: count }, (_, at) => position(Math.round(40 + 20 * Math.sin(at * 2.5)), Math.round(40 + 20 * Math.cos(at * 2.5))));

function workOf(text: string) {
  const positions = vi.spyOn(geographiclib.GeodesicLine.GeodesicLine.prototype, 'Position');
  const ways = [vi.spyOn(WGS84, 'Inverse'), vi.spyOn(WGS84, 'InverseLine')];
  const source = geometryOf(readNotice(text, { receivedAt: new Date('2026-01-01') }), {})?.source;
  return { source, ways: ways.reduce((sum, { mock }) => sum + mock.calls.length, 0), positions: positions.mock.calls.length };
}

it.each([
  ['a zigzag', zigzag],
  ['a line that crosses itself', star],
])('a corridor of %s in 64 KB solves each leg twice at most, and seven positions on it', (_, shape) => {
  const { source, ways, positions } = workOf(corridor(shape(MOST_POSITIONS)));
  expect(source).toBe('textCorridor');
  expect(ways).toBeLessThanOrEqual(2 * MOST_LEGS);
  expect(positions).toBeGreaterThan(0);
  expect(positions).toBeLessThanOrEqual(MOST_INSIDE * MOST_LEGS);
});

it('a corridor along a longer line solves no geodesic', () => {
  const { source, ways, positions } = workOf(corridor(zigzag(60)));
  expect(source).not.toBe('textCorridor');
  expect([ways, positions]).toEqual([0, 0]);
});

it('a text with more positions than are read is not drawn in part but not at all, with a warning', () => {
  const areas = 'AREA 4600N00600E - 4600N00700E - 4700N00700E - 4600N00600E. '.repeat(200);
  const text = `A0001/26 NOTAMN\nQ) LSAS/QRTCA/IV/BO/W/000/100/4630N00630E060\nA) LSAS B) 2601010000 C) 2602010000\nE) ${areas}`;
  const drawn = geometryOf(readNotice(text, { receivedAt: new Date('2026-01-01') }), {});
  expect(drawn?.source).toBe('itemQ');
  expect(drawn?.warnings).toEqual([{ item: 'E', code: 'areaNotDrawn', text: null }]);
});
