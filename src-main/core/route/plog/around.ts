/** What stands around the table of a log: the flight in a line, and the aerodromes with their frequencies and runways. */
import type { Plog, PlogAerodrome } from '#contract/route/plog.ts';
import type { Sentences } from '#words/sentences.ts';
import { gradedSurface } from '#domain/graded-surface.ts';
import { wholeLength } from '#domain/runway-length.ts';
import { formatDatedZulu, formatZuluTime } from '#domain/time.ts';
import { fuelUnit, tenth, time, toMinute, UNKNOWN, whole } from './figures.ts';

export function summaryOf(plog: Plog, { plog: { summary } }: Sentences): { name: string; value: string }[] {
  const { totals, aircraft, usableFuel } = plog;
  const unit = fuelUnit(plog);
  const fuel = (value: number | null) => (value === null ? UNKNOWN : `${tenth(value)} ${unit}`.trim());
  return [
    ...(aircraft === null ? [] : [{ name: summary.aircraft, value: aircraft }]),
    { name: summary.departure, value: totals.depart === null ? UNKNOWN : formatDatedZulu(toMinute(totals.depart)) },
    { name: summary.arrival, value: totals.arrive === null ? UNKNOWN : formatZuluTime(toMinute(totals.arrive)) },
    { name: summary.distance, value: `${tenth(totals.distanceNm)} NM` },
    { name: summary.time, value: totals.minutes === null ? UNKNOWN : `${time(totals.minutes)}${totals.minutes < 59.5 ? ' min' : ' h'}` },
    { name: summary.fuel, value: fuel(totals.fuel) },
    { name: summary.usable, value: fuel(usableFuel) },
    { name: summary.left, value: fuel(totals.fuelLeft) },
  ];
}

export function aerodromeLines(
  { role, ident, name, elevationFt, frequencies, runways }: PlogAerodrome,
  words: Sentences,
): { title: string; lines: string[] } {
  const { plog: says, briefing } = words;
  const elevation = elevationFt === null ? says.elevationUnknown : says.elevation(whole(elevationFt));
  return {
    // A name in another script is already printed with its code.
    title: `${briefing.roles[role]} ${name === ident || name.startsWith(`${ident} `) ? name : `${ident} ${name}`}, ${elevation}`,
    lines: [
      frequencies.length === 0
        ? says.noFrequencies
        : words.printed.item('MHz', frequencies.map((one) => `${one.type ?? one.name} ${one.frequencyMhz.toFixed(3)}`).join(', ')),
      runways.length === 0
        ? says.noRunways
        : says.runways(runways.map((runway) => runwayText(runway, words)).join(words.printed.separator)),
    ].map(words.typeset),
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
