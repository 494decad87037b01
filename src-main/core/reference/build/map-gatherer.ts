/** What the map shows of the rows, gathered while they are written: reading it back would take longer. */
import type { Airport } from '#contract/airports/airport.ts';
import type { Navaid } from '#contract/navaids/navaid.ts';
import { mapKindOf, type MapPlace, type MapRows, type MapRunwayRow } from '#core/map/map-rows.ts';
import type { MapNavaid } from '#domain/map-set/map-set.ts';
import type { PlacedAirport } from './placed-airports.ts';
import type { Parts } from './rows/parts.ts';

export type MapGatherer = {
  /** In the order of the rows. */
  addAirport(placed: PlacedAirport, airport: Airport, parts: Parts): void;
  addNavaid(navaid: Navaid): void;
  rows: MapRows;
};

export function openMapGatherer(): MapGatherer {
  const [places, runways, navaids]: [MapPlace[], MapRunwayRow[], MapNavaid[]] = [[], [], []];
  return {
    addAirport({ row, whole }, airport, parts) {
      const { id, latitude, longitude, elevation } = airport;
      places.push({ id, latitude, longitude, elevation, kind: mapKindOf(airport, whole.facts.sourceType) });
      for (const [position, runway] of parts.runways.entries()) {
        runways.push({
          airportRow: row,
          length: runway.length,
          width: runway.width,
          surface: whole.runways[position]?.surface ?? null,
          isClosed: runway.isClosed,
          lowIdent: runway.lowEndIdent,
          lowHeading: runway.lowEndHeading,
          lowLatitude: runway.lowEndLatitude,
          lowLongitude: runway.lowEndLongitude,
          highIdent: runway.highEndIdent,
          highHeading: runway.highEndHeading,
          highLatitude: runway.highEndLatitude,
          highLongitude: runway.highEndLongitude,
        });
      }
    },
    addNavaid({ ident, name, type, frequency, frequencyUnit, dmeChannel, latitude, longitude }) {
      if (latitude === null || longitude === null) return;
      navaids.push({ ident, name, type, frequency, frequencyUnit, dmeChannel, latitude, longitude });
    },
    rows: { places, runways, navaids },
  };
}
