import { expect, test } from 'vitest';
import { START, fieldSet, openTestOwn } from './open.ts';

const named = fieldSet({
  1: { name: 'Zulu Field', icao_code: 'LSXZ', iata_code: 'ZZX' },
  2: { name: 'Ähre Field', iata_code: 'AHX' },
  3: { name: 'beta field', local_code: 'XB3' },
  4: { name: 'Alpha Field', icao_code: 'LSXA' },
  5: { name: 'Alpha Field', icao_code: 'LSXB' },
});

test.each([
  ['ICAO code', 'LSXZ', 'LSXZ'],
  ['ICAO code in another case', 'lsxz', 'LSXZ'],
  ['IATA code', 'ZZX', 'LSXZ'],
  ['IATA code where there is no ICAO code', 'ahx', 'AHX'],
  ['local code', 'XB3', 'XB3'],
])('marks an airport by its %s and keeps its id, name and best code', async (_, identifier, code) => {
  const { own, ana } = await openTestOwn(named);
  const favourite = own.favourites.add(ana, identifier);
  expect(favourite).toEqual({
    airportId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    code,
    name: expect.stringMatching(/field/i),
    isVanished: false,
    vanishedAt: null,
    createdAt: START,
  });
  expect(own.favourites.list(ana)).toEqual([favourite]);
  expect(own.favourites.add(ana, (favourite?.airportId ?? '').toUpperCase())).toEqual(favourite);
});

test('knows no airport that the dataset does not hold', async () => {
  const { own, ana } = await openTestOwn(named);
  for (const identifier of ['NOPE', '', '00000000-0000-5000-8000-000000000000'])
    expect(own.favourites.add(ana, identifier)).toBeUndefined();
  expect(own.favourites.list(ana)).toEqual([]);
});

test('lists in the order of names, without case and accents', async () => {
  const { own, ana } = await openTestOwn(named);
  for (const code of ['LSXZ', 'XB3', 'LSXB', 'AHX', 'LSXA']) own.favourites.add(ana, code);
  const names = own.favourites.list(ana).map(({ name }) => name);
  expect(names).toEqual(['Ähre Field', 'Alpha Field', 'Alpha Field', 'beta field', 'Zulu Field']);
});

test('marks once: a second time leaves when it was marked', async () => {
  const { own, ana, at } = await openTestOwn(named);
  const first = own.favourites.add(ana, 'LSXZ');
  at('2026-11-22T06:00:00.000Z');
  expect(own.favourites.add(ana, 'LSXZ')).toEqual(first);
  expect(own.favourites.list(ana)).toEqual([first]);
});

test('belong to one user each, and go with the user', async () => {
  const { own, ana, ben, db } = await openTestOwn(named);
  own.favourites.add(ana, 'LSXZ');
  own.favourites.add(ben, 'LSXA');
  expect(own.favourites.remove(ben, 'LSXZ')).toBe(false);
  expect(own.favourites.list(ana)).toHaveLength(1);
  db.prepare('DELETE FROM users WHERE id = ?').run(ben);
  expect(own.favourites.list(ben)).toEqual([]);
  expect(own.favourites.list(ana)).toHaveLength(1);
});

test('are taken off by code or id, once', async () => {
  const { own, ana } = await openTestOwn(named);
  own.favourites.add(ana, 'LSXZ');
  const other = own.favourites.add(ana, 'LSXA');
  expect(own.favourites.remove(ana, 'zzx')).toBe(true);
  expect(own.favourites.remove(ana, 'zzx')).toBe(false);
  expect(own.favourites.remove(ana, (other?.airportId ?? '').toUpperCase())).toBe(true);
  expect(own.favourites.list(ana)).toEqual([]);
});
