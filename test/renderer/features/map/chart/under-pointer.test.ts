import { expect, it } from 'vitest';
import type { MapNotam } from '#contract/map/notams.ts';
import { underPointer } from '#renderer/features/map/chart/under-pointer.ts';
import type { PlacedNavaid } from '#renderer/features/map/navaids/use-navaids.ts';
import { onMap } from '#renderer/features/map/notams/map-notams.ts';
import { placedAirport } from '../placed-airport.ts';

const airports = { large: [placedAirport({ code: 'LSGG', latitude: 46, longitude: 6 })] };
const view = { latitude: 46, longitude: 6, zoom: 9, width: 800, height: 600 };
const ring = [
  [5, 45],
  [7, 45],
  [7, 47],
  [5, 47],
  [5, 45],
];
const notice = (id: string, icao: string | null) =>
  onMap({
    id,
    icao,
    decoded: { geometry: { type: 'Polygon', coordinates: [ring] }, geometrySource: 'textPolygon', severity: 3 },
  } as unknown as MapNotam);
const notices = [notice('own', 'LSGG'), notice('over', 'LSAS')];
const navaids = [{ ident: 'GVA', latitude: 46.2, longitude: 6.2 } as unknown as PlacedNavaid];
const under = (latitude: number, longitude: number) => {
  const { airport, navaid, areas } = underPointer({ latitude, longitude }, { airports, view, hidden: [], navaids, notices });
  return { airport: airport?.code, navaid: navaid?.ident, areas: areas.map(({ notam }) => notam.id) };
};

it('is the airport with the NOTAMs of its own', () => {
  expect(under(46.001, 6.001)).toEqual({ airport: 'LSGG', navaid: undefined, areas: ['own'] });
});

it('is the navaid, and every area over it', () => {
  expect(under(46.2, 6.201)).toEqual({ airport: undefined, navaid: 'GVA', areas: ['own', 'over'] });
});

it('is the areas alone between them, and nothing beyond them', () => {
  expect(under(46.5, 6.5)).toEqual({ airport: undefined, navaid: undefined, areas: ['own', 'over'] });
  expect(under(48, 6.5)).toEqual({ airport: undefined, navaid: undefined, areas: [] });
});
