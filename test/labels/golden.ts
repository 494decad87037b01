/**
 * The lines show what the program makes of every shared notice that does something, so that a change of the reading shows each notice that it
 * changes: `node test/labels/golden.ts` rewrites them, and those of blind.ts, once a person has read them. No words of a notice are in them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { writeBlindLines } from './blind.ts';
import { sharedDataFor } from '../helpers/shared-data.ts';
import { corpusNotices, type Notice } from './notices.ts';
import { decoded } from './score.ts';
import { written } from './written-effect.ts';

const file = new URL('./golden.txt', import.meta.url);

export const goldenLines = (): string[] => readFileSync(file, 'utf8').trim().split('\n');

/** `a0cc1ed52883 4 closesRunway 04L/22R part allButTaxiing`; null for a notice that does nothing. */
export function lineOf(notice: Notice): string | null {
  const { severity, effects } = decoded(notice);
  return effects.length === 0 ? null : `${notice.hash} ${severity} ${effects.map(written).join('; ')}`;
}

if (import.meta.main) {
  const shared = sharedDataFor('the golden lines');
  const lines = shared === undefined ? [] : [...corpusNotices(shared.notices).values()].flatMap((notice) => lineOf(notice) ?? []);
  writeBlindLines();
  if (lines.length > 0) writeFileSync(file, `${lines.toSorted().join('\n')}\n`);
}
