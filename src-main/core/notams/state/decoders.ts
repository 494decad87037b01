/** Texts of NOTAMs that were read for a state, kept until NOTAMs or the dataset change: the same places are asked about again every minute. */
import type { Database } from 'better-sqlite3';
import { decoderOf, type Aerodromes, type DecodedNotam, type DecodedRow } from '../describe/decoded-notam.ts';
import type { Moments } from '../moment-of-query.ts';

type Decoder = (moments: Moments) => DecodedNotam;

/** Some 10 MB of readings. */
const MOST_KEPT = 2_000;

/** By the tag of the airport that is asked about, which names the dataset as well; a NOTAM of several places is read against the data of its first. */
export function openDecoders(state: Database, aerodromes: Aerodromes): (tag: string) => (row: DecodedRow & { id: string }) => Decoder {
  const revision = state.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  let [known, count] = [new Map<string, Map<string, Decoder>>(), 0];
  let knownOf: number | undefined;
  return (tag) => {
    const now = revision.get();
    if (knownOf !== now || count > MOST_KEPT) [known, count, knownOf] = [new Map(), 0, now];
    const ofAirport = known.get(tag) ?? new Map<string, Decoder>();
    known.set(tag, ofAirport);
    return (row) => {
      const before = ofAirport.get(row.id);
      if (before) return before;
      const decoder = decoderOf(row, aerodromes);
      ofAirport.set(row.id, decoder);
      count++;
      return decoder;
    };
  };
}
