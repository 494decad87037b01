/** What users own over a real state.sqlite and a real dataset that the test swaps, with two users and a clock that the test turns. */
import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openAirports } from '#core/airports/airports.ts';
import type { openKeys } from '#core/auth/keys.ts';
import { openDataset, type Dataset } from '#core/reference/dataset.ts';
import type { Log } from '#core/platform/log.ts';
import { openNotams, type Notams } from '#core/notams/notams.ts';
import { openUserData, type UserData } from '#core/user-data/user-data.ts';
import type { Users } from '#core/users/users.ts';
import { generatedSet, noMinimumRows, temporaryFolder, writeSet, type SetRows } from '../../helpers/dataset-files.ts';
import { importInTest } from '../../helpers/import-in-test.ts';
import { openFresh } from '../auth/open.ts';

export const START = '2026-11-21T03:15:00.000Z';

export type OpenedOwn = {
  db: Database;
  userData: UserData;
  dataset: Dataset;
  notams: Notams;
  users: Users;
  keys: ReturnType<typeof openKeys>;
  /** Ids of two users. The clock is fixed at START. */
  ana: string;
  ben: string;
  log: Log;
  logged: { level: string; message: string; about: object | undefined }[];
  /** Puts another set in use. */
  swap(set: SetRows): Promise<void>;
  /** What a start over the same files opens. */
  restart(): UserData;
  at(time: string): void;
};

/** Airports of `fieldSet`, enough of them that one more or less is no different set. */
const FIELDS = 300;

/** Airports with the source ids 1 to 300; what is given of one takes the place of what was made up, and null leaves it out. */
export function fieldSet(changes: Record<number, Record<string, string | number> | null> = {}): SetRows {
  const set = generatedSet(FIELDS);
  const isLeftOut = (id: unknown) => changes[Number(id)] === null;
  return {
    ...set,
    airports: set.airports.filter(({ id }) => !isLeftOut(id)).map((row) => ({ ...row, ...changes[Number(row['id'])] })),
    runways: set.runways.filter((row) => !isLeftOut(row['airport_ref'])),
    'airport-frequencies': set['airport-frequencies'].filter((row) => !isLeftOut(row['airport_ref'])),
  };
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Folders with the datasets that tests start from, each built once in a file of tests. */
const built = new Map<string, Promise<string>>();

/** Built once for a file of tests: the next one in the same process has another folder. */
async function builtFrom(set: SetRows): Promise<string> {
  const name = JSON.stringify(set);
  const found = await built.get(name);
  if (found !== undefined && existsSync(found)) return found;
  const folder = build(set);
  built.set(name, folder);
  return folder;
}

async function build(set: SetRows): Promise<string> {
  const folder = temporaryFolder();
  const dataset = await openDataset({
    dataDir: folder,
    clock: () => new Date(),
    log: quiet,
    minimumRows: noMinimumRows,
    startChild: importInTest,
  });
  await take(dataset, set);
  dataset.close();
  return folder;
}

async function take(dataset: Dataset, set: SetRows): Promise<void> {
  await dataset.import(writeSet(set));
}

export async function openTestUserData(set: SetRows = fieldSet()): Promise<OpenedOwn> {
  const { path, db, clock, users, keys, passSeconds } = openFresh();
  const dataDir = dirname(path);
  copyFileSync(join(await builtFrom(set), 'reference.sqlite'), join(dataDir, 'reference.sqlite'));
  const logged: OpenedOwn['logged'] = [];
  const note = (level: string) => (message: string, about?: object) => void logged.push({ level, message, about });
  const log: Log = { info: note('info'), warn: note('warn'), error: note('error') };
  const dataset = await openDataset({ dataDir, clock, log, minimumRows: noMinimumRows, startChild: importInTest });
  onTestFinished(() => dataset.close());
  const add = async (name: string) => (await users.add({ username: name, email: `${name}@example.org`, password: 'correct horse' })).id;
  const restart = () => openUserData({ db, dataset, airports: openAirports(dataset, clock), clock, log });
  return {
    db,
    dataset,
    notams: openNotams(db, clock),
    users,
    keys,
    userData: restart(),
    ana: await add('ana'),
    ben: await add('ben'),
    log,
    logged,
    swap: (next) => take(dataset, next),
    restart,
    at: (time) => passSeconds((Date.parse(time) - clock().getTime()) / 1000),
  };
}
