/** `import`: progress on standard error, the report on standard output. A refused set leaves the one in use as it is. */
import { resolve } from 'node:path';
import type { ImportProgress } from '#contract/service.ts';
import type { ImportReport } from '#core/import/report.ts';
import { print, say } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

/** The public addresses instead of files. A folder of this name is written ./ourairports. */
const PUBLIC = 'ourairports';
const PROGRESS_EVERY_MS = 200;
const CLEAR_LINE = '\r\u001B[K';

export function importDataset(source: string, options: CoreOptions): Promise<number> {
  return withCore(options, async ({ dataset }) => {
    const from = source === PUBLIC ? source : resolve(source);
    const progress = progressLines();
    await print(reportText(await dataset.import(from, progress.tell).finally(progress.end)));
    return 0;
  });
}

/** On a terminal one line that is written over, else a line for each step. */
function progressLines() {
  const { isTTY } = process.stderr;
  let step = '';
  let shown = 0;
  return {
    tell: (progress: ImportProgress) => {
      const fresh = progress.step !== step;
      const now = performance.now();
      if (!fresh && (!isTTY || now - shown < PROGRESS_EVERY_MS)) return;
      step = progress.step;
      shown = now;
      const text = progress.rows > 0 ? `${step} (${progress.rows} rows)` : step;
      if (isTTY) process.stderr.write(CLEAR_LINE + text);
      else say(text);
    },
    end: () => {
      if (isTTY) process.stderr.write(CLEAR_LINE);
    },
  };
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
    `Imported ${counts.join(', ')} from ${report.source}, of ${report.date.slice(0, 10)}, in ${report.seconds.toFixed(1)} s.`,
    `The dataset in use is now ${report.revision}.`,
  ].join('\n')}\n`;
}
