/** Runways as lines on the map: between their ends where both are known, else placed through the airport's reference point and marked as estimated. */
import type { Feature, LineString, Point } from 'geojson';
import { visible } from '#domain/text/visible-text.ts';
import { destination, trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { feetToMetres } from '#domain/units.ts';
import type { MapRunway } from '#domain/map-set/map-set.ts';
import { runwayLine, type RunwayLine, type RunwayToDraw } from '#renderer/format/airport/runway-line.ts';
import type { PlacedAirport } from '../airports/map-airport.ts';
import { type Box, boxOf, holds, rounded } from '../view.ts';
import { useMemo } from 'react';
import { kinds, RUNWAYS_FROM } from '../airports/airport-kinds.ts';
import { useAirports } from '../airports/airports.ts';
import { useMap } from '../map-state.ts';

/** A line with what the list next to the map says about it. */
export type DrawnRunway = RunwayLine & { runway: MapRunway; airport: PlacedAirport };

/** A heading that only the designator tells is good to some ten degrees, which is too little to draw a line by. */
const toDraw = ({ low, high, heading, isHeadingEstimated, ...runway }: MapRunway): RunwayToDraw => ({
  name: low !== null && high !== null ? `${low}/${high}` : (low ?? high ?? 'unnamed'),
  isClosed: runway.isClosed,
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

export const drawnRunways = (airports: readonly PlacedAirport[]): DrawnRunway[] =>
  airports.flatMap((airport) =>
    airport.runways.flatMap((runway) => {
      const line = runwayLine(toDraw(runway), airport);
      return line === undefined ? [] : [{ ...line, runway, airport }];
    }),
  );

/** Those with an end or the middle in a box. */
export const linesWithin = <Line extends RunwayLine>(lines: readonly Line[], box: Box): Line[] =>
  lines.filter((line) => [...line.ends, middleOf(line)].some((place) => holds(box, place)));

export const middleOf = ({ ends: [one, other] }: RunwayLine): LatLon => {
  const { distance, initialCourse } = trackBetween(one, other);
  return destination(one, initialCourse, distance / 2);
};

const at = ({ longitude, latitude }: LatLon): [number, number] => [longitude, latitude];

/** Circumference of the earth on which Web Mercator is drawn, metres, and its pixels at zoom 0. */
const AROUND_M = 40_075_016.686;
const WORLD_PIXELS = 512;

/** Pixels at zoom 0 of so many metres at a latitude, as the map is drawn there. */
const pixelsAtZoom0 = (metres: number, latitude: number): number =>
  (metres * WORLD_PIXELS) / (AROUND_M * Math.cos((latitude * Math.PI) / 180));

/** Lines, each with its width in pixels at zoom 0 (0 is unknown), and points at their ends with the designators. */
export function runwayFeatures(lines: readonly (RunwayLine & { runway: Pick<MapRunway, 'width'> })[]): Feature<LineString | Point>[] {
  return lines.flatMap(({ ends, idents, isEstimated, isClosed, runway: { width } }) => [
    {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: ends.map(at) },
      properties: { isEstimated, isClosed, pixels: width === null ? 0 : pixelsAtZoom0(feetToMetres(width), ends[0].latitude) },
    },
    ...ends.flatMap((end, index): Feature<Point>[] => {
      const ident = idents[index] ?? null;
      return ident === null
        ? []
        : [{ type: 'Feature', geometry: { type: 'Point', coordinates: at(end) }, properties: { ident: visible(ident) } }];
    }),
  ]);
}

export type RunwaysInView = {
  lines: readonly DrawnRunway[];
  /** Runways of airports in view of which too little is known to draw them. */
  undrawn: number;
};

const none: RunwaysInView = { lines: [], undrawn: 0 };

/** Runways of the airports in view and a little around it; none when zoomed out. */
export function useRunways(): RunwaysInView {
  const view = useMap((map) => map.view);
  const airports = useAirports((loaded) => loaded.airports);
  const isNear = view.zoom >= RUNWAYS_FROM;
  // The same lines as long as the map moves little: they are handed to the map whole.
  const around = isNear ? JSON.stringify(rounded(boxOf(view))) : '';
  return useMemo(() => {
    if (around === '') return none;
    const box = JSON.parse(around) as ReturnType<typeof rounded>;
    const within = kinds.flatMap((kind) => (airports[kind] ?? []).filter((airport) => holds(box, airport)));
    const lines = drawnRunways(within);
    return { lines, undrawn: within.flatMap(({ runways }) => runways).length - lines.length };
  }, [airports, around]);
}
