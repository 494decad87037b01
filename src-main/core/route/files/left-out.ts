/**
 * Codes next to the text that was written say what a format cannot hold of a route, or holds otherwise. Promise: nothing is dropped without
 * one.
 */
import type { RouteFileFormat, RoutePart } from '#contract/route/files.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { speedWord } from '#domain/cruise-words.ts';
import { formatFlightLevel } from '#domain/flight-level.ts';
import { cruiseLevelWord } from './route-words.ts';
import { squareOf } from './write-text.ts';
import type { CruiseLevel, PlannedPoint, PlannedRoute } from './planned-route.ts';

export type WrittenRoute = { text: string; leftOut: Reason[] };

/** Most points named in one reason; the rest are counted. */
const NAMED = 10;

const namesOf = (points: readonly PlannedPoint[]): string =>
  points
    .slice(0, NAMED)
    .map((point) => point.ident ?? squareOf(point))
    .join(', ');

/** It is a part of the route in words; null where it is not there. */
const ofRoute = {
  name: ({ name }) => name,
  level: ({ cruiseLevel }) => cruiseLevel && cruiseLevelWord(cruiseLevel),
  speed: ({ cruiseSpeed }) => cruiseSpeed && speedWord(cruiseSpeed),
  rules: ({ rules }) => rules,
  cycle: ({ cycle }) => cycle,
} satisfies Partial<Record<RoutePart, (route: PlannedRoute) => string | null>>;

/** Each says whether a part of a point is there. */
const ofPoint = {
  idents: ({ ident }) => ident !== null,
  names: ({ name }) => name !== null,
  altitudes: ({ altitudeFt }) => altitudeFt !== null,
  airways: ({ airway }) => airway !== null,
  regions: ({ region }) => region !== null,
} satisfies Partial<Record<RoutePart, (point: PlannedPoint) => boolean>>;

/** A format never holds these parts. */
export type Lacking = readonly (keyof typeof ofRoute | keyof typeof ofPoint | 'alternates')[];

/** These ask whether a VHF or an MF receiver finds a navaid, which is not known of each. */
const askingKinds: readonly RouteFileFormat[] = ['fpl', 'pln', 'pln2024', 'fms', 'lnmpln', 'cup'];

/** Collects what is left out of `route`, which is tidy; `lacking` is reported at once. */
export function leftOutOf(format: RouteFileFormat, route: PlannedRoute, lacking: Lacking) {
  const reasons: Reason[] = [];
  const changes = new Map<RoutePart, string[]>();

  function part(name: RoutePart, points: readonly PlannedPoint[]): void {
    if (points.length === 0) return;
    const names = name === 'airways' ? points.map(({ airway }) => airway).join(' ') : namesOf(points);
    reasons.push(reason('routePartLeftOut', { format, part: name, count: points.length, points: names }));
  }

  for (const name of lacking) {
    if (name === 'alternates') part(name, route.alternates);
    else if (name in ofPoint) part(name, [...route.points, ...heldAlternates()].filter(ofPoint[name as keyof typeof ofPoint]));
    else {
      const text = ofRoute[name as keyof typeof ofRoute](route);
      if (text !== null) reasons.push(reason('routePartLeftOut', { format, part: name, count: 1, points: text }));
    }
  }
  if (askingKinds.includes(format))
    part(
      'kinds',
      [...route.points, ...heldAlternates()].filter(({ kind, navaid }) => kind === 'navaid' && navaid === null),
    );
  const { wordsAlone = [] } = route;
  if (wordsAlone.length > 0) reasons.push(reason('routeWordsLeftOut', { format, count: wordsAlone.length, words: wordsAlone.join(' ') }));

  function heldAlternates(): readonly PlannedPoint[] {
    return lacking.includes('alternates') ? [] : route.alternates;
  }

  return {
    part,
    /** Names the points of the route that the format leaves out. */
    partOf: (name: RoutePart, isLeftOut: (point: PlannedPoint, at: number) => boolean): void => part(name, route.points.filter(isLeftOut)),
    /** The file has the text in another form. */
    changed(name: 'name' | 'names' | 'idents' | 'airways' | 'regions', from: string, to: string): void {
      if (from === to) return;
      if (!changes.has(name)) changes.set(name, []);
      changes.get(name)?.push(`${from} → ${to}`);
    },
    level(from: CruiseLevel, to: CruiseLevel): void {
      if (from.unit !== to.unit || from.value !== to.value)
        reasons.push(reason('routeLevelChanged', { format, from: levelText(from), to: levelText(to) }));
    },
    other: (one: Reason): void => void reasons.push(one),
    done(text: string): WrittenRoute {
      for (const [name, all] of changes)
        reasons.push(reason('routeTextsChanged', { format, part: name, count: all.length, changes: all.slice(0, NAMED).join(', ') }));
      return { text, leftOut: reasons };
    },
  };
}

export type LeftOut = ReturnType<typeof leftOutOf>;

const levelText = ({ unit, value }: CruiseLevel): string => (unit === 'FL' ? formatFlightLevel(value) : `${value} ft`);
