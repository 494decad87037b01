import { expect, test } from 'vitest';
import { START, fieldSet, openTestUserData } from './open.ts';

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
  const { userData, ana } = await openTestUserData(named);
  const favourite = userData.favourites.add(ana, identifier);
  expect(favourite).toEqual({
    airportId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    code,
    name: expect.stringMatching(/field/i),
    isVanished: false,
    vanishedAt: null,
    createdAt: START,
  });
  expect(userData.favourites.list(ana)).toEqual([favourite]);
  expect(userData.favourites.add(ana, (favourite?.airportId ?? '').toUpperCase())).toEqual(favourite);
});

test('lists in the order of names, without case and accents', async () => {
  const { userData, ana } = await openTestUserData(named);
  for (const code of ['LSXZ', 'XB3', 'LSXB', 'AHX', 'LSXA']) userData.favourites.add(ana, code);
  const names = userData.favourites.list(ana).map(({ name }) => name);
  expect(names).toEqual(['Ähre Field', 'Alpha Field', 'Alpha Field', 'beta field', 'Zulu Field']);
});

test('marks once: a second time leaves when it was marked', async () => {
  const { userData, ana, at } = await openTestUserData(named);
  const first = userData.favourites.add(ana, 'LSXZ');
  at('2026-11-22T06:00:00.000Z');
  expect(userData.favourites.add(ana, 'LSXZ')).toEqual(first);
  expect(userData.favourites.list(ana)).toEqual([first]);
});

test('belong to one user each, and go with the user', async () => {
  const { userData, ana, ben, db } = await openTestUserData(named);
  userData.favourites.add(ana, 'LSXZ');
  userData.favourites.add(ben, 'LSXA');
  expect(userData.favourites.remove(ben, 'LSXZ')).toBe(false);
  expect(userData.favourites.list(ana)).toHaveLength(1);
  db.prepare('DELETE FROM users WHERE id = ?').run(ben);
  expect(userData.favourites.list(ben)).toEqual([]);
  expect(userData.favourites.list(ana)).toHaveLength(1);
});

test('dates a note anew when it is rewritten, and lists notes as favourites', async () => {
  const { userData, ana, at } = await openTestUserData(named);
  const first = userData.notes.write(ana, 'LSXZ', 'Fuel on request.');
  expect(first?.updatedAt).toBe(START);
  at('2026-11-22T06:00:00.000Z');
  expect(userData.notes.write(ana, first?.airportId ?? '', 'No fuel.')).toEqual({
    ...first,
    text: 'No fuel.',
    updatedAt: '2026-11-22T06:00:00.000Z',
  });
  userData.notes.write(ana, 'LSXA', 'Grass.');
  expect(userData.notes.list(ana).map(({ text }) => text)).toEqual(['Grass.', 'No fuel.']);
});
