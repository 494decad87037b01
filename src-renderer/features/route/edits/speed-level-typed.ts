/** Reads speed and level as they are typed into a leg, and writes them as words of a route (ICAO Doc 4444, Appendix 2, item 15 a and b). */
import type { RoutePoint } from '#contract/route/legs.ts';
import { digits, levelWord, speedWord } from '#domain/cruise-words.ts';
import { pointWords, type Written } from './point-edits.ts';

/** `5500`, `5500 ft`, `A055`, `FL65`, `F065`, `S1130`, `M0840` or `VFR`; an empty text is none. Undefined for others, such as feet that are no hundreds. */
export function readLevelTyped(text: string): string | undefined {
  const line = text.trim().toUpperCase();
  if (line === '' || line === 'VFR' || /^(?:[FA]\d{3}|[SM]\d{4})$/.test(line)) return line;
  const flightLevel = /^FL ?(\d{2,3})$/.exec(line)?.[1];
  if (flightLevel !== undefined) return `F${flightLevel.padStart(3, '0')}`;
  const feet = Number(/^(\d{3,5})(?: ?FT)?$/.exec(line.replace(/(?<=\d)[,\u{202f}\u{a0}' ](?=\d{3}\b)/u, ''))?.[1]);
  return feet >= 500 && feet % 100 === 0 ? `A${digits(feet / 100, 3)}` : undefined;
}

/** `120`, `120 kt`, `N0120`, `K0220` or `M082`; an empty text is none. Undefined for others. */
export function readSpeedTyped(text: string): string | undefined {
  const line = text.trim().toUpperCase();
  if (line === '' || /^(?:[NK](?!0000)\d{4}|M(?!000)\d{3})$/.test(line)) return line;
  const knots = Number(/^(\d{1,4})(?: ?KT)?$/.exec(line)?.[1]);
  return knots >= 1 ? `N${digits(knots, 4)}` : undefined;
}

/** It is empty for none. */
const speedOf = ({ speed }: Partial<Pick<RoutePoint, 'speed'>> = {}): string => (speed ? speedWord(speed) : '');
const levelOf = ({ level }: Partial<Pick<RoutePoint, 'level'>> = {}): string => (level ? levelWord(level) : '');

/** Words, empty for what was valid before the point; what is not named stays. */
export type SpeedLevel = { speed?: string; level?: string };

/**
 * Writes a change at a point into the text. The grammar wants speed and level together, so a missing one is taken from before, or from the true
 * airspeed of the aircraft; what only repeats the values in force is not written. Undefined where the text has no such point.
 */
export function withSpeedLevel(
  text: string,
  route: Written,
  at: number,
  change: SpeedLevel,
  tasKt: number | undefined,
): string | undefined {
  const [place, point, before] = [pointWords(route, text, at), route.points[at], route.points[at - 1]];
  if (place === undefined || point === undefined) return undefined;
  const ofAircraft = tasKt === undefined ? '' : speedWord({ unit: 'kt', value: tasKt });
  const speedBefore = speedOf(before) || ofAircraft;
  const levelBefore = levelOf(before);
  const speed = (change.speed ?? speedOf(point)) || speedBefore;
  const level = (change.level ?? levelOf(point)) || levelBefore;
  const written = speed === speedBefore && level === levelBefore ? '' : `${speed}${level}`;
  const leading = place.change === undefined ? leadingWord(route, at) : undefined;
  if (leading !== undefined) return (text.slice(0, leading.from) + written + text.slice(leading.to)).trimStart();
  const { to: behindPoint = place.to } = route.words.find(({ from }) => from === point.from) ?? {};
  return text.slice(0, behindPoint) + (written === '' ? '' : `/${written}`) + text.slice(place.change?.to ?? behindPoint);
}

/** Speed and level at the very beginning of the text are those of the departure. */
function leadingWord({ words, points }: Written, at: number) {
  const [first] = words;
  return at === 0 && first?.kind === 'speedLevel' && first.from < (points[0]?.from ?? 0) ? first : undefined;
}
