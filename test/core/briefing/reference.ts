/**
 * What a briefing makes of each stored notice, the slow way: one notice after the other as `GET /notams` answers it, its distance by dense points along
 * the route and along its border. It shares nothing with the selection but the words of the contract.
 */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingSection, NotShownReason } from '#contract/briefing/notice.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Core } from '#core/core.ts';
import { levelsOf } from '#core/notams/describe/severity/levels.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { dense, isAround, leastDistance } from '../../domain/route-line/reference.ts';

export type Verdict = BriefingSection | NotShownReason;
type Known = NotamAnswer & { decoded: Decoded };
/** Several where the edge of the corridor, or a time worked out from it, is too near to tell. */
type Possible = ReadonlySet<Verdict>;

const STEP_NM = 2;
/** Nautical miles within which the slow way does not tell: circles come to it as rings of 36 corners. */
const DOUBT_NM = 0.4;
const MINUTE = 60_000;
/** In which a flight at 60 knots passes from one dense point to the next. */
const SLACK_MS = 2 * MINUTE;

export type Asked = { core: Core; briefing: Briefing; route: ParsedRoute };

export function verdictsOf({ core, briefing, route }: Asked): Map<string, Possible> {
  const { from, to } = briefing.settings;
  const notams = [...core.notams.rows({ expand: 'decoded', at: from, from, to })] as Known[];
  const placed = notams.map((notam) => ({ notam, ...placeOf(notam, { core, briefing, route }) }));
  const near = placed.filter(
    ({ sections, notam }) => !isLeftOutByTime(notam, from, to) && (sections.has('aerodrome') || sections.has('enRoute')),
  );
  const firs = new Set(
    near.flatMap(({ notam: { decoded } }) => (/^[A-Z]{4}$/.test(decoded.fir ?? '') && !decoded.fir?.endsWith('XX') ? [decoded.fir] : [])),
  );
  return new Map(placed.map((one) => [one.notam.id, verdictOf(one, briefing, firs)]));
}

type Placed = {
  notam: Known;
  sections: ReadonlySet<BriefingSection | 'outside'>;
  windows: { from: string; to: string }[];
  outer?: { from: string; to: string }[];
};

function isLeftOutByTime({ decoded, startDate }: Known, _from: string, to: string): boolean {
  return (
    decoded.type === 'C' ||
    decoded.qCode?.startsWith('QKK') === true ||
    ['expired', 'cancelled', 'replaced'].includes(decoded.status) ||
    (startDate ?? '') > to
  );
}

function placeOf(notam: Known, { core, briefing, route }: Asked): Omit<Placed, 'notam'> {
  const { from, to } = briefing.settings;
  const whole = [{ from, to }];
  const codes = [notam.icao, ...notam.decoded.locations].filter((code) => code !== null).map((code) => code.toUpperCase());
  const own = briefing.aerodromes.filter(
    ({ airportId }) => airportId !== null && core.airports.notamPlaces(airportId).some((code) => codes.includes(code)),
  );
  if (own.length > 0) return { sections: new Set(['aerodrome']), windows: own.map((one) => ({ from: one.from, to: one.to })) };
  const { geometry, geometrySource } = notam.decoded;
  if (geometrySource === 'wholeRegion') return { sections: new Set(['region']), windows: whole };
  if (geometry === null) return { sections: new Set(['unplaced']), windows: whole };
  const { corridorNm } = briefing.settings;
  const { least, alongs } = distancesTo(geometry as Geometry, route, corridorNm + DOUBT_NM);
  if (least > briefing.settings.corridorNm + DOUBT_NM) return { sections: new Set(['outside']), windows: whole };
  const isDoubtful = least > briefing.settings.corridorNm - DOUBT_NM;
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

function distancesTo(
  geometry: Geometry,
  { points }: ParsedRoute,
  widthNm: number,
): { least: number; alongs: { along: number; distance: number }[] } {
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
  const shapes = [...lines.map((line) => line.map(latLon)), ...single.map((position) => [latLon(position), latLon(position)])];
  const on = dense(points, STEP_NM);
  let least = Infinity;
  const alongs: { along: number; distance: number }[] = [];
  for (const [index, shape] of shapes.entries()) {
    const border = dense(shape, STEP_NM / 2);
    const [corner] = border;
    if (!corner) continue;
    const size = Math.max(...border.map(({ space }) => chord(corner.space, space)));
    const near = on.filter(({ space }) => chord(corner.space, space) <= widthNm + size + 3 * STEP_NM);
    let nearest = { distance: Infinity, along: 0 };
    for (const { position, along, space } of near) {
      const distance = border.reduce((shortest, point) => Math.min(shortest, chord(space, point.space)), Infinity);
      // Near the border is near enough, on either side.
      const isIn = distance > widthNm && index < rings.length && isAround(border, position);
      if (distance < nearest.distance) nearest = { distance: isIn ? 0 : distance, along };
      if (isIn || distance <= widthNm) alongs.push({ along, distance: isIn ? 0 : distance });
    }
    if (nearest.distance > widthNm - STEP_NM && near.length > 1) {
      const line = near.map(({ position }) => position);
      nearest.distance = Math.min(nearest.distance, leastDistance(line, shape, STEP_NM / 2).distance);
      if (nearest.distance <= widthNm) alongs.push(nearest);
    }
    least = Math.min(least, nearest.distance);
  }
  return { least, alongs };
}

/** Through the earth; shorter than along it by less than a foot in 60 NM. */
const chord = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));

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

function verdictOf(
  { notam, sections, windows, outer = windows }: Placed,
  { settings }: Briefing,
  firs: ReadonlySet<string | null>,
): Possible {
  const { decoded } = notam;
  if (decoded.type === 'C') return new Set(['cancellation']);
  if (decoded.qCode?.startsWith('QKK') === true) return new Set(['checklist']);
  const { status } = decoded;
  if (status === 'expired' || status === 'cancelled' || status === 'replaced') return new Set([status]);
  if ((notam.startDate ?? '') > settings.to) return new Set(['notYetBegun']);
  return new Set(
    [...sections].flatMap((section): Verdict[] => {
      if (section === 'outside') return ['outsideCorridor'];
      if (section === 'region' && firs.size > 0) {
        const named = [...decoded.locations, decoded.fir ?? ''];
        const isNear = named.some((place) =>
          [...firs].some((fir) => fir === place || (/^..XX$/.test(place) && fir?.slice(0, 2) === place.slice(0, 2))),
        );
        if (!isNear) return ['otherRegion'];
      }
      if (section === 'enRoute' || section === 'region') {
        const { floor, ceiling } = levelsOf(decoded);
        const isKnown = decoded.format !== 'text';
        if (isKnown && floor !== null && settings.upperFt !== null && floor > settings.upperFt) return ['aboveLevels'];
        if (isKnown && ceiling !== null && ceiling < settings.lowerFt && !/AGL|ASFC/.test(decoded.upperLimit ?? '')) return ['belowLevels'];
      }
      // Dense points are up to so much apart, one way or the other.
      if (section !== 'enRoute') return [inTime(notam, windows, 0) ?? section];
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

function timeReason({ decoded, startDate, endDate, canceledDate }: Known, begin: string, end: string): NotShownReason | null {
  // In the USA an estimated end is an end; elsewhere only another notice ends it.
  const ends = endDate !== null && (!decoded.isEstimated || decoded.format === 'us' || decoded.format === 'fdc');
  if (canceledDate !== null && canceledDate <= begin) return decoded.endedBy === null ? 'cancelled' : 'replaced';
  if (ends && endDate < begin) return 'expired';
  if ((startDate ?? '') > end) return 'notYetBegun';
  if (decoded.scheduleUnderstood !== true) return null;
  const limit = canceledDate !== null && canceledDate < end ? canceledDate : end;
  return decoded.activePeriods.some((period) => period.start < limit && (period.end ?? '9') > begin) ? null : 'outsideSchedule';
}
