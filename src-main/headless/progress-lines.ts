/** Progress on standard error: on a terminal one line that is written over, else a line for each step. */
import { steadyMs } from '#core/platform/clock.ts';
import { say } from './terminal.ts';

const EVERY_MS = 200;
const CLEAR_LINE = '\r\u001B[K';

export function progressLines() {
  const { isTTY } = process.stderr;
  let last = '';
  let shown = 0;
  return {
    /** `amount` is what was done in this step so far, in words; empty: nothing yet. */
    tell: (step: string, amount: string) => {
      const fresh = step !== last;
      const now = steadyMs();
      if (!fresh && (!isTTY || now - shown < EVERY_MS)) return;
      last = step;
      shown = now;
      const text = amount === '' ? step : `${step} (${amount})`;
      if (isTTY) process.stderr.write(CLEAR_LINE + text);
      else say(text);
    },
    end: () => {
      if (isTTY) process.stderr.write(CLEAR_LINE);
    },
  };
}
