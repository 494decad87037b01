/** Runways as lines on the map: between their ends where both are known, else placed through the airport's reference point and marked as estimated. */
import type { Feature, LineString, Point } from 'geojson';
import { visible } from '#domain/text/visible-text.ts';
import { destination, trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { feetToMetres } from '#domain/units.ts';
import { runwayLine, type RunwayLine } from '#renderer/format/airport/runway-line.ts';
import type { PlacedAirport } from '../airports/airport-rows.ts';
import { holds, type Box } from '../view.ts';
import type { PlacedRunway } from './runway-columns.ts';

/** A line with what the list beside the map says about it. */
export type DrawnRunway = RunwayLine & {
  runway: PlacedRunway;
  airport: PlacedAirport;
  /** What the airport is called by. */
  airportLabel: string;
};

export type AirportWithRunways = PlacedAirport & { runways: readonly PlacedRunway[] };

export const drawnRunways = (airports: readonly AirportWithRunways[]): DrawnRunway[] =>
  airports.flatMap((airport) =>
    airport.runways.flatMap((runway) => {
      const line = runwayLine(runway, airport);
      return line === undefined ? [] : [{ ...line, runway, airport, airportLabel: airport.code ?? airport.name }];
    }),
  );

export const undrawnRunways = (airports: readonly AirportWithRunways[]): number =>
  airports.reduce((sum, { runways }) => sum + runways.length, 0) - drawnRunways(airports).length;

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
export function runwayFeatures(lines: readonly (RunwayLine & { runway: Pick<PlacedRunway, 'width'> })[]): Feature<LineString | Point>[] {
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
