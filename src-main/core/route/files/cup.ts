/** Writes waypoints and a task for SeeYou (CUP, 2018), which has positions in degrees and thousandths of a minute. */
import { reason } from '#core/reasons/reason.ts';
import type { LeftOut } from './left-out.ts';
import type { PlannedPoint, PlannedRoute } from './planned-route.ts';
import { squareOf, uniqueIdents } from './write-text.ts';

/** These are the columns of 2018; before, there was no `rwwidth`, `userdata` and `pics`. */
export const columns = [
  'name',
  'code',
  'country',
  'lat',
  'lon',
  'elev',
  'style',
  'rwdir',
  'rwlen',
  'rwwidth',
  'freq',
  'desc',
  'userdata',
  'pics',
];
const TASKS = '-----Related Tasks-----';
/** A task that does not name its take-off has this in its place. */
export const NOWHERE = '???';

/** Such lines follow a task, with its options and observation zones. */
export const notTasks = /^(?:Options|ObsZone=|Point=|STARTS=|MultipleStarts|Version=)/;

const ROUNDING_METRES = 1;

export function writeCup(route: PlannedRoute, leftOut: LeftOut): string {
  const isExact = route.points.every(({ latitude, longitude }) => [latitude, longitude].every((angle) => isNear(angle)));
  if (!isExact) leftOut.other(reason('routePositionsRounded', { format: 'cup', metres: ROUNDING_METRES }));
  leftOut.partOf('names', ({ name, ident }) => name !== null && (ident === null || name === ident));
  const names = namesIn(route.points, leftOut);
  leftOut.partOf('repeats', (_, at) => at > 0 && names[at] === names[at - 1]);
  const rows = new Map(route.points.map((point, at) => [names[at] ?? '', row(point, names[at] ?? '')]));
  const title = route.name !== null && notTasks.test(route.name) ? `Route ${route.name}` : (route.name ?? '');
  if (route.name !== null) leftOut.changed('name', route.name, title);
  const task = [title, ...names].map(quoted).join(',');
  return [columns.join(','), ...rows.values(), TASKS, task, ''].join('\r\n');
}

const isNear = (angle: number): boolean => Math.abs(Math.round(angle * 60_000) / 60_000 - angle) <= 1e-7;

/** A task names its points: each name means one of them. */
function namesIn(points: readonly PlannedPoint[], leftOut: LeftOut): string[] {
  const unique = uniqueIdents(220);
  return points.map((point) => {
    const wanted = point.ident === null ? squareOf(point) : (point.name ?? point.ident);
    const safe = wanted === NOWHERE ? `${wanted}.` : wanted;
    const { latitude, longitude, ident, kind, navaid } = point;
    const name = unique(safe, JSON.stringify([latitude, longitude, ident, kind, navaid, ident === null ? null : point.name]));
    if (point.ident === null) return name;
    leftOut.changed('names', point.name ?? point.ident, name);
    return name;
  });
}

function row(point: PlannedPoint, name: string): string {
  const position = [angle(point.latitude, 2, 'NS'), angle(point.longitude, 3, 'EW')];
  return [quoted(name), quoted(point.ident ?? ''), '', ...position, '', styleOf(point), '', '', '', '', '', '', ''].join(',');
}

/** Quotation marks inside are doubled. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Writes `4614.283N` or `00606.533E`. */
function angle(degrees: number, figures: 2 | 3, letters: 'NS' | 'EW'): string {
  const units = Math.round(Math.abs(degrees) * 60_000);
  const minutes = ((units % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${String(Math.floor(units / 60_000)).padStart(figures, '0')}${minutes}${degrees < 0 && units > 0 ? letters[1] : letters[0]}`;
}

/** The kind of an airfield is that of its surface, which a route does not know: a solid one. */
export const styles = { airport: '5', VOR: '9', NDB: '10', waypoint: '1' } as const;
const styleOf = ({ kind, navaid }: PlannedPoint): string =>
  kind === 'airport' ? styles.airport : kind === 'navaid' && navaid !== null ? styles[navaid] : styles.waypoint;
