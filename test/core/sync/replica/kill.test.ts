import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { readReplica } from '#core/reference/sources/replica/read.ts';
import { generatedSet } from '../../../helpers/dataset-files.ts';
import { openClub, type Club } from './club.ts';
import { times } from '../../../helpers/long.ts';

const script = fileURLToPath(new URL('fetch-until-killed.ts', import.meta.url));
const KILLS = times(8, 30);

/** Lets a run go on until so many requests were made; its kill comes while the last is answered. */
async function fetchAndKill(club: Club, requests: number): Promise<void> {
  club.proxy.asked.length = 0;
  const child = spawn(process.execPath, [script, club.proxy.url, club.path], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  club.proxy.instead = () => {
    if (club.proxy.asked.length >= requests) child.kill('SIGKILL');
    return false;
  };
  await ended;
  club.proxy.instead = undefined;
}

async function isWhole(path: string): Promise<boolean> {
  try {
    await readReplica(path);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.reasons?.[0]?.code === 'copyIncomplete') return false;
    throw error;
  }
}

it('a copy whose fetching is killed at every request loses no page and is never taken for whole too early', async () => {
  const club = await openClub(generatedSet(2000, 'old'));
  const others = [generatedSet(2000, 'new'), generatedSet(1990, 'old')];
  let fetched = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    // A page further each time; then through changes.
    await fetchAndKill(club, 2);
    expect(existsSync(club.path)).toBe(true);
    const db = new Database(club.path, { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
    const now = club.held().length;
    expect(now).toBeGreaterThanOrEqual(Math.min(fetched, 1990));
    fetched = now;
    expect((await isWhole(club.path)) && now < 1990).toBe(false);
    const next = kill >= 10 ? others[kill % 2] : undefined;
    if (next) (await club.prepare(next))();
  }
  expect(fetched).toBeGreaterThanOrEqual(1990);
  await club.fetch();
  expect(club.held()).toEqual(await club.given());
  expect((await readReplica(club.path)).airports).toHaveLength((await club.given()).length);
});
