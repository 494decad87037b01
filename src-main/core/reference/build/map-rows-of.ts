/** What the map shows of a set, as columns: the thread that makes the map begins before the rows are written. */
import { mapKindOf, type MapRows } from '#core/map/map-rows.ts';
import type { PlacedAirport } from './placed-airports.ts';
import type { PlacedNavaid } from './placed-navaids.ts';
import { facilityTypeOf, shownFrequency } from './to-contract.ts';
import type { RunwayFacts } from '../sources/facts.ts';
import { toColumns } from '#core/columns.ts';

export function mapRowsOf(airports: readonly PlacedAirport[], navaids: readonly PlacedNavaid[]): MapRows {
  const facts = airports.map(({ whole }) => whole.facts);
  const places = {
    id: airports.map(({ whole }) => whole.id),
    latitude: facts.map(({ latitude }) => latitude),
    longitude: facts.map(({ longitude }) => longitude),
    elevation: facts.map(({ elevation }) => elevation),
    kind: facts.map((each) => mapKindOf({ isClosed: each.given?.isClosed ?? null, facilityType: facilityTypeOf(each) }, each.sourceType)),
  };
  const parts: { row: number; runway: RunwayFacts }[] = [];
  for (const { row, whole } of airports) for (const runway of whole.runways) parts.push({ row, runway });
  const runways = {
    airportRow: parts.map(({ row }) => row),
    length: parts.map(({ runway }) => runway.length),
    width: parts.map(({ runway }) => runway.width),
    surface: parts.map(({ runway }) => runway.surface),
    isClosed: parts.map(({ runway }) => runway.isClosed),
    lowIdent: parts.map(({ runway }) => runway.low.ident),
    lowHeading: parts.map(({ runway }) => runway.low.heading),
    lowLatitude: parts.map(({ runway }) => runway.low.latitude),
    lowLongitude: parts.map(({ runway }) => runway.low.longitude),
    highIdent: parts.map(({ runway }) => runway.high.ident),
    highHeading: parts.map(({ runway }) => runway.high.heading),
    highLatitude: parts.map(({ runway }) => runway.high.latitude),
    highLongitude: parts.map(({ runway }) => runway.high.longitude),
  };
  const shown = navaids.flatMap(({ facts: { ident, name, type, frequency, dmeChannel, latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ ident, name, type, ...shownFrequency(frequency), dmeChannel, latitude, longitude }],
  );
  return { places, runways, navaids: toColumns(shown) };
}
