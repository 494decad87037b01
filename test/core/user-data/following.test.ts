import { expect, test } from 'vitest';
import { START, fieldSet, openTestUserData } from './open.ts';

const before = {
  1: { name: 'Alpha', icao_code: 'LSXA' },
  2: { name: 'Bravo', icao_code: 'LSXB' },
  3: { name: 'Charlie', icao_code: 'LSXC' },
};
const LATER = '2026-12-01T06:00:00.000Z';

test('marks survive a set in which airports are renamed, moved, gone and back again', async () => {
  const { userData, ana, ben, swap, at, logged } = await openTestUserData(fieldSet(before));
  for (const code of ['LSXA', 'LSXB', 'LSXC']) userData.favourites.add(ana, code);
  userData.favourites.add(ben, 'LSXC');
  userData.notes.write(ben, 'LSXB', 'Fuel on request.');
  userData.notes.write(ana, 'LSXC', 'Short.');
  const [alpha, bravo, charlie] = userData.favourites.list(ana);

  at(LATER);
  await swap(
    fieldSet({
      1: { name: 'Alpha International', icao_code: 'LSYA' },
      2: { ...before[2], latitude_deg: 10, longitude_deg: 20 },
      3: null,
    }),
  );
  expect(userData.favourites.list(ana)).toEqual([
    { ...alpha, name: 'Alpha International', code: 'LSYA' },
    bravo,
    { ...charlie, isVanished: true, vanishedAt: LATER },
  ]);
  expect(userData.favourites.list(ben)).toMatchObject([{ name: 'Charlie', isVanished: true, vanishedAt: LATER }]);
  expect(userData.notes.list(ana)).toMatchObject([
    { name: 'Charlie', text: 'Short.', updatedAt: START, isVanished: true, vanishedAt: LATER },
  ]);
  expect(userData.notes.list(ben)).toMatchObject([{ name: 'Bravo', text: 'Fuel on request.', isVanished: false }]);

  at('2027-01-01T06:00:00.000Z');
  await swap(fieldSet({ ...before, 2: null, 3: null }));
  expect(userData.favourites.list(ana).map(({ name, vanishedAt }) => [name, vanishedAt])).toEqual([
    ['Alpha', null],
    ['Bravo', '2027-01-01T06:00:00.000Z'],
    ['Charlie', LATER],
  ]);

  await swap(fieldSet({ ...before, 3: { name: 'Charlie Reborn', icao_code: 'LSXC' } }));
  expect(userData.favourites.list(ana)).toEqual([alpha, bravo, { ...charlie, name: 'Charlie Reborn' }]);
  expect(userData.notes.list(ana)).toMatchObject([{ name: 'Charlie Reborn', text: 'Short.', isVanished: false, vanishedAt: null }]);

  const warned = logged.filter(({ message }) => message.startsWith('marked'));
  expect(warned.map(({ level, message, about }) => [level, message, (about as { airports: string[] }).airports])).toEqual([
    ['warn', 'marked airports are no longer in the dataset', ['LSXC Charlie']],
    ['info', 'marked airports have another name or code', ['LSYA Alpha International']],
    ['warn', 'marked airports are no longer in the dataset', ['LSXB Bravo']],
    ['info', 'marked airports have another name or code', ['LSXA Alpha']],
    ['info', 'marked airports are in the dataset again', ['LSXB Bravo', 'LSXC Charlie Reborn']],
  ]);
});

test('a code that another airport has taken over does not move the mark', async () => {
  const { userData, ana, swap } = await openTestUserData(fieldSet(before));
  const alpha = userData.favourites.add(ana, 'LSXA');
  await swap(fieldSet({ ...before, 1: { name: 'Alpha', icao_code: 'LSYA' }, 9: { name: 'Newcomer', icao_code: 'LSXA' } }));
  expect(userData.favourites.list(ana)).toEqual([{ ...alpha, code: 'LSYA' }]);
  expect(userData.favourites.remove(ana, 'LSXA')).toBe(false);
});

test('what has vanished stays marked, can be written on and be taken off by id', async () => {
  const { userData, ana, swap } = await openTestUserData(fieldSet(before));
  const favourite = userData.favourites.add(ana, 'LSXC');
  const airportId = favourite?.airportId ?? '';
  userData.notes.write(ana, 'LSXC', 'Short.');
  await swap(fieldSet({ ...before, 3: null }));
  expect(userData.favourites.add(ana, airportId)).toEqual({ ...favourite, isVanished: true, vanishedAt: START });
  expect(userData.favourites.add(ana, 'LSXC')).toBeUndefined();
  expect(userData.notes.write(ana, airportId, 'It was short.')).toMatchObject({ text: 'It was short.', isVanished: true });
  expect(userData.favourites.remove(ana, airportId)).toBe(true);
  expect(userData.notes.remove(ana, airportId)).toBe(true);
  expect([userData.favourites.list(ana), userData.notes.list(ana)]).toEqual([[], []]);
  expect(userData.favourites.add(ana, airportId)).toBeUndefined();
});

test('a start follows the set that it finds', async () => {
  const { userData, ana, restart, db, dataset } = await openTestUserData(fieldSet(before));
  userData.favourites.add(ana, 'LSXA');
  db.prepare("UPDATE favourites SET airport_id = '00000000-0000-5000-8000-000000000000', name = 'Gone meanwhile'").run();
  expect(dataset.current().counts.airports).toBeGreaterThan(0);
  expect(restart().favourites.list(ana)).toMatchObject([{ name: 'Gone meanwhile', vanishedAt: START }]);
});

test('a set is in use though the marks cannot be written, and they follow as soon as they can', async () => {
  const { userData, ana, swap, db, logged, dataset } = await openTestUserData(fieldSet(before));
  userData.favourites.add(ana, 'LSXA');
  userData.favourites.add(ana, 'LSXB');
  db.exec("CREATE TRIGGER full BEFORE UPDATE ON favourites WHEN NEW.code = 'LSXB' BEGIN SELECT RAISE(ABORT, 'disk is full'); END");
  await swap(fieldSet({ ...before, 1: null, 2: { name: 'Bravo Two', icao_code: 'LSXB' } }));
  expect(dataset.current().counts.airports).toBe(299);
  expect(logged.filter(({ level }) => level === 'error')).toMatchObject([
    { message: 'favourites and notes do not follow the dataset yet' },
  ]);
  expect(userData.favourites.list(ana).map(({ name, isVanished }) => [name, isVanished])).toEqual([
    ['Alpha', false],
    ['Bravo', false],
  ]);
  db.exec('DROP TRIGGER full');
  expect(userData.favourites.list(ana).map(({ name, isVanished }) => [name, isVanished])).toEqual([
    ['Alpha', true],
    ['Bravo Two', false],
  ]);
});

test('a swap that changes no mark writes nothing', async () => {
  const { userData, ana, swap, db } = await openTestUserData(fieldSet(before));
  userData.favourites.add(ana, 'LSXA');
  const writes = () => db.prepare('SELECT total_changes()').pluck().get();
  const written = writes();
  await swap(fieldSet({ ...before, 1: { ...before[1], elevation_ft: 4321 }, 2: null }));
  userData.favourites.list(ana);
  expect(writes()).toBe(written);
});
