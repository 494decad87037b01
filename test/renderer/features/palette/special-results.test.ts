import { expect, it } from 'vitest';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { specialResults } from '#renderer/features/palette/use-results.ts';
import { readTypedLine } from '#renderer/format/typed-line.ts';

const answers = { near: [], withFrequency: [], notams: [] };
const shown = { mayReadNotams: true, distance: (nm: number) => `${nm.toFixed(0)} NM`, last: undefined };

it.each([
  ['N5130 W00024', '/map?at=51.5,-0.4'],
  ['51.5,-0.4', '/map?at=51.5,-0.4'],
  ['5130N00024W', '/map?at=51.5,-0.4'],
])('leads from %s to the map', (line, leads) => {
  expect(specialResults(readTypedLine(line), answers, shown)).toMatchObject([{ kind: 'position', leads }]);
});

it('says how far an airport with the frequency is from the last place', () => {
  const airport = { id: 'x', name: 'Field', icaoCode: 'LSGG', city: null, countryCode: null, latitude: 47, longitude: 6 } as ListedAirport;
  const last = { place: { latitude: 46, longitude: 6 }, name: 'LSGN' };
  const [found] = specialResults(readTypedLine('118.7'), { ...answers, withFrequency: [airport] }, { ...shown, last });
  expect(found?.why).toBe('has 118.700 MHz, 60 NM from LSGN');
});

it('says without a last place only that it has it', () => {
  const airport = { id: 'x', name: 'Field', icaoCode: 'LSGG', city: null, countryCode: null, latitude: 47, longitude: 6 } as ListedAirport;
  const [found] = specialResults(readTypedLine('118.7'), { ...answers, withFrequency: [airport] }, shown);
  expect(found?.why).toBe('has 118.700 MHz');
});
