/** Entry of the worker threads that build a dataset, in a process beside the running server. They write only the file that their task names. */
import { buildSearchIndex } from '#core/search/build.ts';
import type { SearchDocument } from '#core/search/document.ts';
import { doTask, openProgress, received, send } from '#core/platform/worker-task.ts';
import { importSet } from './import-set.ts';
import { makeMapData } from './make-map-data.ts';
import { besideInWorker } from './run-in-worker.ts';
import { indexed, type ImportTask, type MapRows, type WorkerMessage, type WorkerTask } from './worker-messages.ts';

await doTask<WorkerTask>((task) => (task.task === 'import' ? doImport(task) : makeBeside()));

async function makeBeside(): Promise<void> {
  for (const kind of indexed) send<WorkerMessage>({ kind, parts: buildSearchIndex(await received<SearchDocument[]>()) });
  const { path, date } = await received<MapRows>();
  send<WorkerMessage>({ kind: 'mapData', data: await makeMapData(path, new Date(date)) });
}

async function doImport(task: ImportTask): Promise<void> {
  const sendProgress = openProgress<Extract<WorkerMessage, { kind: 'progress' }>>();
  // Started at once, to be ready when the airports are; it works while they are written. One thread for all of it: another would load and compile the same code.
  const beside = besideInWorker();
  try {
    const report = await importSet(task, {
      progress: (step) => sendProgress({ kind: 'progress', step }, JSON.stringify([step.code, step.source, step.file])),
      async index(of, documents) {
        beside.send(documents);
        return (await beside.result(of)).parts;
      },
      async makeMap(path, date) {
        beside.send({ path, date: date.getTime() } satisfies MapRows);
        return (await beside.result('mapData')).data;
      },
    });
    send<WorkerMessage>({ kind: 'built', report });
  } finally {
    beside.stop();
  }
}
