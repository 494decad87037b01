/**
 * Draws runways as lines on the map: between their ends where both are known, else placed through the airport's reference point and marked
 * as estimated.
 */
import type { Feature, LineString, Point } from 'geojson';
import { visible } from '#domain/text/visible-text.ts';
import { destination, trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { feetToMetres } from '#domain/units.ts';
import { closureOf, type Closure } from '#domain/wind/ends-in-wind.ts';
import type { MapRunway } from '#domain/map-set/map-set.ts';
import { runwayLine, type RunwayLine, type RunwayToDraw } from '#renderer/format/airport/runway-line.ts';
import type { PlacedAirport } from '../airports/map-airport.ts';
import { type Box, boxOf, holds, normalized, rounded } from '../view.ts';
import { useMemo } from 'react';
import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import type { MapNotam } from '../notams/map-notams.ts';
import { kinds, RUNWAYS_FROM } from '../airports/airport-kinds.ts';
import { useAirports } from '../airports/airports.ts';
import { useMap } from '../map-state.ts';
import { lineFeature, pointFeature, positionOf } from '../chart/features.ts';

/** A line has what the list next to the map says about it. */
export type DrawnRunway = RunwayLine & { runway: MapRunway; airport: PlacedAirport; closure: Closure | undefined };

/** The runways of aerodromes that are or may be closed at the chosen moment, as `airport runway`. */
type Closures = ReadonlyMap<string, Closure>;

/** A heading that only the designator tells is good to some ten degrees, which is too little to draw a line by. */
const toDraw = ({ low, high, heading, isHeadingEstimated, ...runway }: MapRunway): RunwayToDraw => ({
  name: low !== null && high !== null ? `${low}/${high}` : (low ?? high ?? 'unnamed'),
  length: runway.length,
  lowEndIdent: low,
  lowEndHeading: isHeadingEstimated ? null : heading,
  lowEndLatitude: runway.lowLatitude,
  lowEndLongitude: runway.lowLongitude,
  highEndIdent: high,
  highEndHeading: null,
  highEndLatitude: runway.highLatitude,
  highEndLongitude: runway.highLongitude,
});

export const drawnRunways = (airports: readonly PlacedAirport[], closures: Closures = new Map()): DrawnRunway[] =>
  airports.flatMap((airport) =>
    airport.runways.flatMap((runway) => {
      const line = runwayLine(toDraw(runway), airport);
      if (line === undefined) return [];
      const closure = runway.isClosed ? 'closed' : closures.get(`${airport.id} ${line.name}`);
      return [{ ...line, runway, airport, closure }];
    }),
  );

/** A line is within a box that has one of its ends or its middle, because a runway is short. */
export const linesWithin = <Line extends RunwayLine>(lines: readonly Line[], box: Box): Line[] =>
  lines.filter((line) => [...line.ends, middleOf(line)].some((place) => holds(box, place)));

export const middleOf = ({ ends: [one, other] }: RunwayLine): LatLon => {
  const { distance, initialCourse } = trackBetween(one, other);
  return destination(one, initialCourse, distance / 2);
};

/** Circumference of the earth on which Web Mercator is drawn, metres, and its pixels at zoom 0. */
const AROUND_M = 40_075_016.686;
const WORLD_PIXELS = 512;

/** Pixels at zoom 0 of so many metres at a latitude, as the map is drawn there. */
const pixelsAtZoom0 = (metres: number, latitude: number): number =>
  (metres * WORLD_PIXELS) / (AROUND_M * Math.cos((latitude * Math.PI) / 180));

/** A closed runway has its crosses at these parts of its length. */
const CROSSES = [0.2, 0.5, 0.8];
/** The legend has the same. */
const crossOf = { closed: '×', mayBeClosed: '×?' } as const;

/** The map is flat over the length of a runway. */
const between = ([one, other]: RunwayLine['ends'], part: number): LatLon => ({
  latitude: one.latitude + (other.latitude - one.latitude) * part,
  longitude: one.longitude + normalized(other.longitude - one.longitude) * part,
});

/** Lines, each with its width in pixels at zoom 0 (0 is unknown), and points at their ends with the designators. */
export function runwayFeatures(lines: readonly DrawnRunway[]): Feature<LineString | Point>[] {
  return lines.flatMap(({ ends, idents, isEstimated, closure, runway: { width } }) => [
    lineFeature(ends.map(positionOf), {
      isEstimated,
      isClosed: closure !== undefined,
      pixels: width === null ? 0 : pixelsAtZoom0(feetToMetres(width), ends[0].latitude),
    }),
    ...(closure === undefined ? [] : CROSSES.map((part) => pointFeature(between(ends, part), { cross: crossOf[closure] }))),
    ...ends.flatMap((end, index) => {
      const ident = idents[index] ?? null;
      return ident === null ? [] : [pointFeature(end, { ident: visible(ident) })];
    }),
  ]);
}

/** Aerodromes whose state is requested: closer up fewer are in view. */
const MOST_STATES = 12;
/** Closures begin and end at full minutes. */
const GROWS_OLD = 60_000;

/** Asks the core for the closures at the aerodromes that these NOTAMs name. */
function useClosures(airports: readonly PlacedAirport[], notices: readonly MapNotam[]): Closures {
  const at = useMoment((moment) => moment.at);
  const version = useNotamVersion(true, GROWS_OLD);
  const named = new Set(notices.map(({ notam }) => notam.icao));
  const ids = airports.filter(({ code }) => code !== null && named.has(code)).map(({ id }) => id);
  const query = at === undefined ? {} : { at: new Date(at).toISOString() };
  const { latest: states } = useQuery(
    ids.length === 0 ? undefined : { ids: ids.slice(0, MOST_STATES), query },
    (request, signal) =>
      Promise.all(
        request.ids.map(async (id) => ({
          id,
          state: await api('getAerodromeState', { params: { id }, query: request.query }, { signal }),
        })),
      ),
    { version, about: JSON.stringify(query) },
  );
  return useMemo(() => {
    const closures = (states ?? []).flatMap(({ id, state: { runways } }) =>
      runways.flatMap(({ name, state }): [string, Closure][] => {
        const closure = closureOf(state);
        return closure === undefined ? [] : [[`${id} ${name}`, closure]];
      }),
    );
    return new Map(closures);
  }, [states]);
}

/** Loads the runways of the airports in view and a little around it; none when zoomed out. Too little is known to draw the `undrawn`. */
export function useRunways(notices: readonly MapNotam[]) {
  const view = useMap((map) => map.view);
  const airports = useAirports((loaded) => loaded.airports);
  const isNear = view.zoom >= RUNWAYS_FROM;
  // The same lines as long as the map moves little: they are handed to the map whole.
  const around = isNear ? JSON.stringify(rounded(boxOf(view))) : '';
  const within = useMemo(() => {
    if (around === '') return [];
    const box = JSON.parse(around) as ReturnType<typeof rounded>;
    return kinds.flatMap((kind) => (airports[kind] ?? []).filter((airport) => holds(box, airport)));
  }, [airports, around]);
  const closures = useClosures(within, notices);
  return useMemo(() => {
    const lines = drawnRunways(within, closures);
    return { lines, undrawn: within.flatMap(({ runways }) => runways).length - lines.length };
  }, [within, closures]);
}

export type RunwaysInView = ReturnType<typeof useRunways>;
