/** Entry of the worker threads that build a dataset, in a process next to the running server. They write only the file that their task names. */
import { fromColumns, toColumns } from '#domain/columns.ts';
import { doTask, openProgress, received, send } from '#core/platform/worker-task.ts';
import { deriveHere } from './derived-data.ts';
import { importSet } from './import-set.ts';
import { deriveInWorker } from './run-in-worker.ts';
import type { DeriveMessage, ImportTask, WorkerMessage, WorkerTask } from './worker-messages.ts';

await doTask<WorkerTask>((task) => (task.task === 'import' ? doImport(task) : derive()));

async function derive(): Promise<void> {
  const derived = deriveHere();
  for (;;) {
    const message = await received<DeriveMessage>();
    if (message.kind === 'texts') derived.texts(message.texts);
    else if (message.kind === 'airports') send<WorkerMessage>({ kind: 'airports', ...(await derived.airports(message.placing)) });
    else if (message.kind === 'navaids')
      send<WorkerMessage>({ kind: 'navaids', parts: await derived.navaids(fromColumns(message.documents)) });
    else return send<WorkerMessage>({ kind: 'mapData', data: await derived.map(message.rows, new Date(message.date)) });
  }
}

async function doImport(task: ImportTask): Promise<void> {
  const sendProgress = openProgress<Extract<WorkerMessage, { kind: 'progress' }>>();
  // Started at once, to be ready when the airports are. One thread for all of it: another would load and compile the same code.
  const thread = deriveInWorker();
  const ask = (message: DeriveMessage) => thread.send(message);
  try {
    const report = await importSet(task, {
      progress: (step) => sendProgress({ kind: 'progress', step }, JSON.stringify([step.code, step.source, step.file])),
      derived: {
        texts: (texts) => ask({ kind: 'texts', texts }),
        airports(placing) {
          ask({ kind: 'airports', placing });
          return thread.result('airports');
        },
        async navaids(documents) {
          ask({ kind: 'navaids', documents: toColumns(documents) });
          return (await thread.result('navaids')).parts;
        },
        async map(rows, date) {
          ask({ kind: 'mapRows', rows, date: date.getTime() });
          return (await thread.result('mapData')).data;
        },
      },
    });
    send<WorkerMessage>({ kind: 'built', report });
  } finally {
    thread.stop();
  }
}
