/** Prints the legs of a route as a table, and the reasons of unknown values on standard error. */
import type { ParsedRoute } from '#contract/route/route.ts';
import { legColumn, unitOf, type ColumnKey } from '#words/leg-columns.ts';
import { routeAirLines } from '#words/route-air.ts';
import { clock, UNKNOWN } from '#words/leg-figures.ts';
import { print, say } from '../terminal.ts';
import { words } from '../words.ts';
import type { RouteFault } from '#contract/route/faults.ts';
import type { LegReason } from '#contract/route/legs.ts';

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

export type ShownRoute = Pick<ParsedRoute, 'points' | 'legs' | 'faults' | 'lightChanges' | 'tops' | 'totals'> &
  Partial<Pick<ParsedRoute, 'air'>>;

export async function showRoute({ points, legs, faults, lightChanges, tops, totals, air = null }: ShownRoute): Promise<void> {
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
  if (legs.length === 0) say(words.common.noLegs);
  else await print(`${aligned(rows).join('\n')}\n`);
  for (const { kind, leg, distanceNm, at } of tops) await print(`${words.tops[kind](`${tenth(distanceNm)} NM`, nameOf(leg), time(at))}\n`);
  for (const [at, { stayMinutes }] of points.entries())
    if (stayMinutes !== null) await print(`${words.stay(nameOf(at), `${stayMinutes} min`)}\n`);
  for (const { kind, leg, at } of lightChanges) await print(`${words.lightChanges[kind](time(at), nameOf(leg), nameOf(leg + 1))}\n`);
  for (const line of routeAirLines({ legs, air }, words.weather)) await print(`${line}\n`);
  const variation = legs.find((leg) => leg.variation)?.variation;
  if (variation)
    await print(
      `${words.variation(variation.model ?? UNKNOWN, variation.date ?? UNKNOWN, variation.until ?? UNKNOWN)}${words.route.notForNavigation}\n`,
    );
  for (const fault of faults) say(routeFaultSentence(fault));
  // The table has no compass headings.
  for (const code of totals.reasons) if (code !== 'noDeviationCard') say(withOption(words.legReasons[code], options[code]));
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

const tasOption = (): string => words.route.either('--tas', words.route.beforeRoute('N0110A055'));

const options: Partial<Record<LegReason, OptionName>> = {
  noAircraft: tasOption,
  noTas: tasOption,
  noWind: () => words.route.windOption,
  noDeparture: '--depart',
  noFuelFlow: '--fuel-flow',
  noUsableFuel: '--fuel',
};

/** Writes `GVA can mean several places. …: GVA Geneva Cointrin (VOR-DME); not GVA Geneva (NDB)`. */
export function routeFaultSentence({ code, text, candidates }: RouteFault): string {
  const named = candidates.map(({ ident, name, type }) => `${ident} ${name}${type === null ? '' : ` (${type})`}`);
  const [first, ...others] = named;
  const which = code === 'tooFar' ? named.join(', ') : words.route.candidates(first ?? '', others.join(', '));
  return `${text} ${words.routeFaults[code]}${first === undefined ? '' : ` ${which}.`}`;
}

/** An option of the command line, or words that hold several, in the language of the command. */
export type OptionName = string | (() => string);

/** A sentence about what is not known, with the option that says it, if any. */
export function withOption(sentence: string, option: OptionName | undefined): string {
  return option === undefined ? sentence : `${sentence} (${typeof option === 'string' ? option : option()})`;
}
