/** A file is read into points up to a bound, and codes for whatever in it cannot be used. */
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { Reason, ReasonCode, ReasonValues } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { thinnedLine } from '#domain/route-line/thinned-line.ts';
import { MOST_POINTS as MOST_OF_ROUTE } from '../points/point-faults.ts';
import {
  cleanIdent,
  cleanText,
  EMPTY_POINT,
  EMPTY_ROUTE,
  MOST_POINTS,
  tidyPoint,
  type FilePoint,
  type PlannedRoute,
} from './planned-route.ts';
import { invalidBecause } from '#core/refusal.ts';

export type ReadRoute = { route: PlannedRoute<FilePoint>; faults: Reason[] };

/** A file says these of a point; whatever is absent is unknown. */
export type SaidPoint = Partial<Omit<FilePoint, 'latitude' | 'longitude'>>;
/** The numbers are NaN where it cannot be read; undefined where the file has none and names the point alone. */
export type SaidPosition = { latitude: number; longitude: number } | undefined;

/** This many unused parts are named. */
const NAMED = 12;

export function reading(format: RouteFileFormat) {
  const faults: Reason[] = [];
  const unused = new Set<string>();
  const unusable: { line: number; point: string }[] = [];
  let [count, cleaned] = [0, 0];

  function isChanged(text: string | null | undefined, clean: string | null): boolean {
    return text !== null && text !== undefined && (clean ?? '') !== text.trim().replace(/\r\n?/g, '\n');
  }

  return {
    /** Returns no point, and notes a fault, where it has neither a position that can be used nor an ident in its place. */
    point(facts: SaidPoint, written: SaidPosition, { line }: { line: number }): FilePoint[] {
      const position = written && withinRange(written);
      const point = tidyPoint({ ...EMPTY_POINT, ...facts, ...(position ?? { latitude: null, longitude: null }) });
      if (written ? position === undefined : point.ident === null) {
        unusable.push({ line, point: point.ident ?? point.name ?? '' });
        return [];
      }
      if (++count > MOST_POINTS) refuseFile('routeFileTooManyPoints', { format, most: MOST_POINTS });
      if (isChanged(facts.name, point.name) || isChanged(facts.ident, cleanIdent(facts.ident))) cleaned++;
      return [point];
    },
    /**
     * Reads a line or track without names. One with more points than a file may have is thinned to as many as a route may have, those that
     * tell most of it, and gives a fault.
     */
    line<Item>(items: readonly Item[], positionOf: (item: Item) => SaidPosition): readonly Item[] {
      if (items.length <= MOST_POINTS) return items;
      const placed = items.flatMap((item) => {
        const position = withinRange(positionOf(item) ?? { latitude: NaN, longitude: NaN });
        return position ? [{ item, ...position }] : [];
      });
      const { points, metres } = thinnedLine(placed, MOST_OF_ROUTE);
      faults.push(reason('routeFileLineThinned', { format, count: items.length, left: points.length, metres: Math.ceil(metres) }));
      return points.flatMap((at) => placed.slice(at, at + 1).map(({ item }) => item));
    },
    unused: (part: string): void => void unused.add(cleanText(part, 40) ?? ''),
    fault: (fault: Reason): void => void faults.push(fault),
    /** Refuses a route without a point. */
    done(members: Partial<PlannedRoute<FilePoint>>): ReadRoute {
      const route = { ...EMPTY_ROUTE, ...members, name: cleanText(members.name) };
      if (route.points.length === 0) refuseFile('routeFileNoPoints', { format });
      const [first] = unusable;
      if (first) faults.push(reason('routeFilePointUnusable', { format, count: unusable.length, ...first }));
      const unplaced = [...route.points, ...route.alternates].filter(({ latitude }) => latitude === null);
      if (unplaced.length > 0) {
        const points = unplaced.slice(0, NAMED).map(({ ident }) => ident);
        faults.push(reason('routeFilePointsUnplaced', { format, count: unplaced.length, points: points.join(', ') }));
      }
      if (cleaned > 0) faults.push(reason('routeFileTextsCleaned', { format, count: cleaned }));
      if (unused.size > 0)
        faults.push(reason('routeFilePartsUnused', { format, count: unused.size, parts: [...unused].slice(0, NAMED).join(', ') }));
      return { route, faults };
    },
  };
}

export type Reading = ReturnType<typeof reading>;

/** Some write longitudes beyond 180° where a line crosses it. */
function withinRange({ latitude, longitude }: { latitude: number; longitude: number }) {
  const wrapped = Math.abs(longitude) > 180 && Math.abs(longitude) <= 360 ? longitude - Math.sign(longitude) * 360 : longitude;
  return Math.abs(latitude) <= 90 && Math.abs(wrapped) <= 180 ? { latitude: latitude + 0, longitude: wrapped + 0 } : undefined;
}

const number = /^[+-]?(?:\d{1,12}(?:\.\d{0,30})?|\.\d{1,30})(?:[eE][+-]?\d{1,3})?$/;

/** Returns NaN for anything else, and for an empty text. */
export const numberOf = (text: string | undefined): number => (text !== undefined && number.test(text.trim()) ? Number(text) : NaN);

export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

export function refuseFile<Code extends ReasonCode>(code: Code, values: ReasonValues<Code>): never {
  throw invalidBecause(reason(code, values));
}
