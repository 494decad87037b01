/** Looks up what the dataset in use has on an aerodrome, for decoding NOTAMs: runways, position and name, by the code that a NOTAM names it by. */
import { existsSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { DatasetToRead, Reference } from '#core/reference/dataset.ts';
import { rowOfNotamPlace } from '#core/reference/store/airport-codes.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import type { RunwayIdents } from '../read/notice.ts';
import type { Aerodromes } from './decoded-notam.ts';

type Place = { row: number; name: string; latitude: number | null; longitude: number | null };
type RunwayRow = { name: string; lowIdent: string | null; highIdent: string | null; isClosed: 0 | 1 | null };
type Aerodrome = Place & { runways: readonly RunwayIdents[] };

/** A briefing decodes hundreds of NOTAMs of a few aerodromes, an import thousands in the order of their places. */
const MOST_KEPT = 1_000;

/** Finds an aerodrome by the code that NOTAMs have for it, in one dataset, which does not change. */
function prepare({ db }: Reference): (icao: string) => Aerodrome | undefined {
  const kept = new LRUCache<string, { found: Aerodrome | undefined }>({ max: MOST_KEPT });
  const placeOf = db.prepare<[string], Place>(
    `SELECT a.row, a.name, a.latitude, a.longitude
       FROM airports a
      WHERE a.row = ${rowOfNotamPlace('?')}`,
  );
  const runwaysOf = db.prepare<[number], RunwayRow>(
    `SELECT r.name, r.low_ident AS lowIdent, r.high_ident AS highIdent, r.is_closed AS isClosed
       FROM runways r
      WHERE r.airport_row = ?
      ORDER BY r.position`,
  );
  function read(icao: string): Aerodrome | undefined {
    const place = placeOf.get(icao);
    const isClosed = (value: RunwayRow['isClosed']) => (value === null ? null : value === 1);
    return place && { ...place, runways: runwaysOf.all(place.row).map((runway) => ({ ...runway, isClosed: isClosed(runway.isClosed) })) };
  }
  return (icao) => {
    const known = kept.get(icao);
    if (known) return known.found;
    const found = read(icao);
    kept.set(icao, { found });
    return found;
  };
}

export function openAerodromes(dataset: DatasetToRead): Aerodromes {
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });
  return aerodromesOf(() => ready);
}

/** Reads a reference database that another process may be serving; answers nothing where it is missing or unusable. */
export function openAerodromesOf(path: string): Aerodromes {
  if (!existsSync(path)) return {};
  try {
    const ready = prepare(openReference(path));
    return aerodromesOf(() => ready);
  } catch {
    return {};
  }
}

function aerodromesOf(current: () => ReturnType<typeof prepare>): Aerodromes {
  const found = (icao: string) => current()(icao);
  return {
    runwaysOf: (icao) => found(icao)?.runways,
    positionOf(icao) {
      const { latitude = null, longitude = null } = found(icao) ?? {};
      return latitude === null || longitude === null ? undefined : { latitude, longitude };
    },
    nameOf: (icao) => found(icao)?.name,
  };
}
