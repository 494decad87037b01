import { expect, it, test } from 'vitest';
import type { Frequency } from '#contract/airports/frequency.ts';
import { inGroups } from '#renderer/format/airport/frequency-groups.ts';
import { fieldsInWords } from '#renderer/features/airport/DataOrigin.tsx';
import { webPage } from '#renderer/features/airport/AirportFacts.tsx';

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
