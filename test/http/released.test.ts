/**
 * What a swap leaves: a former dataset closes itself once nothing asks for it, and nothing may hold it for longer. Were it held, each swap would keep
 * an open file and the memory of its pages for as long as the server runs.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { layDataset } from '../helpers/lay-dataset.ts';
import { generatedSet } from '../helpers/dataset-files.ts';
import { ask, ownServer } from '../helpers/server.ts';

const SWAPS = 4;

const filter = (tree: object): string => `filter=${encodeURIComponent(JSON.stringify(tree))}`;

const questions = [
  '/airports?limit=50&page=2',
  `/airports?${filter({ elevation: { gte: 10 }, runways: { some: { length: { gte: 300 } } } })}&sort=-elevation,name`,
  `/airports?${filter({ name: { contains: '7' } })}`,
  '/airports?near=45,6,500',
  '/airports?bbox=-10,-10,60,60&format=csv',
  '/navaids?limit=5',
  '/search?query=field%207',
  '/countries',
  '/notams?expand=decoded',
  '/dataset',
  '/dataset/versions',
];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('every former dataset is released after a swap, whatever was asked of it', async () => {
  const server = await ownServer({
    lay: async (dataDir) => {
      for (const more of [0, 1]) await layDataset(dataDir, generatedSet(300 + more), { now: new Date(), date: `2026-10-0${1 + more}` });
    },
  });
  const { dataset } = server.core;
  const former: WeakRef<object>[] = [];
  for (let swap = 0; swap < SWAPS; swap++) {
    former.push(new WeakRef(dataset.current().db));
    for (const question of questions) {
      const { status } = await ask(server, question, { headers: { 'x-api-key': server.key } });
      expect({ question, status }).toEqual({ question, status: 200 });
    }
    await dataset.rollBack();
  }
  for (let round = 0; round < 3; round++) {
    await setImmediate();
    collectGarbage();
  }
  expect(former.filter((database) => database.deref() !== undefined)).toHaveLength(0);
});
