/**
 * What a briefing makes of each stored notice, the slow way: one notice after the other as `GET /notams` answers it, its distance by dense points along
 * the route and short straight sides of its border in the body of the earth. It shares nothing with the selection but the words of the contract. What no flight
 * changes is worked out once.
 */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingSection, NotShownReason } from '#contract/briefing/notice.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Core } from '#core/core.ts';
import { levelsOf } from '#core/notams/read/levels.ts';
import { openCountryOf, type CountryOf } from '#core/reference/country-of-places.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { dense, type DensePoint } from '../../domain/route-line/reference.ts';
import { chord, distanceTo, extentOf, isAround, nearestOnWay, type Border, type Space } from './border.ts';

export type Verdict = BriefingSection | NotShownReason;
/** Several where the edge of the corridor, or a time worked out from it, is too near to tell. */
type Possible = ReadonlySet<Verdict>;

const STEP_NM = 2;
/** A side of a border that is so long lies less than forty feet under the surface. */
const SIDE_NM = 12;
/** Nautical miles within which the slow way does not tell: circles come to it as rings of 36 corners. */
const DOUBT_NM = 0.4;
const MINUTE = 60_000;
/** A flight at 60 knots passes from one dense point to the next in this time. */
const SLACK_MS = 2 * MINUTE;

/** `size` is how far the farthest point of its border is from its middle, in nautical miles. */
type Shape = { isArea: boolean; border: Border; middle: Space; size: number };
type Known = Pick<NotamAnswer, 'id' | 'notamId' | 'startDate' | 'endDate' | 'canceledDate'> &
  Pick<
    Decoded,
    | 'type'
    | 'format'
    | 'qCode'
    | 'fir'
    | 'locations'
    | 'geometrySource'
    | 'upperLimit'
    | 'isEstimated'
    | 'scheduleUnderstood'
    | 'activePeriods'
  > & {
    endedHow: 'cancelled' | 'replaced';
    codes: string[];
    isDomestic: boolean;
    hasGeometry: boolean;
    shapes: Shape[];
    levels: ReturnType<typeof levelsOf>;
  };

/** Every stored notice; its active periods are those from `from` to `to`, which has to hold the time of every briefing asked about. */
export function knownNotices({ notams }: Core, { from, to }: { from: string; to: string }): Known[] {
  const known: Known[] = [];
  const isCancellation = (id: string): boolean => notams.decoded(id)?.type === 'C';
  for (const notam of notams.rows({ expand: 'decoded', at: from, from, to })) {
    const { decoded, icao, ...given } = notam as NotamAnswer & { decoded: Decoded };
    const { type, format, qCode, fir, locations, geometry, geometrySource, upperLimit } = decoded;
    const { isEstimated, endedBy, scheduleUnderstood, activePeriods } = decoded;
    const { id, notamId, startDate, endDate, canceledDate, message } = given;
    known.push({
      id,
      notamId,
      startDate,
      endDate,
      canceledDate,
      type,
      format,
      qCode,
      fir,
      locations,
      geometrySource,
      upperLimit,
      isEstimated,
      scheduleUnderstood,
      activePeriods,
      endedHow: endedBy === null || isCancellation(endedBy) ? 'cancelled' : 'replaced',
      codes: [icao, ...locations].filter((code) => code !== null).map((code) => code.toUpperCase()),
      isDomestic: format === 'us' || format === 'fdc' || message.includes('FICON'),
      hasGeometry: geometry !== null,
      shapes: geometry === null ? [] : shapesOf(geometry as Geometry),
      levels: levelsOf(decoded),
    });
  }
  return known;
}

type Asked = { core: Core; briefing: Briefing; route: ParsedRoute; known: readonly Known[] };
/** What is asked about, with what all notices have in common. */
type Flown = Pick<Asked, 'briefing' | 'route'> & { places: ReadonlySet<string>[]; on: Blocks };

export function verdictsOf({ core, briefing, route, known }: Asked): Map<string, Possible> {
  const { from, to } = briefing.settings;
  const places = briefing.aerodromes.map(({ airportId }) => new Set(airportId === null ? [] : core.airports.notamPlaces(airportId)));
  const flown: Flown = { briefing, route, places, on: inBlocks(dense(route.points, STEP_NM)) };
  const placed = known.map((notam): Placed => ({ notam, ...placeOf(notam, flown) }));
  const near = placed.filter(
    ({ sections, notam }) => !isLeftOutByTime(notam, from, to) && (sections.has('aerodrome') || sections.has('enRoute')),
  );
  const firs = new Set(near.flatMap(({ notam: { fir } }) => (/^[A-Z]{4}$/.test(fir ?? '') && !fir?.endsWith('XX') ? [fir] : [])));
  const touched = touchedBy(core, flown, firs);
  return new Map(placed.map((one) => [one.notam.id, verdictOf(one, briefing, touched)]));
}

/** `near`: countries of the flight for certain; `perhaps`: those of aerodromes that lie no farther away than a box around the corridor may reach. */
type Touched = { near: ReadonlySet<string>; perhaps: ReadonlySet<string>; firs: ReadonlySet<string | null>; countryOf: CountryOf };
/** A box is around a piece of 60 nautical miles, and around several pieces of a very long route. */
const [BOX_NM, LONG_BOX_NM, LONG_ROUTE_NM] = [100, 2000, 3000];

function touchedBy({ airports, dataset }: Core, { briefing, on }: Flown, firs: ReadonlySet<string | null>): Touched {
  const countryOf = openCountryOf(dataset);
  const { corridorNm } = briefing.settings;
  const reach = corridorNm * 1.5 + ((briefing.route.distanceNm ?? 0) > LONG_ROUTE_NM ? LONG_BOX_NM : BOX_NM);
  const codes = [
    ...briefing.aerodromes.flatMap(({ airportId, ident }) => (airportId === null ? [ident] : airports.notamPlaces(airportId))),
    ...firs,
  ];
  const near = new Set(codes.flatMap((code) => (code === null ? [] : (countryOf(code) ?? []))));
  const perhaps = new Set(near);
  const points = on.flatMap((block) => block.points);
  const placed = dataset
    .current()
    .db.prepare<[], LatLon & { country: string }>(
      'SELECT latitude, longitude, country_code AS country FROM airports WHERE latitude IS NOT NULL AND country_code IS NOT NULL',
    );
  for (const { country, ...position } of placed.all()) {
    const [at] = dense([position, position], STEP_NM);
    const least = at === undefined ? Infinity : Math.min(...points.map(({ space }) => chord(space, at.space)));
    if (least <= corridorNm - DOUBT_NM) near.add(country);
    if (least <= reach) perhaps.add(country);
  }
  return { near, perhaps, firs, countryOf };
}

/** Whether it is of another country; undefined where a box may reach farther than the corridor. */
function isElsewhere({ locations, fir, codes, isDomestic }: Known, { near, perhaps, firs, countryOf }: Touched): boolean | undefined {
  const named = [...locations, ...codes, ...(fir === null ? [] : [fir])];
  const found = named.flatMap((code) => countryOf(code) ?? []);
  const countries = found.length === 0 && isDomestic ? ['US', 'PR', 'VI', 'GU', 'AS', 'MP'] : found;
  const isIn = (of: ReadonlySet<string>) => countries.some((country) => of.has(country));
  if (near.size === 0 && perhaps.size > 0) return undefined;
  if (near.size === 0 || countries.length === 0 || isIn(near) || named.some((code) => firs.has(code))) return false;
  return isIn(perhaps) ? undefined : true;
}

type Placed = {
  notam: Known;
  sections: ReadonlySet<BriefingSection | 'outside'>;
  windows: { from: string; to: string }[];
  outer?: { from: string; to: string }[];
};

const isLeftOutByTime = (notam: Known, from: string, to: string): boolean =>
  notam.type === 'C' || notam.qCode?.startsWith('QKK') === true || overBy(notam, from) !== null || (notam.startDate ?? '') > to;

function placeOf(notam: Known, flown: Flown): Omit<Placed, 'notam'> {
  const { briefing, route, places } = flown;
  const { from, to, corridorNm } = briefing.settings;
  const whole = [{ from, to }];
  const own = briefing.aerodromes.filter((_, at) => notam.codes.some((code) => places[at]?.has(code) === true));
  if (own.length > 0) return { sections: new Set(['aerodrome']), windows: own.map((one) => ({ from: one.from, to: one.to })) };
  if (notam.geometrySource === 'wholeRegion') return { sections: new Set(['region']), windows: whole };
  if (!notam.hasGeometry) return { sections: new Set(['unplaced']), windows: whole };
  const { least, alongs } = distancesTo(notam.shapes, flown.on, corridorNm + DOUBT_NM);
  if (least > corridorNm + DOUBT_NM) return { sections: new Set(['outside']), windows: whole };
  const isDoubtful = least > corridorNm - DOUBT_NM;
  const inner = alongs.filter(({ distance }) => distance <= corridorNm - DOUBT_NM).map(({ along }) => along);
  return {
    sections: new Set(isDoubtful ? ['enRoute', 'outside'] : ['enRoute']),
    windows: [windowOf(inner.length > 0 ? inner : alongs.map(({ along }) => along), route, briefing)],
    outer: [
      windowOf(
        alongs.map(({ along }) => along),
        route,
        briefing,
      ),
    ],
  };
}

type Position = [number, number];
type Geometry = { type: string; coordinates: unknown };
const latLon = ([longitude, latitude]: Position): LatLon => ({ latitude, longitude });

function shapesOf(geometry: Geometry): Shape[] {
  const rings = (
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  ) as Position[][][];
  const lines = (
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : rings.map(([ring]) => ring)
  ) as Position[][];
  const single = (
    geometry.type === 'Point' ? [geometry.coordinates] : geometry.type === 'MultiPoint' ? geometry.coordinates : []
  ) as Position[];
  const all = [...lines.map((line) => line.map(latLon)), ...single.map((position) => [latLon(position), latLon(position)])];
  return all.map((line, at) => {
    const border = Float64Array.from(dense(line, SIDE_NM).flatMap(({ space }) => space));
    return { isArea: at < rings.length, border, ...extentOf(border) };
  });
}

/** Dense points of the route that follow each other are a block; `size` is how far the farthest of them is from the first. */
type Blocks = { points: DensePoint[]; size: number }[];
const POINTS_IN_A_BLOCK = 24;

function inBlocks(points: readonly DensePoint[]): Blocks {
  const blocks: Blocks = [];
  for (let at = 0; at < points.length; at += POINTS_IN_A_BLOCK) {
    const some = points.slice(at, at + POINTS_IN_A_BLOCK);
    const [first] = some;
    if (first) blocks.push({ points: some, size: Math.max(...some.map(({ space }) => chord(first.space, space))) });
  }
  return blocks;
}

function distancesTo(
  shapes: readonly Shape[],
  on: Blocks,
  widthNm: number,
): { least: number; alongs: { along: number; distance: number }[] } {
  let least = Infinity;
  const alongs: { along: number; distance: number }[] = [];
  for (const shape of shapes) {
    const near = nearPoints(shape, on, widthNm);
    let nearest = { distance: Infinity, along: 0 };
    for (const { along, distance, isIn } of near) {
      if (isIn || distance < nearest.distance) nearest = { distance: isIn ? 0 : distance, along };
      if (isIn || distance <= widthNm) alongs.push({ along, distance: isIn ? 0 : distance });
    }
    // It is nearer by half a step at most between two dense points on either side.
    const isClose = nearest.distance > widthNm - STEP_NM && nearest.distance < widthNm + STEP_NM;
    for (const [index, to] of isClose ? near.entries() : []) {
      const from = near[index - 1];
      if (!from || to.along > from.along + 1.5 * STEP_NM || Math.min(from.distance, to.distance) > nearest.distance + STEP_NM) continue;
      const { distance, part } = nearestOnWay(shape.border, [from.space, to.space]);
      if (distance < nearest.distance) nearest = { distance, along: from.along + part * (to.along - from.along) };
    }
    if (isClose && nearest.distance <= widthNm) alongs.push(nearest);
    least = Math.min(least, nearest.distance);
  }
  return { least, alongs };
}

type NearPoint = DensePoint & { distance: number; isIn: boolean };

/** Points of the route that may be near enough, with their distances from the border. */
function nearPoints({ isArea, border, middle, size }: Shape, on: Blocks, widthNm: number): NearPoint[] {
  const reach = widthNm + size + 1.5 * STEP_NM;
  const points: NearPoint[] = [];
  // A block's points are no farther from its first one than its size.
  for (const block of on.filter(
    ({ points: [first], size: ofBlock }) => first !== undefined && chord(middle, first.space) <= reach + ofBlock,
  )) {
    for (const point of block.points) {
      if (chord(middle, point.space) > reach) continue;
      const distance = distanceTo(border, point.space);
      const before = points.at(-1);
      // Where neither is within a step of the border, it is not between them.
      const isSame = before && point.along < before.along + 1.5 * STEP_NM && Math.min(before.distance, distance) > STEP_NM;
      // A point near the border is near enough, on either side.
      const mayBeIn = isArea && distance > widthNm && distance <= size;
      points.push({
        ...point,
        distance,
        isIn: mayBeIn && (isSame && before.distance > widthNm ? before.isIn : isAround(border, point.space)),
      });
    }
  }
  return points;
}

/** Half an hour, or what was asked for, around the times at all dense points that are near enough. */
function windowOf(alongs: readonly number[], { legs }: ParsedRoute, { settings }: Briefing): { from: string; to: string } {
  const times = alongs.flatMap((along) => timesAt(along, legs));
  if (times.length === 0 || times.some(Number.isNaN)) return { from: settings.from, to: settings.to };
  const margin = settings.abeamMin * MINUTE;
  return { from: new Date(Math.min(...times) - margin).toISOString(), to: new Date(Math.max(...times) + margin).toISOString() };
}

function timesAt(along: number, legs: ParsedRoute['legs']): number[] {
  let begin = 0;
  return legs.flatMap(({ distanceNm, minutes, eto }) => {
    const [from, to] = [begin, begin + distanceNm];
    begin = to;
    if (along < from - 1e-6 || along > to + 1e-6) return [];
    if (eto === null || minutes === null) return [Number.NaN];
    return [Date.parse(eto) - ((to - along) / (distanceNm || 1)) * minutes * MINUTE];
  });
}

function verdictOf({ notam, sections, windows, outer = windows }: Placed, { settings }: Briefing, touched: Touched): Possible {
  if (notam.type === 'C') return new Set(['cancellation']);
  if (notam.qCode?.startsWith('QKK') === true) return new Set(['checklist']);
  const over = overBy(notam, settings.from);
  if (over !== null) return new Set([over]);
  if ((notam.startDate ?? '') > settings.to) return new Set(['notYetBegun']);
  return new Set(
    [...sections].flatMap((section): Verdict[] => {
      if (section === 'outside') return ['outsideCorridor'];
      const isOther = section === 'region' || section === 'unplaced' ? isElsewhere(notam, touched) : false;
      if (isOther === true) return ['elsewhere'];
      const other: Verdict[] = isOther === undefined ? ['elsewhere'] : [];
      if (section === 'enRoute' || section === 'region') {
        const { floor, ceiling } = notam.levels;
        const isKnown = notam.format !== 'text';
        if (isKnown && floor !== null && settings.upperFt !== null && floor > settings.upperFt) return [...other, 'aboveLevels'];
        if (isKnown && ceiling !== null && ceiling < settings.lowerFt && !/AGL|ASFC/.test(notam.upperLimit ?? ''))
          return [...other, 'belowLevels'];
      }
      // Dense points are up to so much apart, one way or the other.
      if (section !== 'enRoute') return [...other, inTime(notam, windows, 0) ?? section];
      return [inTime(notam, windows, -SLACK_MS), inTime(notam, windows, 0), inTime(notam, outer, 0), inTime(notam, outer, SLACK_MS)].map(
        (code) => code ?? section,
      );
    }),
  );
}

/** Null where any of the windows has it in force. `by`: milliseconds that a window is longer on both sides. */
function inTime(notam: Known, windows: Placed['windows'], by: number): NotShownReason | null {
  const [first, ...others] = windows.map(({ from, to }) => {
    const [begin, end] = [new Date(Date.parse(from) - by), new Date(Date.parse(to) + by)].map((moment) => moment.toISOString()) as [
      string,
      string,
    ];
    return timeReason(notam, begin, end);
  });
  return first === null || others.includes(null) ? null : (first ?? null);
}

/** What has ended it by a moment; null while nothing has. It is in force at its end still. */
function overBy(
  { notamId, isEstimated, format, endedHow, endDate, canceledDate }: Known,
  moment: string,
): 'cancelled' | 'replaced' | 'expired' | null {
  // In the USA, whose domestic and FDC numbers have no letter before them, an estimated end is an end; elsewhere only another notice ends it.
  const isDomestic = format === 'us' || format === 'fdc' || /^\d/.test(notamId ?? '');
  const ends = endDate !== null && (!isEstimated || isDomestic);
  if (canceledDate !== null && canceledDate <= moment && !(ends && endDate < canceledDate)) return endedHow;
  return ends && endDate < moment ? 'expired' : null;
}

function timeReason(notam: Known, begin: string, end: string): NotShownReason | null {
  const over = overBy(notam, begin);
  if (over !== null) return over;
  if ((notam.startDate ?? '') > end) return 'notYetBegun';
  if (notam.scheduleUnderstood !== true) return null;
  const { canceledDate } = notam;
  const limit = canceledDate !== null && canceledDate < end ? canceledDate : end;
  return notam.activePeriods.some((period) => period.start < limit && (period.end ?? '9') > begin) ? null : 'outsideSchedule';
}
