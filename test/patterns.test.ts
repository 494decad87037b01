/** No text may cost a pattern more than its length: one that goes back and forth over a hostile text stops the server for seconds. */
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { attacksOn } from './helpers/attacks.ts';
import { patternsOf, type Pattern } from './helpers/source/patterns.ts';
import { threadMs } from './helpers/thread-ms.ts';

const LENGTH = 14_000;
/** A linear pattern needs a tenth of a millisecond of processor time for such a text, a quadratic one 8 and more. */
const MOST_MS = 10;
const TRIES = 4;

const patterns = await patternsOf(['src-main']);
const shown = ({ path, source, flags }: Pattern) => `${path}: /${source.slice(0, 120)}/${flags}`;

function msOf(work: () => void): number {
  let best = Infinity;
  for (let turn = 0; turn < TRIES && best > MOST_MS; turn++) {
    best = Math.min(best, threadMs(work));
  }
  return best;
}

/** The longest of its texts of so many letters, in milliseconds. */
function worstOf(pattern: Pattern, letters = LENGTH): number {
  const compiled = new RegExp(pattern.source, pattern.flags);
  const times = attacksOn(pattern, letters).map((text) => msOf(() => void text.replace(compiled, '')));
  return Math.max(0, ...times);
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

  it(`take less than ${MOST_MS} ms for the worst text of ${LENGTH} letters that their own repetitions suggest`, () => {
    const slow = patterns.map((pattern) => ({ pattern, ms: worstOf(pattern) })).filter(({ ms }) => ms > MOST_MS);
    expect(slow.map(({ pattern, ms }) => `${shown(pattern)}: ${ms.toFixed(1)} ms`)).toEqual([]);
  });
});

describe('the search for slow patterns', () => {
  /** A fast machine needs more than the limit for these, too. */
  const LONGER = 3 * LENGTH;
  const slow = (source: string): Pattern => ({ path: 'none', source, flags: '' });
  it('finds one that starts again at each letter', () => {
    expect(analyse(slow('\\s+$')).reports).not.toEqual([]);
    expect(worstOf(slow('\\s+$'), LONGER)).toBeGreaterThan(MOST_MS);
  });
  it('finds one whose repetition takes its own beginning, which the analysis does not', () => {
    expect(worstOf(slow('СРЕДН[А-Я]* МОРЯ'), LONGER)).toBeGreaterThan(MOST_MS);
  });
});
