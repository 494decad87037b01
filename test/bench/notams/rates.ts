/** What an import of NOTAMs takes as it grows. Goals: at its end at least .8 of its rate at the start, at most 500 MB more memory. */
import '../../helpers/fixed-clock.mjs';

/** Of this process, with its threads. */
export function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One import of `count` NOTAMs, from now; its rate is of a second of processor time, of one tenth after the other. */
export function openRates(count: number) {
  const [began, before] = [processMs(), process.memoryUsage().rss];
  const rates: number[] = [];
  let last = { read: 0, at: began };
  return {
    progress({ read }: { read: number }): void {
      if (read < ((rates.length + 1) * count) / 10) return;
      const at = processMs();
      rates.push((1000 * (read - last.read)) / (at - last.at));
      last = { read, at };
    },
    print(
      what: string,
      { read, added, changed, unchanged, seconds }: Record<'read' | 'added' | 'changed' | 'unchanged' | 'seconds', number>,
    ): void {
      console.log(
        `${what.padEnd(18)} ${((1000 * read) / (processMs() - began)).toFixed(0)} a second of processor time (goal 5000): ${added} new, ${changed} changed, ${unchanged} unchanged, ${seconds} s`,
      );
      printRates(rates);
      const most = process.resourceUsage().maxRSS * 1024;
      console.log(`memory             ${((most - before) / 1e6).toFixed(0)} MB more at most (goal 500)`);
    },
  };
}

export function printRates(rates: readonly number[]): void {
  // The first part warms up the code.
  const [, second] = rates;
  if (second === undefined) return console.log('rate at the end    unknown: there is one part alone');
  console.log(
    `rate at the end    ${((rates.at(-1) ?? 0) / second).toFixed(2)} of that at the start (goal 0.8): ${rates.map((rate) => rate.toFixed(0)).join(' ')}`,
  );
}
