/** What stands around the table of a log: the flight in a line, and the aerodromes with their frequencies and runways. */
import type { Plog, PlogAerodrome } from '#contract/route/plog.ts';
import { formatDatedZulu, formatZuluTime } from '#domain/time.ts';
import { feetToMetres } from '#domain/units.ts';
import { fuelUnit, tenth, time, toMinute, UNKNOWN, whole } from './figures.ts';

const roles: Record<PlogAerodrome['role'], string> = { departure: 'Departure', destination: 'Destination', alternate: 'Alternate' };

export function summaryOf(plog: Plog): { name: string; value: string }[] {
  const { totals, aircraft, usableFuel } = plog;
  const unit = fuelUnit(plog);
  const fuel = (value: number | null) => (value === null ? UNKNOWN : `${tenth(value)} ${unit}`.trim());
  return [
    ...(aircraft === null ? [] : [{ name: 'Aircraft', value: aircraft }]),
    { name: 'Departure', value: totals.depart === null ? UNKNOWN : formatDatedZulu(toMinute(totals.depart)) },
    { name: 'Arrival', value: totals.arrive === null ? UNKNOWN : formatZuluTime(toMinute(totals.arrive)) },
    { name: 'Distance', value: `${tenth(totals.distanceNm)} NM` },
    { name: 'Time', value: totals.minutes === null ? UNKNOWN : `${time(totals.minutes)}${totals.minutes < 59.5 ? ' min' : ' h'}` },
    { name: 'Fuel', value: fuel(totals.fuel) },
    { name: 'Usable', value: fuel(usableFuel) },
    { name: 'Left', value: fuel(totals.fuelLeft) },
  ];
}

export function aerodromeLines({ role, ident, name, elevationFt, frequencies, runways }: PlogAerodrome): {
  title: string;
  lines: string[];
} {
  const elevation = elevationFt === null ? 'elevation unknown' : `elevation\u00A0${whole(elevationFt)}\u00A0ft`;
  return {
    // A name in another script is already printed with its code.
    title: `${roles[role]} ${name === ident || name.startsWith(`${ident} `) ? name : `${ident} ${name}`}, ${elevation}`,
    lines: [
      frequencies.length === 0
        ? 'Frequencies: none in the data'
        : `MHz: ${frequencies.map((one) => `${one.type ?? one.name} ${one.frequencyMhz.toFixed(3)}`).join(', ')}`,
      runways.length === 0 ? 'Runways: none in the data' : `Runways: ${runways.map(runwayText).join('; ')}`,
    ],
  };
}

function runwayText({ name, lengthFt, widthFt, surface, isClosed }: PlogAerodrome['runways'][number]): string {
  const length = lengthFt === null ? 'length unknown' : `${whole(lengthFt)} ft (${Math.round(feetToMetres(lengthFt))} m)`;
  const width = widthFt === null ? '' : `, ${Math.round(feetToMetres(widthFt))} m wide`;
  return `${name} ${length}${width}${surface === null ? '' : `, ${surface}`}${isClosed === true ? ', CLOSED' : ''}`;
}
