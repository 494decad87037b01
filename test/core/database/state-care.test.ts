import { closeSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openState } from '#core/database/state.ts';
import { stateBackups } from '#core/database/state-backups.ts';
import { openStateCare } from '#core/database/state-care.ts';
import { handTimer } from '../sync/hand-timer.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function open() {
  const dataDir = temporaryFolder();
  const timer = handTimer('2026-11-21T12:00:00.000Z');
  const db = openState(join(dataDir, 'state.sqlite'), { clock: timer.clock });
  const care = openStateCare({ db, dataDir, clock: timer.clock, timer, log });
  onTestFinished(async () => {
    await care.stop();
    db.close();
  });
  const days = () => stateBackups(dataDir).map(({ madeAt }) => madeAt.slice(8, 10));
  return { dataDir, db, care, timer, days };
}

test('a server backs its state up soon after the start and once a day, keeps three, and leaves nothing unfinished', async () => {
  const { dataDir, care, timer, days } = open();
  care.start();
  for (const expected of [['21'], ['22', '21'], ['23', '22', '21'], ['24', '23', '22']]) {
    timer.pass(expected.length === 1 ? 30_000 : 86_400_000);
    await expect.poll(days).toEqual(expected);
  }
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(3);
  expect(care.problem()).toBeUndefined();
});

test('a damaged state is said, and drives no good backup out', async () => {
  const { dataDir, db, care, timer, days } = open();
  care.start();
  timer.pass(30_000);
  await expect.poll(days).toEqual(['21']);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const page = db.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'notes'").pluck().get() ?? 0;
  const file = openSync(join(dataDir, 'state.sqlite'), 'r+');
  writeSync(file, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096);
  closeSync(file);
  expect(await care.check()).toMatchObject({ code: 'stateDamaged', values: { backup: expect.stringMatching(/^2026-11-21T/) } });
  timer.pass(86_400_000);
  await expect.poll(() => care.problem()?.code).toBe('stateDamaged');
  expect(days()).toEqual(['21']);
});
