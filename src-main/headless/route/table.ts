/** The legs of a route as a table, with what is not known on standard error. */
import type { ParsedRoute } from '#contract/route/route.ts';
import { legColumn, unitOf, type ColumnKey } from '#words/leg-columns.ts';
import { clock, UNKNOWN } from '#words/leg-figures.ts';
import { legReasonSentence, routeFaultSentence } from './sentences.ts';
import { print, say } from '../terminal.ts';
import { words } from '../words.ts';

const columns: readonly ColumnKey[] = [
  'distance',
  'trueTrack',
  'magneticTrack',
  'windCorrection',
  'magneticHeading',
  'groundSpeed',
  'minutes',
  'eto',
  'fuel',
  'fuelLeft',
];

export type ShownRoute = Pick<ParsedRoute, 'points' | 'legs' | 'faults' | 'lightChanges' | 'tops' | 'totals'>;

export async function showRoute({ points, legs, faults, lightChanges, tops, totals }: ShownRoute): Promise<void> {
  const { tenth } = words.printed;
  const { depart } = totals;
  const nameOf = (index: number): string => points[index]?.ident ?? points[index]?.text ?? '';
  const time = (moment: string | null): string => (moment === null ? UNKNOWN : `${clock(moment, depart)}Z`);
  const rows = [
    [words.route.from, words.route.to, ...columns.map((key) => words.legHeads[key].short)],
    ['', '', ...columns.map((key) => unitOf(key, totals))],
    ...legs.map((leg) => [nameOf(leg.from), nameOf(leg.to), ...columns.map((key) => legColumn(key).of(leg, { depart, tenth }) ?? UNKNOWN)]),
    ['', words.plog.total, ...columns.map((key) => totalOf(key, totals))],
  ];
  await print(`${aligned(rows).join('\n')}\n`);
  for (const { kind, leg, distanceNm, at } of tops) await print(`${words.tops[kind](`${tenth(distanceNm)} NM`, nameOf(leg), time(at))}\n`);
  for (const [at, { stayMinutes }] of points.entries())
    if (stayMinutes !== null) await print(`${words.stay(nameOf(at), `${stayMinutes} min`)}\n`);
  for (const { kind, leg, at } of lightChanges) await print(`${words.lightChanges[kind](time(at), nameOf(leg), nameOf(leg + 1))}\n`);
  const variation = legs.find((leg) => leg.variation)?.variation;
  if (variation)
    await print(
      `${words.variation(variation.model ?? UNKNOWN, variation.date ?? UNKNOWN, variation.until ?? UNKNOWN)}${words.route.notForNavigation}\n`,
    );
  for (const fault of faults) say(routeFaultSentence(fault));
  // The table has no compass headings.
  for (const reason of totals.reasons.filter((code) => code !== 'noDeviationCard')) say(legReasonSentence(reason));
}

function totalOf(key: ColumnKey, totals: ParsedRoute['totals']): string {
  const { total } = legColumn(key);
  return total === undefined ? '' : (total(totals, words.printed.tenth) ?? UNKNOWN);
}

/** Names to the left, figures to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
