/** Entry of the worker threads that build a dataset, in a process beside the running server. They write only the file that their task names. */
import { buildSearchIndex } from '#core/search/build.ts';
import type { SearchDocument } from '#core/search/document.ts';
import { doTask, openProgress, received, send } from '#core/platform/worker-task.ts';
import { importSet } from './import-set.ts';
import { makeMapData } from './make-map-data.ts';
import { indexInWorker, mapInWorker } from './run-in-worker.ts';
import { indexed, type ImportTask, type WorkerMessage, type WorkerTask } from './worker-messages.ts';

await doTask<WorkerTask>(async (task) => {
  if (task.task === 'import') await doImport(task);
  else if (task.task === 'index') await doIndex();
  else send<WorkerMessage>({ kind: 'mapData', data: await makeMapData(task.path, new Date(task.date)) });
});

async function doIndex(): Promise<void> {
  for (const kind of indexed) send<WorkerMessage>({ kind, parts: buildSearchIndex(await received<SearchDocument[]>()) });
}

async function doImport(task: ImportTask): Promise<void> {
  const sendProgress = openProgress<Extract<WorkerMessage, { kind: 'progress' }>>();
  // Started at once, to be ready when the airports are; it works while they are written.
  const indexer = indexInWorker();
  let mapper: ReturnType<typeof mapInWorker> | undefined;
  try {
    const report = await importSet(task, {
      progress: (step) => sendProgress({ kind: 'progress', step }, JSON.stringify([step.code, step.source, step.file])),
      async index(of, documents) {
        indexer.send(documents);
        return (await indexer.result(of)).parts;
      },
      async makeMap(path, date) {
        mapper = mapInWorker(path, date);
        return (await mapper.result('mapData')).data;
      },
    });
    send<WorkerMessage>({ kind: 'built', report });
  } finally {
    indexer.stop();
    mapper?.stop();
  }
}
