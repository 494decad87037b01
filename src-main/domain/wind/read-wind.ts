/**
 * Reads a surface wind as reports and pilots write it, from a true direction and in knots: `24015G25KT`, `240/15G25`, `240 15`,
 * `24015KT 210V270`, `240V300/15`, `VRB05KT`, `calm`.
 */
import { normalized, threeFigures } from '../directions.ts';

/** The wind varies between these directions, clockwise, in degrees. */
export type Sector = readonly [from: number, to: number];

/** `direction` is null where it is variable; with a sector alone it is the middle of it. `gust` is the peak speed. */
export type WrittenWind = { direction: number | null; speed: number; gust: number | undefined; between?: Sector | undefined };

/** More is a typing error, on the ground. */
const FASTEST_KT = 200;
const written = /^(\d{3}|VRB|(\d{3})V(\d{3}))(?: ?\/ ?| |(?=\d\d))(\d{1,3})(?: ?G ?(\d{2,3}))?(?: ?KT)?(?: (\d{3})V(\d{3}))?$/;
const calm: WrittenWind = { direction: 0, speed: 0, gust: undefined };

/** Reads a wind; undefined for anything else, which includes a gust below the speed and a speed over `fastest`, knots. */
export function readWind(text: string, fastest = FASTEST_KT): WrittenWind | undefined {
  const line = text.trim().toUpperCase();
  if (/^CALME?$/.test(line)) return calm;
  const [, direction, first, second, speedText, gustText, from = first, to = second] = written.exec(line) ?? [];
  if (direction === undefined || [direction, from, to].some((degrees) => Number(degrees) > 360)) return undefined;
  const [speed, gust] = [Number(speedText), gustText === undefined ? undefined : Number(gustText)];
  if (Math.max(speed, gust ?? 0) > fastest || (gust !== undefined && gust < speed)) return undefined;
  const between = from === undefined || to === undefined ? undefined : ([Number(from) % 360, Number(to) % 360] as const);
  const isVariable = direction === 'VRB';
  if (between !== undefined && (isVariable || between[0] === between[1])) return undefined;
  if (between === undefined) return { direction: isVariable ? null : Number(direction) % 360, speed, gust };
  return { direction: first === undefined ? Number(direction) % 360 : middleOf(between), speed, gust, between };
}

const middleOf = ([from, to]: Sector): number => normalized(from + Math.round(normalized(to - from) / 2));

/** Writes the wind as a report has it: `24015G25KT 210V270`, and `00000KT` for calm. It is the inverse of `readWind`. */
export function formatWind({ direction, speed, gust, between }: WrittenWind): string {
  const from = direction === null ? 'VRB' : speed === 0 && normalized(direction) === 0 ? '000' : threeFigures(direction);
  const two = (knots: number) => String(knots).padStart(2, '0');
  const varies = between === undefined ? '' : ` ${between.map(threeFigures).join('V')}`;
  return `${from}${two(speed)}${gust === undefined ? '' : `G${two(gust)}`}KT${varies}`;
}
