/** What the dataset in use has on an aerodrome, for decoding NOTAMs: runways, position and name by the code that a NOTAM names it by. */
import { existsSync } from 'node:fs';
import type { DatasetToRead, Reference } from '#core/reference/dataset.ts';
import { rowOfNotamPlace } from '#core/reference/store/airport-codes.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import type { RunwayIdents } from '../read/notice.ts';
import type { Aerodromes } from './decoded-notam.ts';

type Place = { row: number; name: string; latitude: number | null; longitude: number | null };
type RunwayRow = { name: string; lowIdent: string | null; highIdent: string | null; isClosed: 0 | 1 | null };

function prepare({ db }: Reference) {
  return {
    place: db.prepare<[string], Place>(
      `SELECT a.row, a.name, a.latitude, a.longitude
         FROM airports a
        WHERE a.row = ${rowOfNotamPlace('?')}`,
    ),
    runways: db.prepare<[number], RunwayRow>(
      `SELECT r.name, r.low_ident AS lowIdent, r.high_ident AS highIdent, r.is_closed AS isClosed
         FROM runways r
        WHERE r.airport_row = ?
        ORDER BY r.position`,
    ),
  };
}

export function openAerodromes(dataset: DatasetToRead): Aerodromes {
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });
  return aerodromesOf(() => ready);
}

/** Of a reference database that another process may be serving; empty where it is missing or unusable. */
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
  return {
    runwaysOf(icao): RunwayIdents[] | undefined {
      const place = current().place.get(icao);
      return (
        place &&
        current()
          .runways.all(place.row)
          .map((runway) => ({ ...runway, isClosed: runway.isClosed === null ? null : runway.isClosed === 1 }))
      );
    },
    positionOf(icao) {
      const { latitude = null, longitude = null } = current().place.get(icao) ?? {};
      return latitude === null || longitude === null ? undefined : { latitude, longitude };
    },
    nameOf: (icao) => current().place.get(icao)?.name,
  };
}
