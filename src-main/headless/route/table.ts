/** The legs of a route as a table, with what is not known on standard error. */
import type { RouteLeg } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { legReasonSentence, routeFaultSentence } from './sentences.ts';
import { print, say } from '../terminal.ts';
import { words } from '../words.ts';

const UNKNOWN = '-';

function headOf(): string[] {
  const { head, heads } = words.route;
  return [head.from, head.to, 'NM', ...heads, head.minutes, 'ETO', head.fuel, head.left];
}

export type ShownRoute = Pick<ParsedRoute, 'points' | 'legs' | 'faults' | 'lightChanges' | 'tops' | 'totals'>;

export async function showRoute({ points, legs, faults, lightChanges, tops, totals }: ShownRoute): Promise<void> {
  const nameOf = (index: number): string => points[index]?.ident ?? points[index]?.text ?? '';
  const rows = legs.map((leg) => [nameOf(leg.from), nameOf(leg.to), ...figuresOf(leg)]);
  const sum = [
    '',
    words.route.total,
    totals.distanceNm.toFixed(1),
    '',
    '',
    '',
    '',
    '',
    minutes(totals.minutes),
    time(totals.arrive),
    one(totals.fuel),
    one(totals.fuelLeft),
  ];
  await print(`${aligned([headOf(), ...rows, sum]).join('\n')}\n`);
  for (const { kind, leg, distanceNm, at } of tops)
    await print(`${words.tops[kind](`${distanceNm.toFixed(1)} NM`, nameOf(leg), time(at))}\n`);
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

const figuresOf = (leg: RouteLeg): string[] => [
  leg.distanceNm.toFixed(1),
  degrees(leg.trueTrack),
  degrees(leg.magneticTrack),
  leg.windCorrection === null ? UNKNOWN : `${leg.windCorrection < 0 ? '-' : '+'}${Math.abs(Math.round(leg.windCorrection))}`,
  degrees(leg.magneticHeading),
  leg.groundSpeedKt === null ? UNKNOWN : String(Math.round(leg.groundSpeedKt)),
  minutes(leg.minutes),
  time(leg.eto),
  one(leg.fuel),
  one(leg.fuelLeft),
];

/** Three figures; north is 360. */
const degrees = (angle: number | null): string => (angle === null ? UNKNOWN : String(Math.round(angle) % 360 || 360).padStart(3, '0'));
const minutes = (value: number | null): string => (value === null ? UNKNOWN : String(Math.round(value)));
const one = (value: number | null): string => (value === null ? UNKNOWN : value.toFixed(1));
const time = (moment: string | null): string => (moment === null ? UNKNOWN : `${moment.slice(11, 13)}${moment.slice(14, 16)}Z`);

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
