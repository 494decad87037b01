/** `import` writes its progress on standard error, and the report on standard output. A refused set leaves the one in use as it is. */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { BuiltDataset, ImportAccepted, ImportBody, ImportProgress } from '#contract/dataset/import.ts';
import { Refusal } from '#core/refusal.ts';
import { given, withApi, type Api } from './api.ts';
import { openLog } from './log.ts';
import { progressLines } from './progress-lines.ts';
import type { Accepting } from './program.ts';
import { ofDay, shrunkLines } from './sentences.ts';
import { print } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

/** The public addresses instead of files. A folder of this name is written ./ourairports. */
const PUBLIC = 'ourairports';

/** The import is looked at this often. */
const LOOK_EVERY_MS = 50;

type ImportOptions = CoreOptions & Accepting & { date?: string };
type Imported = { built: BuiltDataset; files: NonNullable<ImportProgress['files']>; counts: Omit<DatasetStatus['counts'], 'notams'> };

export function importDataset(source: string, options: ImportOptions): Promise<void> {
  const from = source === PUBLIC ? source : resolve(source);
  const body = { from, acceptLoss: options.acceptLoss ?? false, ...given({ date: options.date }) };
  // The refusal says why an import ended.
  return withApi({ ...options, log: openLog({ least: 'error' }) }, async (api) => {
    await print(reportText(await cancelledBySignal(api, '/dataset/import', followed(api, body))));
  });
}

/** Rejects with what the import was refused for, `importCancelled` and `importRunning` among it. */
async function followed({ request }: Api, body: ImportBody): Promise<Imported> {
  const progress = progressLines();
  try {
    let { import: state } = await request<ImportAccepted>('POST', '/dataset/import', { body });
    for (;;) {
      if (state.state === 'running') progress.show(state.step);
      await pause(LOOK_EVERY_MS);
      const { import: now, counts } = await request<DatasetStatus>('GET', '/dataset');
      if (!now || now.state === 'refused') throw refusalOf(now ?? state);
      const { notams: _notams, ...ofDataset } = counts;
      if (now.dataset) return { built: now.dataset, files: now.files ?? [], counts: ofDataset };
      state = now;
    }
  } finally {
    progress.end();
  }
}

function refusalOf({ reasons }: ImportProgress): Refusal {
  const [first] = reasons;
  if (!first) return new Refusal('internal', { message: 'The server ended the import without a result. The dataset in use stays.' });
  if (first.code === 'refused' && first.values.refusal === 'importCancelled') return new Refusal('importCancelled');
  const message = `The dataset was not imported and the one in use stays: ${first.text}`;
  return new Refusal('invalidRequest', { message, reasons, detailsInMessage: 1 });
}

/** Ctrl-C cancels what runs under a path, which then says what stays of it; a second one ends the program at once. */
export async function cancelledBySignal<T>({ request }: Api, path: string, work: Promise<T>): Promise<T> {
  // Refused where it has just ended.
  const cancel = () => void request('DELETE', path).catch(() => undefined);
  process.once('SIGINT', cancel);
  try {
    return await work;
  } finally {
    process.off('SIGINT', cancel);
  }
}

export function reportText({ built, files: read, counts: stored }: Imported): string {
  const files = read.flatMap(({ file, rows, kept, leftOut, issueCount, issues }) => [
    `${file}: ${rows} rows, ${kept} kept, ${leftOut} left out, ${issueCount} issues`,
    ...issues.map((issue) => `  ${issue.file}:${issue.line}: ${issue.reason}`),
    ...(issueCount > issues.length ? [`  and ${issueCount - issues.length} more`] : []),
  ]);
  const counts = Object.entries(stored).map(([name, count]) => `${count} ${name}`);
  return `${[
    ...files,
    `Imported ${counts.join(', ')} from ${built.source}, ${ofDay(built.date)}, in ${built.seconds.toFixed(1)} s.`,
    ...shrunkLines(built.shrunk),
    `The dataset in use is now ${built.revision}.`,
  ].join('\n')}\n`;
}
