import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { openReference } from '#core/reference/store/open-reference.ts';
import { generatedSet, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { importRows } from '../../../helpers/import-here.ts';

/** Puts one file and the other in the place of a third, as a swap of datasets does, until it is ended. */
const swapping = `
  const { linkSync, renameSync } = require('node:fs');
  const { workerData: { inUse, sets }, parentPort } = require('node:worker_threads');
  for (let turn = 0; ; turn++) {
    linkSync(sets[turn % sets.length], inUse + '.next');
    renameSync(inUse + '.next', inUse);
    if (turn === 0) parentPort.postMessage('begun');
  }`;

it('a dataset opens whole while others of another size are put in its place', async () => {
  const folder = temporaryFolder();
  const [inUse = '', ...sets] = ['reference', 'small', 'large'].map((name) => join(folder, `${name}.sqlite`));
  for (const [at, set] of sets.entries()) copyFileSync((await importRows(generatedSet(at === 0 ? 10 : 500))).path, set);
  const worker = new Worker(swapping, { eval: true, workerData: { inUse, sets } });
  onTestFinished(async () => void (await worker.terminate()));
  await new Promise((resolve) => worker.once('message', resolve));
  const revisions = new Set<string>();
  for (let opened = 0; opened < 400 || revisions.size < sets.length; opened++) {
    const { db, revision } = openReference(inUse);
    revisions.add(revision);
    db.close();
  }
  expect(revisions.size).toBe(sets.length);
});
