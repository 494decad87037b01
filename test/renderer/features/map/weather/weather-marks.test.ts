import { expect, it } from 'vitest';
import type { PlacedStation } from '#renderer/features/map/weather/use-weather-in-view.ts';
import { weatherFeatures } from '#renderer/features/map/weather/weather-marks.ts';

it('are the category of a METAR, a question mark where it has none or is too old for one, and TAF where there is nothing else', () => {
  const station = { latitude: 46.24, longitude: 6.11, metar: { id: 'm' } } as PlacedStation;
  const features = weatherFeatures([
    { ...station, category: 'LIFR' },
    { ...station, category: 'MVFR' },
    { ...station, category: 'VFR' },
    { ...station, category: null },
    { ...station, category: null, metar: null },
  ]);
  expect(features.map(({ properties }) => [properties?.['label'], properties?.['tone']])).toEqual([
    ['LIFR', 'bad'],
    ['MVFR', 'warn'],
    ['VFR', 'plain'],
    ['?', 'unknown'],
    ['TAF', 'unknown'],
  ]);
  expect(features[0]?.geometry.coordinates).toEqual([6.11, 46.24]);
});
