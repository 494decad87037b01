/** Writes progress on standard error: on a terminal one line that is overwritten, else a line for each step. */
import type { Step } from '#contract/progress.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { amountSentence, stepSentence } from './sentences.ts';
import { isolated } from '#domain/text/visible-text.ts';
import { say } from './terminal.ts';

const EVERY_MS = 200;
const CLEAR_LINE = '\r\u001B[K';

export function progressLines() {
  const { isTTY } = process.stderr;
  let last = '';
  let shown = 0;
  return {
    /** `source` is the one being fetched from. */
    show: (step: Step, source: string | null = null) => {
      const what = [source, stepSentence(step)].filter((part) => part !== null).join(': ');
      const isNew = what !== last;
      const now = steadyMs();
      if (!isNew && (!isTTY || now - shown < EVERY_MS)) return;
      last = what;
      shown = now;
      const amount = amountSentence(step);
      const text = amount === '' ? what : `${what} (${amount})`;
      if (isTTY) process.stderr.write(CLEAR_LINE + isolated(text));
      else say(text);
    },
    end: () => {
      if (isTTY) process.stderr.write(CLEAR_LINE);
    },
  };
}
