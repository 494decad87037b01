import { expect, it, test } from 'vitest';
import type { Frequency } from '#contract/airports/frequency.ts';
import { inGroups } from '#renderer/format/airport/frequency-groups.ts';
import { fieldsInWords } from '#renderer/features/airport/DataOrigin.tsx';
import { webPage } from '#renderer/features/airport/AirportFacts.tsx';

it('groups frequencies by service in the order of a departure, then by frequency, types with a sector too and unknown kinds last', () => {
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
    frequency('XYZ', 119),
    frequency('TWR', 119.7),
    frequency('TWR', 118.7),
    frequency('ATIS', 126),
    frequency('gnd', 121.9),
  ];
  expect(inGroups(given).map(({ service, frequencies }) => [service, ...frequencies.map((one) => `${one.type} ${one.frequency}`)])).toEqual(
    [
      ['weather', 'ATIS 126'],
      ['ground', 'gnd 121.9'],
      ['tower', 'TWR 118.7', 'TWR 119.7'],
      ['approach', 'RDR EAST 120'],
      ['other', 'null 123', 'XYZ 119'],
    ],
  );
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
