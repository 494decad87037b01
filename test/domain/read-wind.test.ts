import { describe, expect, it } from 'vitest';
import { readWind } from '#domain/read-wind.ts';

describe('readWind', () => {
  it.each([
    ['24015KT', 240, 15, undefined],
    ['24015G25KT', 240, 15, 25],
    ['240/15', 240, 15, undefined],
    ['240/15G25', 240, 15, 25],
    ['240 15', 240, 15, undefined],
    ['240 8', 240, 8, undefined],
    ['240/5kt', 240, 5, undefined],
    ['360/10', 0, 10, undefined],
    ['VRB05KT', null, 5, undefined],
    ['calm', 0, 0, undefined],
    ['00000KT', 0, 0, undefined],
    ['240100KT', 240, 100, undefined],
  ])('reads %s', (text, direction, speed, gust) => {
    expect(readWind(text)).toEqual({ direction, speed, gust });
  });

  it.each(['', '240', '2408', '24 15', '370/10', '240/15G10', '240/201', '240/15G250', '24015MPS', 'west 15', '240/15 240/15'])(
    'refuses %s',
    (text) => {
      expect(readWind(text)).toBeUndefined();
    },
  );
});
