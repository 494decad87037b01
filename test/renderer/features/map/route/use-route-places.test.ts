import { describe, expect, it } from 'vitest';
import { readRadii, ringFeatures } from '#renderer/features/map/route/drawn-route.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { meantPlace } from '#renderer/features/map/route/use-route-places.ts';

const gva = { id: '7', code: 'GVA', name: 'Geneva', kind: 'navaid' as const, latitude: 46.25, longitude: 6.13 };
const lsgg = { id: '5', code: 'LSGG', name: 'Geneva', kind: 'airport' as const, latitude: 46.24, longitude: 6.11 };

describe('a place on the map', () => {
  it('is the nearest that is drawn within a few pixels', () => {
    const near = { latitude: 46.251, longitude: 6.131 };
    expect(meantPlace(near, { zoom: 11 }, [lsgg, gva])).toMatchObject({ word: 'GVA', place: gva, latitude: 46.25 });
    expect(meantPlace(near, { zoom: 15 }, [lsgg, gva])).toMatchObject({ place: undefined });
  });

  it.each([
    [6, '4620N00610E', { latitude: 46 + 20 / 60, longitude: 6 + 10 / 60 }],
    [10, '461952N0061012E', { latitude: 46 + 19 / 60 + 52 / 3600, longitude: 6 + 10 / 60 + 12 / 3600 }],
  ])('at zoom %i is written as %s, and lies where that is', (zoom, word, position) => {
    const meant = meantPlace({ latitude: 46.3311, longitude: 6.17 }, { zoom }, []);
    expect(meant.word).toBe(word);
    expect(meant.latitude).toBeCloseTo(position.latitude, 9);
    expect(meant.longitude).toBeCloseTo(position.longitude, 9);
  });

  it('beyond 180° is as near as before it', () => {
    const fiji = { ...gva, latitude: -17.76, longitude: 179.999 };
    expect(meantPlace({ latitude: -17.76, longitude: -179.999 }, { zoom: 8 }, [fiji]).word).toBe('GVA');
  });
});

describe('distance rings', () => {
  it.each([
    ['10 20 30', [10, 20, 30]],
    ['2.5, 5', [2.5, 5]],
    ['', []],
    ['0', undefined],
    ['501', undefined],
    ['ten', undefined],
    ['1 2 3 4 5 6 7 8 9', undefined],
  ])('of "%s" are %j', (typed, radii) => expect(readRadii(typed)).toEqual(radii));

  it('are closed lines of the radius that they are labelled with', () => {
    const [ring, label] = ringFeatures(gva, [25], (radius) => `${radius} NM`);
    if (ring?.geometry.type !== 'LineString') throw new Error('the ring is no line');
    const { coordinates } = ring.geometry;
    expect(coordinates.at(-1)).toEqual(coordinates[0]);
    for (const [longitude = 0, latitude = 0] of coordinates) expect(distanceBetween(gva, { latitude, longitude })).toBeCloseTo(25, 1);
    expect(label?.properties).toEqual({ name: '25 NM' });
  });
});
