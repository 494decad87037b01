import { expect, test } from 'vitest';
import { openSeenTime } from '#core/database/seen-time.ts';
import { openDeletionByAge } from '#core/notams/lifecycle/delete-by-age.ts';
import { handTimer } from '../../sync/hand-timer.ts';
import { openTestNotams } from '../open.ts';

const notice = (number: string, { end = '2608010000', type = 'N' } = {}) =>
  `(${number} NOTAM${type}\nQ) EGTT/QMXLC/IV/M/A/000/999/5127N00030W005\nA) EGLL B) 2605010000 C) ${end}\nE) TWY A CLSD)`;
const file = (...texts: string[]) => [{ name: 'x', pieces: [Buffer.from(texts.join('\n\n'))] }];
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
};

function open() {
  const all = openTestNotams('2026-07-01T06:00:00.000Z');
  const logged: string[] = [];
  const log = {
    info: (message: string) => void logged.push(message),
    warn: (message: string) => void logged.push(message),
    error: () => undefined,
  };
  const timer = handTimer();
  let deletions = 0;
  const seenTime = openSeenTime(all.db, () => new Date(all.now()));
  const deletion = openDeletionByAge({ notams: all.notams, seenTime, timer, log, onDeleted: () => void deletions++ });
  const look = async () => {
    timer.pass(900_000);
    await settled();
  };
  return { ...all, seenTime, deletion, look, logged, deletions: () => deletions };
}

test('deletes what is over for the days that the user set, within a quarter of an hour of a server, and says how many', async () => {
  const { notams, at, seenTime, deletion, look, logged, deletions } = open();
  await notams.import(
    file(...Array.from({ length: 250 }, (_, index) => notice(`A${String(1000 + index)}/26`)), notice('A0001/26', { end: 'PERM' })),
  );
  at('2026-12-01T06:00:00.000Z');
  seenTime.confirm(new Date('2026-12-01T06:00:00.000Z'));
  await settled();
  expect(notams.count()).toBe(251);
  deletion.start();
  await look();
  expect([notams.count(), notams.bin().count, deletions()]).toEqual([1, 250, 1]);
  expect(logged).toEqual(['NOTAMs deleted by age']);
});

test('deletes nothing while the clock is in doubt, and says so once', async () => {
  const { notams, at, deletion, look, logged } = open();
  await notams.import(file(notice('A0001/26')));
  at('2026-12-01T06:00:00.000Z');
  deletion.start();
  await look();
  await look();
  expect([notams.count(), notams.bin().count]).toEqual([1, 0]);
  expect(logged).toEqual([expect.stringContaining("This computer's clock moved by 153 days")]);
});

test('what is in the bin for 30 days is gone for good, and not while the clock is in doubt', async () => {
  const { notams, at, seenTime, deletion, look } = open();
  await notams.import(file(notice('A0001/26')));
  at('2026-12-01T06:00:00.000Z');
  notams.expire();
  expect(notams.bin()).toEqual({ count: 1, goneAt: '2026-12-31T06:00:00.000Z' });
  deletion.start();
  at('2026-12-31T06:00:00.000Z');
  await look();
  expect(notams.bin().count).toBe(1);
  seenTime.confirm(new Date('2026-12-31T06:00:00.000Z'));
  await look();
  expect(notams.bin()).toEqual({ count: 0, goneAt: null });
});

test('what is restored is as it was, is ended by what arrived meanwhile, and is kept for as long again', async () => {
  const { notams, db, at } = open();
  await notams.import(file(notice('A0001/26'), notice('A0002/26', { end: '2608020000' })));
  const before = notams.list({ sort: 'notamId' }, { limit: 9, offset: 0 }).items;
  at('2026-12-01T06:00:00.000Z');
  expect([notams.expire(), notams.count()]).toEqual([2, 0]);
  await notams.import(file(notice('A0003/26', { type: 'R A0002/26', end: 'PERM' })));
  expect(notams.restore(300)).toEqual({ taken: 2, restored: 2 });
  expect(notams.restore(300)).toEqual({ taken: 0, restored: 0 });
  expect(notams.find('A0001/26')).toEqual(before.slice(0, 1));
  expect(notams.find('A0002/26')).toMatchObject([{ message: before[1]?.message, canceledDate: '2026-05-01T00:00:00.000Z' }]);
  expect(notams.expire()).toBe(0);
  at('2027-03-02T06:00:00.000Z');
  expect(notams.expire()).toBe(2);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

test('one that an import brought back first stays as the import has it', async () => {
  const { notams, at } = open();
  await notams.import(file(notice('A0001/26')));
  at('2026-12-01T06:00:00.000Z');
  notams.expire();
  await notams.import(file(notice('A0001/26', { end: '2608020000' })));
  expect(notams.restore(300)).toEqual({ taken: 1, restored: 0 });
  expect(notams.find('A0001/26')).toMatchObject([{ endDate: '2026-08-02T00:00:00.000Z' }]);
});
