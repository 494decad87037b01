/**
 * A log shows the same in each of its forms: the cells of its legs, the flight in a line, and the aerodromes with their frequencies and
 * runways.
 */
import type { Plog, PlogAerodrome, PlogLeg } from '#contract/route/plog.ts';
import type { Sentences } from '#words/sentences.ts';
import { gradedSurface } from '#domain/surface.ts';
import { wholeLength } from '#domain/units.ts';
import { formatDatedZulu, formatZuluTime } from '#domain/time.ts';
import { legColumn, type ColumnKey } from '#words/leg-columns.ts';
import { stationLines } from '#words/report-lines.ts';
import { duration, fuelUnit, toMinute, UNKNOWN, whole } from '#words/leg-figures.ts';

/** The cells of a log by column: at the start, at the end of a leg, and for the whole. What is unknown is a dash; empty where nothing can be. */
export function cellsOf(plog: Plog, { plog: says, printed: { tenth } }: Sentences) {
  const { totals } = plog;
  return {
    start: (key: ColumnKey): string => orDash(legColumn(key).start?.(plog, tenth)),
    leg: (leg: PlogLeg, key: ColumnKey): string => orDash(legColumn(key).of({ ...leg, point: leg.to }, { depart: totals.depart, tenth })),
    total: (key: ColumnKey): string => (key === 'point' ? says.total : orDash(legColumn(key).total?.(totals, tenth))),
  };
}

const orDash = (cell: string | null | undefined): string => (cell === null ? UNKNOWN : (cell ?? ''));

/** A pilot may not read these heads at sight. */
const explained: readonly ColumnKey[] = [
  'trueTrack',
  'magneticTrack',
  'windCorrection',
  'variation',
  'magneticHeading',
  'compassHeading',
  'remaining',
];

/** `TT: True track; MT: Magnetic track.`, of the columns that are shown. */
export const legendOf = (keys: readonly ColumnKey[], { common, legHeads, printed }: Sentences): string =>
  `${keys.flatMap((key) => (explained.includes(key) ? [printed.item(legHeads[key].short, legHeads[key].long)] : [])).join(common.semicolon)}.`;

export function summaryOf(plog: Plog, { plog: { summary }, printed: { tenth } }: Sentences): { name: string; value: string }[] {
  const { totals, aircraft, usableFuel } = plog;
  const unit = fuelUnit(totals);
  const fuel = (value: number | null) => (value === null ? UNKNOWN : `${tenth(value)} ${unit}`.trim());
  return [
    ...(aircraft === null ? [] : [{ name: summary.aircraft, value: aircraft }]),
    { name: summary.departure, value: totals.depart === null ? UNKNOWN : formatDatedZulu(toMinute(totals.depart)) },
    { name: summary.arrival, value: totals.arrive === null ? UNKNOWN : formatZuluTime(toMinute(totals.arrive)) },
    { name: summary.distance, value: `${tenth(totals.distanceNm)} NM` },
    { name: summary.time, value: totals.minutes === null ? UNKNOWN : duration(totals.minutes) },
    { name: summary.fuel, value: fuel(totals.fuel) },
    { name: summary.usable, value: fuel(usableFuel) },
    { name: summary.left, value: fuel(totals.fuelLeft) },
  ];
}

export function aerodromeLines(
  { role, ident, name, elevationFt, frequencies, runways, weather }: PlogAerodrome,
  words: Sentences,
): { title: string; lines: string[]; weather: string[] } {
  const { plog: says, briefing } = words;
  const elevation = elevationFt === null ? words.common.elevationUnknown : says.elevation(whole(elevationFt));
  return {
    // A name in another script is already printed with its code.
    title: `${briefing.roles[role]} ${name === ident || name.startsWith(`${ident} `) ? name : `${ident} ${name}`}, ${elevation}`,
    lines: [
      frequencies.length === 0
        ? says.noFrequencies
        : words.printed.item('MHz', frequencies.map((one) => `${one.type ?? one.name} ${one.frequencyMhz.toFixed(3)}`).join(', ')),
      runways.length === 0 ? says.noRunways : says.runways(runways.map((runway) => runwayText(runway, words)).join(words.common.semicolon)),
    ].map(words.typeset),
    // A report stays as it is published.
    weather: weather === null ? [] : stationLines(weather, words.weather, true).map((line) => line.trim().replaceAll(/\s+/g, ' ')),
  };
}

function runwayText(
  { name, lengthFt, widthFt, surface, isClosed }: PlogAerodrome['runways'][number],
  { plog: says, briefing, surface: inWords }: Sentences,
): string {
  const length = lengthFt === null ? briefing.lengthUnknown : `${wholeLength(lengthFt, 'ft')} ft (${wholeLength(lengthFt, 'm')} m)`;
  const width = widthFt === null ? '' : `, ${says.wide(wholeLength(widthFt, 'm'))}`;
  return `${name} ${length}${width}${surface === null ? '' : `, ${inWords(surface, gradedSurface(surface))}`}${isClosed === true ? `, ${briefing.runwayStates.closed}` : ''}`;
}
