import { expect, test } from 'vitest';
import { pointInWkt } from '#domain/wkt.ts';
import { openTestUserData, type OpenedOwn } from './open.ts';

/** A notice of an international series in ICAO's form; `said` is its item E. */
const text = (words: string, number = 'A0611/26') =>
  `${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00606E005\nA) LSGG B) 2611200600 C) 2612200600\nE) ${words}\n`;

const take = ({ notams }: OpenedOwn, ...texts: string[]) =>
  notams.import([{ name: 'notices.txt', pieces: [Buffer.from(texts.join('\n'))] }]);

async function openWithNotice(words = 'RWY 04/22 CLSD.') {
  const opened = await openTestUserData();
  await take(opened, text(words));
  const [notice] = opened.notams.find('A0611/26');
  if (!notice) throw new Error('the notice was not taken in');
  return { ...opened, id: notice.id };
}

test('acknowledgements are listed the latest first, and withdrawn by their user alone', async () => {
  const opened = await openWithNotice();
  const { userData, ana, ben, id, at, notams } = opened;
  await take(opened, text('TWY B CLSD.', 'A0612/26'));
  userData.acknowledgements.add(ana, id.toUpperCase());
  at('2026-11-21T07:00:00.000Z');
  userData.acknowledgements.add(ana, notams.find('A0612/26')[0]?.id ?? '');
  expect(userData.acknowledgements.list(ana).map(({ number }) => number)).toEqual(['A0612/26', 'A0611/26']);
  expect(userData.acknowledgements.remove(ben, id)).toBe(false);
  expect(userData.acknowledgements.remove(ana, id)).toBe(true);
  expect(userData.acknowledgements.list(ana).map(({ number }) => number)).toEqual(['A0612/26']);
});

test('acknowledgements are refused of a NOTAM that is not stored, and by number, which repeats across offices', async () => {
  const { userData, ana } = await openWithNotice();
  for (const notamId of ['A0611/26', 'LSGG:A0611/26', '', '00000000-0000-5000-8000-000000000000']) {
    expect(userData.acknowledgements.add(ana, notamId)).toBeUndefined();
  }
  expect(userData.acknowledgements.list(ana)).toEqual([]);
});

test('acknowledgements hold when an import brings the same text again', async () => {
  const opened = await openWithNotice();
  opened.userData.acknowledgements.add(opened.ana, opened.id);
  await take(opened, text('RWY 04/22 CLSD.'));
  expect(opened.userData.acknowledgements.list(opened.ana)).toMatchObject([{ isOutdated: false, isVanished: false }]);
});

test('acknowledgements end when one letter of the text changes', async () => {
  const { userData, ana, id, notams } = await openWithNotice();
  userData.acknowledgements.add(ana, id);
  const [notice] = notams.find(id);
  if (!notice) throw new Error('the notice is not held');
  notams.put([{ ...notice, location: null, ...pointInWkt(notice.mapPointer), message: notice.message.replace('CLSD', 'CLSE') }]);
  expect(userData.acknowledgements.list(ana)).toMatchObject([{ isOutdated: true }]);
});

test('acknowledgements outlive their NOTAM by 400 days, counted from when it was missed', async () => {
  const { userData, ana, id, notams, at, restart } = await openWithNotice();
  userData.acknowledgements.add(ana, id);
  at('2029-01-01T00:00:00.000Z');
  expect(notams.expire(90)).toBe(1);
  expect(userData.acknowledgements.list(ana)).toMatchObject([{ notamId: id, number: 'A0611/26', isOutdated: false, isVanished: true }]);
  expect(userData.acknowledgements.add(ana, id)).toBeUndefined();
  restart();
  at('2030-02-04T23:59:59.000Z');
  expect(restart().acknowledgements.list(ana)).toHaveLength(1);
  at('2030-02-05T00:00:00.000Z');
  expect(restart().acknowledgements.list(ana)).toEqual([]);
});

test('acknowledgements still hold when a NOTAM was deleted and an import brings it back, and then for as long as it is stored', async () => {
  const opened = await openWithNotice();
  const { userData, ana, id, notams, at, restart } = opened;
  userData.acknowledgements.add(ana, id);
  at('2029-01-01T00:00:00.000Z');
  notams.expire(90);
  restart();
  await take(opened, text('RWY 04/22 CLSD.'));
  restart();
  expect(userData.acknowledgements.list(ana)).toMatchObject([{ isOutdated: false, isVanished: false }]);
  at('2035-01-01T00:00:00.000Z');
  expect(restart().acknowledgements.list(ana)).toHaveLength(1);
});
