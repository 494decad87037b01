/**
 * The lines show what the program makes of every shared notice that does something, so that a change of the reading shows each notice that it
 * changes: `node test/labels/golden.ts` rewrites them once a person has read them. No words of a notice are in them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Effect } from '#core/notams/read/notice.ts';
import { sharedDataFor } from '../helpers/shared-data.ts';
import { corpusNotices, type Notice } from './notices.ts';
import { decoded } from './score.ts';

const file = new URL('./golden.txt', import.meta.url);

export const goldenLines = (): string[] => readFileSync(file, 'utf8').trim().split('\n');

const minutes = ({ start, end }: Effect['periods'][number]): number =>
  end === null ? Infinity : (Date.parse(end) - Date.parse(start)) / 60_000;

function written(effect: Effect): string {
  const { kind, runway, extent, for: closedFor, when, names, grades, category, lengths, periods, conditions } = effect;
  const parts = [
    kind,
    runway,
    extent,
    closedFor,
    when,
    names.join(','),
    grades.join(','),
    category === null ? null : `category ${category}`,
    ...lengths.map(({ of, relation, value, unit }) => `${of} ${relation} ${value} ${unit}`),
    ...conditions.map(({ of, relation, value, unit, names: types }) =>
      [of, relation, value, unit, types.join(',')].filter(Boolean).join(' '),
    ),
    periods.length === 0 ? null : `${periods.length} periods ${periods.reduce((sum, period) => sum + minutes(period), 0)} min`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `a0cc1ed52883 4 closesRunway 04L/22R part allButTaxiing`; null for a notice that does nothing. */
export function lineOf(notice: Notice): string | null {
  const { severity, effects } = decoded(notice);
  return effects.length === 0 ? null : `${notice.hash} ${severity} ${effects.map(written).join('; ')}`;
}

if (import.meta.main) {
  const shared = sharedDataFor('the golden lines');
  const lines = shared === undefined ? [] : [...corpusNotices(shared.notices).values()].flatMap((notice) => lineOf(notice) ?? []);
  if (lines.length > 0) writeFileSync(file, `${lines.toSorted().join('\n')}\n`);
}
