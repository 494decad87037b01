import { expect, it } from 'vitest';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { onMap } from '#renderer/features/map/notams/map-notams.ts';
import { areaFeatures, badgeFeatures, badgesOf } from '#renderer/features/map/notams/notam-features.ts';
import { placedAirport } from '../placed-airport.ts';

const airports = {
  large: [placedAirport({ code: 'LSGG', latitude: 46, longitude: 6 }), placedAirport({ code: 'LSZH' })],
  small: [placedAirport({ kind: 'small', code: 'CH-0001' })],
};

const circle = {
  type: 'Polygon',
  coordinates: [
    [
      [5, 45],
      [7, 45],
      [6, 47],
      [5, 45],
    ],
  ],
};
type Part = Partial<Pick<Decoded, 'scope' | 'geometrySource' | 'severity'>>;
const notice = (id: string, icao: string | null, { scope = 'A', geometrySource = 'itemQ', severity = 3 }: Part = {}) =>
  onMap({ id, icao, decoded: { scope, geometry: circle, geometrySource, severity } as unknown as Decoded } as NotamAnswer);

it('puts a badge on each aerodrome, with the number of its NOTAMs and the worst severity', () => {
  const badges = badgesOf([notice('a', 'LSGG', { severity: 5 }), notice('b', 'LSGG'), notice('c', 'LSZH')], airports);
  expect(badgeFeatures(badges, true).map(({ properties }) => properties)).toEqual([
    { text: '2', severity: 5, from: 0 },
    { text: '1', severity: 3, from: 0 },
  ]);
  expect(badgeFeatures(badges, false)[0]?.properties?.['text']).toBe('2+');
  expect(badgeFeatures(badges, true)[0]?.geometry.coordinates).toEqual([6, 46]);
});

it('puts none where the place is no aerodrome of the map', () => {
  expect(badgesOf([notice('a', 'LSAS'), notice('b', null), notice('c', 'CH-0001')], airports)).toEqual([]);
});

it('outlines areas, but the circle of item Q around an aerodrome only when it is chosen', () => {
  const all = [
    notice('aerodrome', 'LSGG'),
    notice('warning', 'LSGG', { scope: 'W' }),
    notice('text', 'LSGG', { geometrySource: 'textPolygon' }),
    notice('nowhere', 'LSAS'),
  ];
  const drawn = (chosen?: string) => areaFeatures(all, badgesOf(all, airports), chosen).map(({ properties }) => properties?.['isChosen']);
  expect(drawn()).toEqual([false, false, false]);
  expect(drawn('aerodrome')).toEqual([true, false, false, false]);
  expect(drawn('text')).toEqual([false, true, false]);
});
