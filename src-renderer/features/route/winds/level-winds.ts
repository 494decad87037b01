/** Winds by level are typed from a forecast. */
import type { RouteWind } from '#contract/route/aircraft.ts';
import { readLines, type Line, type LineFaults } from '../flight/lines.ts';

export const levelWindNames = ['level', 'direction', 'speed'] as const;
type Name = (typeof levelWindNames)[number];
export type LevelWind = Line<Name>;

/** Forecasts give as many levels, so that every leg may also have a separate wind. */
export const MOST_LEVELS = 18;

/** Feet of `5000`, `5,000`, `FL050`. A thousands separator is no decimal comma here: levels have no decimals. */
function readLevel(text: string): number {
  const line = text.toUpperCase().replace(/ ?FT$/, '');
  const flightLevel = /^F(?:L ?)?(\d{2,3})$/.exec(line)?.[1];
  if (flightLevel !== undefined) return Number(flightLevel) * 100;
  return /^-?\d{1,3}(?:[,.' \u{a0}\u{202f}]?\d{3})?$|^\d{5,6}$|^-?\d{4}$/u.test(line) ? Number(line.replace(/[^\d-]/g, '')) : Number.NaN;
}

const fields = {
  level: { least: -2000, most: 100_000, read: readLevel },
  direction: { least: 0, most: 360 },
  speed: { least: 0, most: 500 },
};

export function readLevelWinds(lines: readonly LevelWind[]): { winds: RouteWind[]; faults: LineFaults<Name>[] } {
  const { values, faults } = readLines(lines, fields, 'level');
  return { winds: values.map(({ level, direction, speed }) => ({ levelFt: level, direction, speedKt: speed })), faults };
}
