import { expect, it } from 'vitest';
import { AirportAnswer } from '#contract/airports/airport.ts';
import { fitting } from '#contract/schema/fitting.ts';
import { toContract } from '#core/reference/sources/replica/read.ts';

const fits = fitting(AirportAnswer);
const updatedAt = '2026-11-01T00:00:00.000Z';
const airport = { id: 'a', updatedAt, name: 'Alpha', elevation: 1400, runways: [], frequencies: [] };

it.each([
  ['leaves out what this contract does not have', { isMilitary: true, runways: [{ id: 'r', updatedAt, name: '09/27', pcn: '40' }] }],
  ['treats missing members as unknown', { runways: [{ id: 'r', updatedAt, name: '09/27' }] }],
  ['rounds feet', { elevation: 1400.4, runways: [{ id: 'r', updatedAt, name: '09/27', length: 7999.99 }] }],
])('%s', (_, more) => {
  const value = toContract({ ...airport, ...more });
  expect(fits(value)).toBe(true);
  expect(value).toMatchObject({ elevation: 1400, city: null });
  expect(value).not.toHaveProperty('isMilitary');
});

it.each([
  ['no name', { name: undefined }],
  ['an elevation in words', { elevation: 'high' }],
  ['a runway without a name', { runways: [{ id: 'r', updatedAt }] }],
  ['no list of runways', { runways: undefined }],
])('gives nothing that fits for an airport with %s', (_, more) => {
  expect(fits(toContract({ ...airport, ...more }))).toBe(false);
});
