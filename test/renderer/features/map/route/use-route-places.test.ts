import { describe, expect, it } from 'vitest';
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
