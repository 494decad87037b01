import { expect, it } from 'vitest';
import { kinds } from '#renderer/features/map/airports/airport-kinds.ts';
import { airportImage, airportImages } from '#renderer/features/map/chart/kind-shapes.ts';

const looks = [true, false].flatMap((isHard) => [true, false].map((hasBar) => ({ isHard, hasBar })));
const shapeOf = (name: string) => airportImages.find((image) => image.name === name)?.shape;

it('has an image for every kind of airport and whatever is known of its longest runway', () => {
  const names = kinds.flatMap((kind) => looks.map((look) => airportImage(kind, look)));
  expect(names.filter((name) => shapeOf(name) === undefined)).toEqual([]);
  expect(new Set(airportImages.map(({ name }) => name)).size).toBe(airportImages.length);
});

it('fills the ring of a hard runway and leaves that of a grass one open, with a bar where the direction is known', () => {
  const [hard, open] = [
    shapeOf(airportImage('small', { isHard: true, hasBar: true })),
    shapeOf(airportImage('small', { isHard: false, hasBar: true })),
  ];
  expect([hard?.solid !== undefined, hard?.cut !== undefined, open?.solid]).toEqual([true, true, undefined]);
  expect(shapeOf(airportImage('small', { isHard: false, hasBar: false }))?.line?.length).toBeLessThan(open?.line?.length ?? 0);
});
