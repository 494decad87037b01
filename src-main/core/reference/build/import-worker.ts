/** Entry of the worker threads that build a dataset, in a process beside the running server. They write only the file that their task names. */
import { fromColumns, toColumns } from '#core/platform/columns.ts';
import { doTask, openProgress, received, send } from '#core/platform/worker-task.ts';
import { besideHere } from './beside.ts';
import { importSet } from './import-set.ts';
import { besideInWorker } from './run-in-worker.ts';
import type { AirportsMessage, ImportTask, MapMessage, NavaidsMessage, WorkerMessage, WorkerTask } from './worker-messages.ts';

await doTask<WorkerTask>((task) => (task.task === 'import' ? doImport(task) : makeBeside()));

async function makeBeside(): Promise<void> {
  const beside = besideHere();
  send<WorkerMessage>({ kind: 'airports', ...(await beside.airports(fromColumns(await received<AirportsMessage>()))) });
  send<WorkerMessage>({ kind: 'navaids', parts: await beside.navaids(fromColumns(await received<NavaidsMessage>())) });
  const { places, runways, navaids, date } = await received<MapMessage>();
  const rows = { places: fromColumns(places), runways: fromColumns(runways), navaids: fromColumns(navaids) };
  send<WorkerMessage>({ kind: 'mapData', data: await beside.map(rows, new Date(date)) });
}

async function doImport(task: ImportTask): Promise<void> {
  const sendProgress = openProgress<Extract<WorkerMessage, { kind: 'progress' }>>();
  // Started at once, to be ready when the airports are; it works while they are written. One thread for all of it: another would load and compile the same code.
  const thread = besideInWorker();
  try {
    const report = await importSet(task, {
      progress: (step) => sendProgress({ kind: 'progress', step }, JSON.stringify([step.code, step.source, step.file])),
      beside: {
        airports(documents) {
          thread.send(toColumns(documents) satisfies AirportsMessage);
          return thread.result('airports');
        },
        async navaids(documents) {
          thread.send(toColumns(documents) satisfies NavaidsMessage);
          return (await thread.result('navaids')).parts;
        },
        async map({ places, runways, navaids }, date) {
          const rows = { places: toColumns(places), runways: toColumns(runways), navaids: toColumns(navaids) };
          thread.send({ ...rows, date: date.getTime() } satisfies MapMessage);
          return (await thread.result('mapData')).data;
        },
      },
    });
    send<WorkerMessage>({ kind: 'built', report });
  } finally {
    thread.stop();
  }
}
