import { describe, expect, it } from 'vitest';
import { destination } from '#domain/geodesic.ts';
import { designatorDegrees, endPositions, endsOf, headingOf, landingLength, type RunwayFields } from '#domain/runway.ts';
import { feetToNauticalMiles } from '#domain/units.ts';

const blank: RunwayFields = {
  length: null,
  ...({ lowEndIdent: null, lowEndHeading: null, lowEndDisplacedThreshold: null } as const),
  ...({ lowEndElevation: null, lowEndLatitude: null, lowEndLongitude: null } as const),
  ...({ highEndIdent: null, highEndHeading: null, highEndDisplacedThreshold: null } as const),
  ...({ highEndElevation: null, highEndLatitude: null, highEndLongitude: null } as const),
};
const runway = (fields: Partial<RunwayFields>): RunwayFields => ({ ...blank, ...fields });

/** Ends of a runway of so many feet on a course, from a threshold at 46N 006E. */
const placed = (feet: number, course: number) => {
  const end = destination({ latitude: 46, longitude: 6 }, course, feetToNauticalMiles(feet));
  return { lowEndLatitude: 46, lowEndLongitude: 6, highEndLatitude: end.latitude, highEndLongitude: end.longitude };
};

describe('the ends of a runway', () => {
  it('are two, and one for a helipad', () => {
    expect(endsOf(runway({ lowEndIdent: 'H1' })).map(({ ident }) => ident)).toEqual(['H1']);
    expect(endsOf(runway({ lowEndIdent: '04', highEndIdent: '22' })).map(({ ident }) => ident)).toEqual(['04', '22']);
    expect(endsOf(runway({ lowEndIdent: '04', highEndHeading: 226 }))).toHaveLength(2);
  });

  it.each([
    [12_795, 1_083, 11_712],
    [12_795, 0, 12_795],
    [12_795, null, null],
    [null, 1_083, null],
    [1_000, 1_000, null],
    [1_000, -5, null],
  ])('of %s ft with a threshold at %s ft leave %s ft for landing', (length, displacedThreshold, left) => {
    const fields = runway({ length, lowEndIdent: '04', lowEndDisplacedThreshold: displacedThreshold });
    expect(endsOf(fields).map((end) => landingLength(fields, end))[0]).toBe(left);
  });

  it('fit the length to a quarter or 300 ft, and are otherwise not believed', () => {
    expect(endPositions(runway({ length: 8_000, ...placed(9_900, 40) })).kind).toBe('fit');
    expect(endPositions(runway({ length: 8_000, ...placed(10_100, 40) })).kind).toBe('unfit');
    expect(endPositions(runway({ length: 500, ...placed(790, 40) })).kind).toBe('fit');
    expect(endPositions(runway({ ...placed(20, 40) })).kind).toBe('unfit');
    expect(endPositions(runway({ ...placed(3_000, 40), highEndLatitude: null })).kind).toBe('missing');
  });
});

it('a designator is ten times its degrees; one without a number tells none', () => {
  expect(['09', '9', '36L', '18W', 'H1', 'N', null].map(designatorDegrees)).toEqual([90, 90, 360, 180, undefined, undefined, undefined]);
});

describe('the heading of an end', () => {
  it('is the source’s, then that of the other end turned, then that of the coordinates, then the designator’s', () => {
    expect(headingOf(runway({ lowEndHeading: 45.4, highEndHeading: 226 }), 'low', 3)).toEqual({ degreesTrue: 45.4, from: 'source' });
    expect(headingOf(runway({ highEndHeading: 226 }), 'low', 3)).toEqual({ degreesTrue: 46, from: 'otherEnd' });
    expect(headingOf(runway({ lowEndIdent: '09', ...placed(8_000, 45) }), 'low', 3)).toEqual({
      degreesTrue: expect.closeTo(45, 6),
      from: 'coordinates',
    });
    expect(headingOf(runway({ ...placed(8_000, 45) }), 'high', 3)?.degreesTrue).toBeCloseTo(225.02, 1);
    expect(headingOf(runway({ lowEndIdent: '04L' }), 'low', 3)).toEqual({ degreesTrue: 43, from: 'designator' });
    expect(headingOf(runway({ lowEndIdent: '36' }), 'low', -5)).toEqual({ degreesTrue: 355, from: 'designator' });
  });

  it.each([
    ['37', 3],
    ['N', 3],
    ['H1', 3],
    ['00', 3],
    ['04', undefined],
  ])('is unknown for the designator %s with a variation of %s', (lowEndIdent, variation) => {
    expect(headingOf(runway({ lowEndIdent }), 'low', variation)).toBeUndefined();
  });
});
