import { expect, it, test } from 'vitest';
import type { Airport } from '#contract/airports/airport.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import { inGroups } from '#renderer/format/airport/frequency-groups.ts';
import { fieldsInWords } from '#renderer/features/airport/DataOrigin.tsx';
import { neighboursOf } from '#renderer/features/airport/nearby/Nearest.tsx';
import { webPage } from '#renderer/features/airport/AirportFacts.tsx';

const airport = (id: string, latitude: number | null, longitude: number | null) => ({ id, latitude, longitude }) as Airport;

it('lists the nearest first with distance and true initial course, without the airport itself and without unknown positions', () => {
  const here = airport('here', 0, 179.5);
  const found = neighboursOf(here, [airport('north', 2, 179.5), here, airport('east', 0, -179.5), airport('nowhere', null, null)]);
  expect(found.map(({ airport: { id } }) => id)).toEqual(['east', 'north']);
  expect(found[0]?.distance).toBeCloseTo(60.1, 1);
  expect(found[0]?.initialCourse).toBeCloseTo(90, 6);
  expect(found[1]?.initialCourse).toBeCloseTo(0, 6);
  expect(neighboursOf(airport('x', null, null), [here])).toEqual([]);
});

it('groups frequencies by service in the order of a departure, types with a sector too', () => {
  const frequency = (type: string | null, mhz: number): Frequency => ({
    id: `${type}`,
    updatedAt: '2026-11-21T00:00:00.000Z',
    name: 'x',
    type,
    description: null,
    frequency: mhz,
  });
  const given = [
    frequency(null, 123),
    frequency('RDR EAST', 120),
    frequency('TWR', 118.7),
    frequency('ATIS', 126),
    frequency('gnd', 121.9),
  ];
  expect(inGroups(given).map(({ service, frequencies }) => [service, ...frequencies.map(({ type }) => type)])).toEqual([
    ['weather', 'ATIS'],
    ['ground', 'gnd'],
    ['tower', 'TWR'],
    ['approach', 'RDR EAST'],
    ['other', null],
  ]);
});

it('says fields in words, and keeps the name of one that is not known here', () => {
  expect(fieldsInWords(['icaoCode', 'elevation', 'somethingNew'])).toBe('ICAO code, elevation, somethingNew');
});

test.each([
  ['https://www.example.org/airport', 'www.example.org'],
  ['http://example.org', 'example.org'],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  ['www.example.org', undefined],
  [null, undefined],
])('of the home link %s the page shows %s', (link, host) => {
  expect(webPage(link)?.host).toBe(host);
});
