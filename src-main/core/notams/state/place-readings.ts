/**
 * What was read of a place for its state, kept until NOTAMs or the dataset change: windows ask for the same places every minute, and the desk for several moments of
 * each.
 */
import type { Database } from 'better-sqlite3';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { JsonBytes } from '#core/database/json.ts';
import type { PlacesOf } from '../store/fields.ts';
import { decodedColumns, decoderOf, type Aerodromes, type DecodedNotam, type DecodedRow } from '../describe/decoded-notam.ts';
import { statusColumns } from '../lifecycle/status.ts';
import type { Moments } from '../moment-of-query.ts';
import { isOfPlaces } from '../store/of-places.ts';

export type PlaceRow = DecodedRow & {
  id: string;
  notamId: string | null;
  source: string | null;
  severity: number;
  firstSeenAt: string | null;
};

export type PlaceRead = {
  airport: AirportWithParts;
  /** Codes by which NOTAMs name it. */
  places: readonly string[];
  /** Those that are not over at `at`, ISO 8601 UTC. */
  rowsAt(at: string): PlaceRow[];
  decode(row: PlaceRow, moments: Moments): DecodedNotam;
};

/** NOTAMs; some 25 MB of readings. */
const MOST_KEPT = 4_000;

/** Reads the place of an airport as it is answered, whose tag names the dataset as well. */
export function openPlaceReadings({ state, aerodromes, placesOf }: { state: Database; aerodromes: Aerodromes; placesOf: PlacesOf }) {
  const revision = state.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  const ofPlace = state.prepare<{ places: string; at: string }, PlaceRow>(
    `SELECT n.id, n.notam_id AS notamId, n.source, n.severity, n.first_seen_at AS firstSeenAt, ${decodedColumns}, ${statusColumns}
       FROM notams n
      WHERE n.over_at > :at
        AND ${isOfPlaces(':places')}
      ORDER BY n.severity DESC, n.effective_start, n.id`,
  );
  let [known, count] = [new Map<string, PlaceRead>(), 0];
  let knownOf: number | undefined;

  function read(body: JsonBytes<AirportWithParts>): PlaceRead {
    const airport = JSON.parse(body.toString()) as AirportWithParts;
    const places = placesOf(airport.id);
    const decoders = new Map<string, ReturnType<typeof decoderOf>>();
    let rows: { from: string; all: PlaceRow[] } | undefined;
    return {
      airport,
      places,
      rowsAt(at) {
        if (rows === undefined || at < rows.from) {
          rows = { from: at, all: ofPlace.all({ places: JSON.stringify(places), at }) };
          count += rows.all.length;
        }
        return rows.all.filter((row) => row.over_at > at);
      },
      decode(row, moments) {
        const decoder = decoders.get(row.id) ?? decoderOf(row, aerodromes);
        decoders.set(row.id, decoder);
        return decoder(moments);
      },
    };
  }

  return ({ tag, body }: { tag: string; body: JsonBytes<AirportWithParts> }): PlaceRead => {
    const now = revision.get();
    if (knownOf !== now || count > MOST_KEPT) [known, count, knownOf] = [new Map(), 0, now];
    const place = known.get(tag) ?? read(body);
    known.set(tag, place);
    return place;
  };
}
