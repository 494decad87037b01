/**
 * Reads and writes flight plans of X-Plane's FMS: version 1100 is read and written (developer.x-plane.com, "Flightplan files v11"), version
 * 3 read.
 */
import { reason } from '#core/reasons/reason.ts';
import { kindOfWord, kindWord, type KindWords } from './idents.ts';
import type { LeftOut } from './left-out.ts';
import type { FilePoint, PlannedPoint, PlannedRoute } from './planned-route.ts';
import { numberOf, reading, type ReadRoute, refuseFile } from './reading.ts';
import { decimal, inAlphabet } from './write-text.ts';

const words: KindWords = { airport: '1', NDB: '2', VOR: '3', fix: '11', user: '28' };
/** Blanks end a word; an airway's column has its own words. */
const alphabet = { allowed: /[A-Z0-9_+.-]/, most: 24 };
const ownWords = ['ADEP', 'ADES', 'DRCT'];
/** Our data has no cycle, and the line must be there. */
const NO_CYCLE = '0000';

export function writeFms(route: PlannedRoute, leftOut: LeftOut): string {
  const [first, last] = [route.points[0], route.points.at(-1)];
  leftOut.partOf('altitudes', ({ altitudeFt }) => altitudeFt === 0);
  leftOut.partOf('airways', (point) => (point === first || point === last) && point.airway !== null && isEnd(point));
  const idents = route.points.map((point) => identOf(point, leftOut));
  const lines = route.points.map((point, at) => {
    const via = point === first && isEnd(point) ? 'ADEP' : point === last && isEnd(point) ? 'ADES' : airwayOf(point, leftOut);
    const position = `${decimal(point.latitude)} ${decimal(point.longitude)}`;
    return `${kindWord(point, words)} ${idents[at] ?? ''} ${via} ${(point.altitudeFt ?? 0).toFixed(6)} ${position}`;
  });
  const cycle = route.cycle !== null && /^\d{4}$/.test(route.cycle) ? route.cycle : NO_CYCLE;
  if (route.cycle !== null && cycle === NO_CYCLE)
    leftOut.other(reason('routePartLeftOut', { format: 'fms', part: 'cycle', count: 1, points: '' }));
  const head = [
    'I',
    '1100 Version',
    `CYCLE ${cycle}`,
    ...(first ? [`${isEnd(first) ? 'ADEP' : 'DEP'} ${idents[0] ?? ''}`] : []),
    ...(last ? [`${isEnd(last) ? 'ADES' : 'DES'} ${idents.at(-1) ?? ''}`] : []),
    `NUMENR ${lines.length}`,
  ];
  return [...head, ...lines, ''].join('\n');
}

const isEnd = ({ kind }: PlannedPoint): boolean => kind === 'airport';

/** X-Plane calls what has no name `+46.238_+006.109`. */
const coordinateIdent = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  [
    { degrees: latitude, figures: 6 },
    { degrees: longitude, figures: 7 },
  ]
    .map(({ degrees, figures }) => `${Number(degrees.toFixed(3)) < 0 ? '-' : '+'}${Math.abs(degrees).toFixed(3).padStart(figures, '0')}`)
    .join('_');
const coordinates = /^[+-]\d{2}\.\d{3}_[+-]\d{3}\.\d{3}$/;

function identOf(point: PlannedPoint, leftOut: LeftOut): string {
  if (point.ident === null) return coordinateIdent(point);
  const written = inAlphabet(point.ident, alphabet);
  const ident = written === '' || coordinates.test(written) ? coordinateIdent(point) : written;
  if (ident === point.ident && coordinates.test(ident) && kindWord(point, words) === words.user) leftOut.part('idents', [point]);
  leftOut.changed('idents', point.ident, ident);
  return ident;
}

function airwayOf(point: PlannedPoint, leftOut: LeftOut): string {
  const { airway } = point;
  if (airway === null) return 'DRCT';
  const written = inAlphabet(airway, alphabet);
  if (written === '' || ownWords.includes(written)) {
    leftOut.part('airways', [point]);
    return 'DRCT';
  }
  leftOut.changed('airways', airway, written);
  return written;
}

const version = /^(?<version>3|1100)\s+version$/i;
/** Lines in front of the points that are used, or say again what the points say. */
const heading = ['ADEP', 'ADES', 'DEP', 'DES', 'NUMENR', 'CYCLE'];

/** Tells whether a text begins as one: `I` for Windows or `A` for the Macintosh, then the version. */
export const isFms = (text: string): boolean => /^\s{0,20}[IA]\s{1,20}(?:3|1100)\s{1,9}version\b/i.test(text);

export function readFms(text: string): ReadRoute {
  const read = reading('fms');
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const at = lines.findIndex((line) => version.test(line));
  if (at === -1) refuseFile('routeFileDamaged', { format: 'fms', line: 1, error: '3 Version, 1100 Version' });
  const isOld = version.exec(lines[at] ?? '')?.groups?.['version'] === '3';
  let cycle: string | null = null;
  const points = lines.slice(at + 1).flatMap((line, offset): FilePoint[] => {
    const columns = line.split(/\s+/, 7);
    const [kind = '', ident = ''] = columns;
    if (/^\d{1,2}$/.test(kind) && columns.length >= (isOld ? 5 : 6)) {
      if (kind === '0') return [];
      return pointOf(columns, isOld, (facts, position) => read.point(facts, position, { line: at + offset + 2 }));
    }
    if (kind === 'CYCLE') cycle = ident === NO_CYCLE ? null : ident;
    else if (/^[A-Z]/.test(kind) && !heading.includes(kind)) read.unused(kind);
    return [];
  });
  return read.done({ points, cycle });
}

type Take = (...said: [Parameters<ReturnType<typeof reading>['point']>[0], { latitude: number; longitude: number }]) => FilePoint[];

function pointOf(columns: readonly string[], isOld: boolean, take: Take): FilePoint[] {
  const [kind = '', ident = '', ...rest] = columns;
  const via = isOld ? 'DRCT' : (rest[0] ?? '');
  const [altitude, latitude, longitude] = (isOld ? rest : rest.slice(1)).map(numberOf);
  const feet = altitude !== undefined && Number.isFinite(altitude) && altitude !== 0 ? altitude : null;
  const facts = {
    ...kindOfWord(kind, words),
    ident: kind === words.user && coordinates.test(ident) ? null : ident,
    airway: ownWords.includes(via) ? null : via,
    altitudeFt: feet,
  };
  return take(facts, { latitude: latitude ?? NaN, longitude: longitude ?? NaN });
}
