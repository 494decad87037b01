/** Makes the airports of the map from the lines of columns that the server sends. */
import { fromColumns } from '#domain/columns.ts';
import type { MapAirport, MapKind, MapLine, MapNavaid, MapRunway } from '#domain/map-set/map-set.ts';

export type PlacedAirport = Omit<MapAirport, 'codes' | 'key'> & {
  kind: MapKind;
  /** The id that `GET /airports/{id}` takes: a code that means this airport, else its id. */
  id: string;
  /** The code that it is called by: ICAO, else IATA, local, GPS code or the source's identifier. */
  code: string | null;
};

type MapPart =
  | {
      kind: MapKind;
      airports: readonly PlacedAirport[];
      /** This many airports have no known position. */
      unplaced: number;
    }
  | { kind: 'navaids'; navaids: readonly MapNavaid[] };

export function readMapLine(text: string): MapPart {
  const line = JSON.parse(text) as MapLine;
  if (line.kind === 'navaids') return line;
  const { kind, unplaced, runwayCounts } = line;
  const runways = fromColumns<MapRunway>(line.runways);
  let next = 0;
  const airports = fromColumns<Omit<MapAirport, 'runways'>>(line.airports).map(({ key, codes, ...about }, at) => {
    const own = runways.slice(next, (next += runwayCounts[at] ?? 0));
    return { ...about, kind, id: key, code: codes[0] ?? null, runways: own };
  });
  return { kind, airports, unplaced };
}

/** The runway that the symbol of an airport shows, and by whose length it is ranked. One of unknown length counts where there is no other. */
export const longestOpen = (runways: readonly MapRunway[]): MapRunway | undefined =>
  runways.reduce<MapRunway | undefined>((longest, runway) => {
    const isLonger = longest === undefined || (runway.length ?? 0) > (longest.length ?? 0);
    return !runway.isClosed && isLonger ? runway : longest;
  }, undefined);

/** Degrees true of the low end. Over the length of a runway the earth is flat to a tenth of a degree. */
export function bearingOf({ lowLatitude, lowLongitude, highLatitude, highLongitude, heading }: MapRunway): number | null {
  if (lowLatitude === null || lowLongitude === null || highLatitude === null || highLongitude === null) return heading;
  const across = ((((highLongitude - lowLongitude + 180) % 360) + 360) % 360) - 180;
  const bearing = (Math.atan2(across * Math.cos((lowLatitude * Math.PI) / 180), highLatitude - lowLatitude) * 180) / Math.PI;
  return (bearing + 360) % 360;
}
