/** `import`: progress on standard error, the report on standard output. A refused set leaves the one in use as it is. */
import { resolve } from 'node:path';
import type { ImportReport } from '#core/reference/build/report.ts';
import { startStopwatch } from '#core/platform/clock.ts';
import type { Core } from '#core/core.ts';
import { ofDay } from './age.ts';
import type { Client } from './beside/client.ts';
import { startImport } from './beside/import-dataset.ts';
import { withServer } from './beside/with-server.ts';
import { progressLines } from './progress-lines.ts';
import type { Accepting } from './program.ts';
import { shrunkLines } from './shrunk-lines.ts';
import { print } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

/** The public addresses instead of files. A folder of this name is written ./ourairports. */
const PUBLIC = 'ourairports';

type ImportOptions = CoreOptions & Accepting & { date?: string };

export function importDataset(source: string, options: ImportOptions): Promise<number> {
  const from = source === PUBLIC ? source : resolve(source);
  const about = { isForced: options.acceptLoss ?? options.force ?? false, date: options.date };
  return withServer(options, {
    core: (core) => intoFolder(core, from, about),
    server: (server) => throughServer(server, from, about),
  });
}

type About = { isForced: boolean; date: string | undefined };

async function intoFolder({ sync, cancelImport }: Core, from: string, about: About): Promise<number> {
  sync.refuseOffline(from);
  const progress = progressLines();
  const importing = sync.imports.import(from, { ...about, onProgress: progress.show }).finally(progress.end);
  const report = await cancelledBySignal(importing, cancelImport);
  await print(reportText(report));
  return 0;
}

/** What was left out of which file is known to the process that read it alone. */
async function throughServer(server: Client, from: string, { isForced, date }: About): Promise<number> {
  const seconds = startStopwatch();
  const importing = startImport(server, { from, acceptLoss: isForced, ...(date !== undefined && { date }) });
  const { built, counts } = await cancelledBySignal(importing, () => {
    // Refused where it has just ended.
    server.ask('DELETE', '/dataset/import').catch(() => undefined);
    return true;
  });
  const { notams: _notams, ...ofDataset } = counts;
  await print(reportText({ ...built, counts: ofDataset, seconds: seconds(), files: [] }));
  return 0;
}

/** Ctrl-C cancels the work, which then says what stays of it; a second one ends the program at once. */
export async function cancelledBySignal<T>(work: Promise<T>, cancel: () => boolean): Promise<T> {
  const stop = () => {
    if (!cancel()) process.kill(process.pid, 'SIGINT');
  };
  process.once('SIGINT', stop);
  try {
    return await work;
  } finally {
    process.off('SIGINT', stop);
  }
}

type Reported = Pick<ImportReport, 'files' | 'counts' | 'shrunk' | 'source' | 'date' | 'seconds' | 'revision'>;

export function reportText(report: Reported): string {
  const files = report.files.flatMap(({ file, rows, kept, leftOut, issueCount, issues }) => [
    `${file}: ${rows} rows, ${kept} kept, ${leftOut} left out, ${issueCount} issues`,
    ...issues.map((issue) => `  ${issue.file}:${issue.line}: ${issue.reason}`),
    ...(issueCount > issues.length ? [`  and ${issueCount - issues.length} more`] : []),
  ]);
  const counts = Object.entries(report.counts).map(([name, count]) => `${count} ${name}`);
  return `${[
    ...files,
    `Imported ${counts.join(', ')} from ${report.source}, ${ofDay(report.date)}, in ${report.seconds.toFixed(1)} s.`,
    ...shrunkLines(report.shrunk),
    `The dataset in use is now ${report.revision}.`,
  ].join('\n')}\n`;
}
