/** `import`: progress on standard error, the report on standard output. A refused set leaves the one in use as it is. */
import { resolve } from 'node:path';
import type { ImportReport } from '#core/reference/build/report.ts';
import { ofDay } from './age.ts';
import { progressLines } from './progress-lines.ts';
import { print } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

/** The public addresses instead of files. A folder of this name is written ./ourairports. */
const PUBLIC = 'ourairports';

export function importDataset(source: string, options: CoreOptions & { date?: string; force?: boolean }): Promise<number> {
  return withCore(options, async ({ dataset, sync }) => {
    const from = source === PUBLIC ? source : resolve(source);
    sync.refuseOffline(from);
    const progress = progressLines();
    const about = { isForced: options.force === true, date: options.date, onProgress: progress.show };
    const importing = dataset.import(from, about).finally(progress.end);
    const report = await cancelledBySignal(importing, dataset.cancelImport);
    await print(reportText(report));
    return 0;
  });
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

export function reportText(report: ImportReport): string {
  const files = report.files.flatMap(({ file, rows, kept, leftOut, issueCount, issues }) => [
    `${file}: ${rows} rows, ${kept} kept, ${leftOut} left out, ${issueCount} issues`,
    ...issues.map((issue) => `  ${issue.file}:${issue.line}: ${issue.reason}`),
    ...(issueCount > issues.length ? [`  and ${issueCount - issues.length} more`] : []),
  ]);
  const counts = Object.entries(report.counts).map(([name, count]) => `${count} ${name}`);
  return `${[
    ...files,
    `Imported ${counts.join(', ')} from ${report.source}, ${ofDay(report.date)}, in ${report.seconds.toFixed(1)} s.`,
    `The dataset in use is now ${report.revision}.`,
  ].join('\n')}\n`;
}
