import { expect, it } from 'vitest';
import type { MapNotam } from '#contract/map/notams.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
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
/** It has no limits and hours. */
const endless = { lowerLimit: null, upperLimit: null, lowerFl: null, upperFl: null, activePeriods: [] };

type Part = Partial<Pick<Decoded, 'scope' | 'geometrySource' | 'severity'>>;
const notice = (id: string, icao: string | null, { scope = 'A', geometrySource = 'itemQ', severity = 3 }: Part = {}) =>
  onMap({ id, icao, decoded: { ...endless, scope, geometry: circle, geometrySource, severity } } as unknown as MapNotam);

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

it('has levels and hours in the middle of an area', () => {
  const period = { start: '2026-11-24T08:30:00.000Z', end: '2026-11-24T09:37:00.000Z' };
  const areaOf = (activePeriods: object[]) => {
    const { notam } = notice('a', null, { geometrySource: 'textPolygon' });
    const decoded = { ...notam.decoded, lowerLimit: 'SFC', upperLimit: '2500FT', activePeriods };
    return areaFeatures([onMap({ ...notam, decoded } as MapNotam)], [], undefined);
  };
  const [, label] = areaOf([period]);
  expect(label?.geometry).toEqual({ type: 'Point', coordinates: [6, 46] });
  expect(label?.properties?.['limits']).toMatch(/SFC.*2500FT\n0830Z–0937Z$/);
  expect(areaOf([{ ...period, end: null }])[1]?.properties?.['limits']).toMatch(/\nH24$/);
});
