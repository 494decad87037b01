/** No text may cost a pattern more than its length: one that goes back and forth over a hostile text stops the server for seconds. */
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { attacksOn } from './helpers/attacks.ts';
import { patternsOf, type Pattern } from './helpers/source/patterns.ts';
import { threadMs } from './helpers/thread-ms.ts';

const LENGTH = 10_000;
/** The same text four times as long takes a linear pattern four times as long, a quadratic one sixteen times. */
const LONGER = 4;
const MOST_GROWTH = 8;
/** Milliseconds of processor time that the longer text may take in any case; most patterns need less than one, and the system counts in steps of four. */
const MOST_MS = 100;
const TRIES = 3;

const patterns = await patternsOf(['src-main']);
const shown = ({ path, source, flags }: Pattern) => `${path}: /${source.slice(0, 120)}/${flags}`;

const msOf = (work: () => void): number => Math.min(...Array.from({ length: TRIES }, () => threadMs(work)));

/** Milliseconds for the first of its texts whose time grows faster than its length; undefined where there is none. */
function slowness(pattern: Pattern, length = LENGTH): number | undefined {
  const compiled = new RegExp(pattern.source, pattern.flags);
  const short = attacksOn(pattern, length);
  for (const [index, text] of attacksOn(pattern, LONGER * length).entries()) {
    if (threadMs(() => void text.replace(compiled, '')) <= MOST_MS) continue;
    const ms = msOf(() => void text.replace(compiled, ''));
    if (ms > MOST_MS && ms > MOST_GROWTH * msOf(() => void short[index]?.replace(compiled, ''))) return ms;
  }
  return undefined;
}

describe('the patterns of the program', () => {
  it('are all found', () => {
    expect(patterns.length).toBeGreaterThan(450);
  });

  it('go over no text more often than once, by analysis', () => {
    const slow = patterns.flatMap((pattern) => {
      const { reports } = analyse(pattern);
      return reports.map((report) => `${shown(pattern)}: ${report.type} by ${JSON.stringify(report.character.pick)}`);
    });
    expect(slow).toEqual([]);
  });

  it('take no longer than in proportion for the worst texts that their own repetitions suggest', () => {
    const slow = patterns.flatMap((pattern) => {
      const ms = slowness(pattern);
      return ms === undefined ? [] : [`${shown(pattern)}: ${ms.toFixed(1)} ms`];
    });
    expect(slow).toEqual([]);
  });
});

describe('the search for slow patterns', () => {
  const slow = (source: string): Pattern => ({ path: 'none', source, flags: '' });
  it('finds one that starts again at each letter', () => {
    expect(analyse(slow('\\s+$')).reports).not.toEqual([]);
    // A shorter text is slow enough.
    expect(slowness(slow('\\s+$'), LENGTH / 2)).toBeGreaterThan(MOST_MS);
  });
  it('finds one whose repetition takes its own beginning, which the analysis does not', () => {
    expect(slowness(slow('СРЕДН[А-Я]* МОРЯ'))).toBeGreaterThan(MOST_MS);
  });
});
