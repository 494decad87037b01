import { describe, expect, it } from 'vitest';
import { formatWind, readWind } from '#domain/wind/read-wind.ts';

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

  it.each([
    ['24015G25KT 210V270', 240, [210, 270]],
    ['240/15 210V270', 240, [210, 270]],
    ['240V300/15', 270, [240, 300]],
    ['340V020 08', 0, [340, 20]],
  ])('reads the directions between which %s varies', (text, direction, between) => {
    expect(readWind(text)).toMatchObject({ direction, between });
  });

  it.each(['24015G25KT', '24005KT 210V270', 'VRB05KT', '00000KT', '36008KT', '240105KT'])('writes %s as it was', (text) => {
    const wind = readWind(text);
    expect(wind && formatWind(wind)).toBe(text);
  });

  it.each([
    '',
    '240V300',
    'VRB05KT 210V270',
    '240V240/15',
    '240V370/15',
    '240',
    '2408',
    '24 15',
    '370/10',
    '240/15G10',
    '240/201',
    '240/15G250',
    '24015MPS',
    'west 15',
    '240/15 240/15',
  ])('refuses %s', (text) => {
    expect(readWind(text)).toBeUndefined();
  });
});
