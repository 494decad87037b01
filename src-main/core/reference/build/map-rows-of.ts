/** What the map shows of a set, as columns: the thread that makes the map begins before the rows are written. */
import { mapKindOf, type MapRows, type MapRunwayRow } from '#core/map/map-rows.ts';
import type { PlacedAirport } from './placed-airports.ts';
import type { PlacedNavaid } from './placed-navaids.ts';
import { facilityTypeOf, isClosedOf, shownFrequency } from './to-contract.ts';
import { toColumns } from '#core/platform/columns.ts';

export function mapRowsOf(airports: readonly PlacedAirport[], navaids: readonly PlacedNavaid[]): MapRows {
  const facts = airports.map(({ whole }) => whole.facts);
  const places = {
    id: airports.map(({ whole }) => whole.id),
    latitude: facts.map(({ latitude }) => latitude),
    longitude: facts.map(({ longitude }) => longitude),
    elevation: facts.map(({ elevation }) => elevation),
    kind: facts.map((each) => mapKindOf({ isClosed: isClosedOf(each), facilityType: facilityTypeOf(each) }, each.sourceType)),
  };
  const runways = airports.flatMap(({ row, whole }) =>
    whole.runways.map(({ length, width, surface, isClosed, low, high }): MapRunwayRow => ({
      airportRow: row,
      length,
      width,
      surface,
      isClosed,
      lowIdent: low.ident,
      lowHeading: low.heading,
      lowLatitude: low.latitude,
      lowLongitude: low.longitude,
      highIdent: high.ident,
      highHeading: high.heading,
      highLatitude: high.latitude,
      highLongitude: high.longitude,
    })),
  );
  const shown = navaids.flatMap(({ facts: { ident, name, type, frequency, dmeChannel, latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ ident, name, type, ...shownFrequency(frequency), dmeChannel, latitude, longitude }],
  );
  return { places, runways: toColumns(runways), navaids: toColumns(shown) };
}
