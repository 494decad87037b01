import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyState, faultInState } from '#core/database/copy-state.ts';
import { openState } from '#core/database/state.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const clock = () => new Date('2026-11-21T12:00:00.000Z');

test('a copy made while another connection is open is whole, in one file, for the owner alone', async () => {
  const folder = temporaryFolder();
  const [state, copy] = [join(folder, 'state.sqlite'), join(folder, 'copy')];
  const db = openState(state, { clock });
  db.exec("INSERT INTO settings (key, value) VALUES ('theme', 'dark')");
  await copyState(state, copy);
  db.close();
  expect([faultInState(state), faultInState(copy)]).toEqual([null, null]);
  expect(process.platform === 'win32' || (statSync(copy).mode & 0o777) === 0o600).toBe(true);
});

test.each<[string, (file: string) => void, RegExp]>([
  ['cut off', (file) => truncateSync(file, 20_000), /malformed|page|size/i],
  ['no database', (file) => writeFileSync(file, 'a letter'.repeat(1000)), /not a database/],
])('a state that is %s has a fault in words', (_, damage, words) => {
  const state = join(temporaryFolder(), 'state.sqlite');
  openState(state, { clock }).close();
  damage(state);
  expect(faultInState(state)).toMatch(words);
});
