import { expect, it, test } from 'vitest';
import type { Runway } from '#contract/airports/runway.ts';
import { handleSpot, scaleBar, scaleOf, SIZE, spotOf, windAtSpot } from '#renderer/features/airport/diagram/chart.ts';
import { drawingOf } from '#renderer/features/airport/diagram/drawing.ts';
import { runway } from '../../../runway.ts';

/** A minute of arc on the equator is about 6,087 ft in longitude and 6,046 ft in latitude. */
const eastwards: Partial<Runway> = { lowEndLatitude: 0, lowEndLongitude: 0, highEndLatitude: 0, highEndLongitude: 1 / 60 };
const airport = (...runways: Runway[]) => ({ latitude: 0, longitude: 0, runways });
const lengthOf = ({ ends: [low, high] }: { ends: readonly [{ at: Point }, { at: Point }] }) =>
  Math.hypot(high.at.east - low.at.east, high.at.north - low.at.north);
type Point = { east: number; north: number };

it('draws a runway between its end coordinates, to the foot', () => {
  const { runways, radius, undrawn } = drawingOf(airport(runway('09/27', { ...eastwards, length: 6087, lowEndHeading: 90 })), undefined);
  const [drawn] = runways;
  expect(drawn?.isEstimated).toBe(false);
  expect(drawn && lengthOf(drawn)).toBeCloseTo(6087, -1);
  expect(drawn?.ends[0].at.east).toBeCloseTo(-radius, 3);
  expect(drawn?.ends[0].at.north).toBeCloseTo(0, 3);
  expect(undrawn).toEqual([]);
});

it('draws a runway without coordinates by heading and length through the reference point, and says that it is estimated', () => {
  const { runways } = drawingOf(airport(runway('18/36', { length: 3000, highEndHeading: 360 })), undefined);
  const [drawn] = runways;
  expect(drawn?.isEstimated).toBe(true);
  expect(drawn && lengthOf(drawn)).toBeCloseTo(3000, 0);
  expect(drawn?.ends[0].at.north).toBeCloseTo(1500, 0);
  expect(drawn?.ends[0].at.east).toBeCloseTo(0, 3);
});

it('does not use coordinates that contradict the length, nor ends at one place', () => {
  const wrong = runway('09/27', { ...eastwards, length: 2000, lowEndHeading: 180 });
  const found = drawingOf(airport(wrong), undefined);
  expect(found.contradicted).toEqual([wrong]);
  expect(found.runways[0]?.isEstimated).toBe(true);
  expect(found.runways[0] && lengthOf(found.runways[0])).toBeCloseTo(2000, 0);
  const point = drawingOf(airport(runway('09/27', { ...eastwards, highEndLongitude: 0 })), undefined);
  expect([point.runways.length, point.undrawn.length]).toEqual([0, 1]);
});

it('does not draw what has neither direction nor length, such as a pad', () => {
  const pad = runway('H1', { length: 60, width: 60, lowEndIdent: 'H1' });
  expect(drawingOf(airport(pad), 3)).toMatchObject({ runways: [], undrawn: [pad], radius: 0 });
});

it('sets a displaced threshold back from its end along the runway, and none where it is zero or unknown', () => {
  const { runways } = drawingOf(
    airport(runway('09/27', { ...eastwards, length: 6087, lowEndDisplacedThreshold: 1000, highEndDisplacedThreshold: 0 })),
    undefined,
  );
  const [low, high] = runways[0]?.ends ?? [];
  expect(low?.threshold?.feet).toBe(1000);
  expect((low?.threshold?.at.east ?? 0) - (low?.at.east ?? 0)).toBeCloseTo(1000, 3);
  expect(high?.threshold).toBeUndefined();
});

it('fits every runway into the ring, whatever its size', () => {
  for (const length of [200, 3000, 18_000]) {
    const drawing = drawingOf(
      airport(runway('04/22', { length, lowEndHeading: 40 }), runway('13/31', { length, lowEndHeading: 130 })),
      undefined,
    );
    for (const { ends } of drawing.runways)
      for (const { at } of ends) {
        const spot = spotOf(at, scaleOf(drawing));
        expect(Math.hypot(spot.x - SIZE / 2, spot.y - SIZE / 2)).toBeLessThanOrEqual(131);
      }
  }
});

test.each([
  ['ft', 6000],
  ['m', 6000],
  ['ft', 150],
] as const)('the scale bar in %s is a round length of that unit for a radius of %d ft', (unit, radius) => {
  const scale = scaleOf({ radius });
  const { feet, units } = scaleBar(scale, unit);
  const value = unit === 'm' ? feet * 0.3048 : feet;
  expect(String(Math.round(value))).toMatch(/^[125]0*$/);
  expect(units).toBeCloseTo(feet * scale, 9);
  expect(units).toBeLessThanOrEqual(105);
});

it('reads the handle’s spot back as the wind that it means, calm inside the ring', () => {
  expect(windAtSpot(handleSpot(240, 15))).toEqual({ direction: expect.closeTo(240, 6), speed: 15 });
  expect(windAtSpot({ x: SIZE / 2 + 10, y: SIZE / 2 }).speed).toBe(0);
});
