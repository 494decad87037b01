import { expect, it } from 'vitest';
import { leastAdded } from '#renderer/data/route/least-added.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('a new point goes into the leg that it lengthens least, also across 180°', () => {
  expect(leastAdded([at(0, 0), at(0, 10), at(10, 10)], at(1, 5))).toMatchObject({ before: 1 });
  expect(leastAdded([at(0, 0), at(0, 10), at(10, 10)], at(5, 11))).toMatchObject({ before: 2 });
  const { before, addedNm } = leastAdded([at(0, 170), at(0, -170), at(10, -170)], at(0, 180));
  expect(before).toBe(1);
  expect(addedNm).toBeCloseTo(0, 1);
});

it('a new point never goes before the departure or after the destination', () => {
  expect(leastAdded([at(0, 0), at(0, 10)], at(0, -5)).before).toBe(1);
  expect(leastAdded([at(0, 0), at(0, 10)], at(0, 15)).before).toBe(1);
});

it('a new point goes to the end where there is no leg', () => {
  expect(leastAdded([], at(0, 0))).toEqual({ before: 0, addedNm: null });
  expect(leastAdded([at(0, 0)], at(1, 0))).toEqual({ before: 1, addedNm: null });
});
