import { expect, it } from 'vitest';
import { navaidTypes } from '#contract/navaids/navaid.ts';
import { drawnTypes, navaidFeatures, navaidShapes } from '#renderer/features/map/navaids/navaid-marks.ts';
import type { PlacedNavaid } from '#renderer/features/map/navaids/use-navaids.ts';

it('every type has a symbol of its own', () => {
  const drawn = navaidTypes.map((type) => JSON.stringify(navaidShapes[type]));
  expect(new Set(drawn).size).toBe(navaidTypes.length);
});

it('is labelled with ident and frequency in its unit, and the ident alone where the frequency is unknown', () => {
  const navaid = {
    ident: 'GVA',
    type: 'VOR-DME',
    frequency: 115.75,
    frequencyUnit: 'MHz',
    latitude: 46.25,
    longitude: 6.13,
  } as PlacedNavaid;
  const [vor, ndb, unknown] = navaidFeatures([
    navaid,
    { ...navaid, ident: 'GLA', type: 'NDB', frequency: 320.5, frequencyUnit: 'kHz' },
    { ...navaid, frequency: null, frequencyUnit: null },
  ]);
  expect(vor).toMatchObject({
    geometry: { coordinates: [6.13, 46.25] },
    properties: { image: 'navaid-VOR-DME', label: 'GVA\n115.75 MHz' },
  });
  expect([ndb?.properties?.['label'], unknown?.properties?.['label']]).toEqual(['GLA\n320.5 kHz', 'GVA']);
});

it('types come as the map is zoomed in, unless they are hidden', () => {
  expect(drawnTypes(6.9, [])).toEqual([]);
  expect(drawnTypes(7, ['VOR', 'NDB'])).toEqual(['VOR-DME', 'VORTAC', 'TACAN', 'DME', 'NDB-DME']);
  expect(drawnTypes(12, [])).toEqual([...navaidTypes]);
});
