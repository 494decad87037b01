/** Turns `route` and `width`, rows within a distance of a route, into SQL. What a row is compared with crosses threads as text. */
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { LatLon } from '#domain/lat-lon.ts';
import { boxesAround } from '#domain/route-line/boxes.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { nearestWithin } from '#domain/route-line/nearest.ts';
import { routeLine, type RouteLine } from '#domain/route-line/route-line.ts';
import type { Condition } from '../filter/condition.ts';
import { numbersOf, positionsOf, readFigures } from './figure-text.ts';

/** A corridor reaches `halfWidthNm` to each side of the route, and around its ends. */
export type Corridor = { positions: readonly LatLon[]; halfWidthNm: number };

/** `along` is an SQL expression in nautical miles from the start of the route, to order by. `indexed`: the rows of the boxes, where they are few. */
type CorridorCondition = Condition & { along: Condition; indexed: Condition | undefined };

type Prepared = { line: RouteLine; halfWidthNm: number };

/** Corridors that a connection keeps: of one page of a list after the other. */
const MOST_KEPT = 4;

/** Functions of SQL read the corridor in this form. */
export const textOfCorridor = ({ positions, halfWidthNm }: Corridor): string => JSON.stringify([halfWidthNm, ...numbersOf(positions)]);

function preparedOf(text: string): Prepared {
  const [halfWidthNm = 0, ...numbers] = JSON.parse(text) as number[];
  return { line: routeLine(positionsOf(numbers)), halfWidthNm };
}

/** Registers the functions that conditions of corridors use on a connection: where along a corridor a position or figures are, null outside it. */
export function addCorridorFunctions(db: Database): void {
  const corridors = new LRUCache<string, Prepared>({ max: MOST_KEPT });
  let last: { text: string; prepared: Prepared } | undefined;
  // Thousands of rows repeat one text, each as a new string; comparing it with the last one is faster than hashing it.
  const prepared = (text: string): Prepared => {
    if (last?.text === text) return last.prepared;
    const found = corridors.get(text) ?? preparedOf(text);
    corridors.set(text, found);
    last = { text, prepared: found };
    return found;
  };
  const options = { deterministic: true };
  db.function('along_corridor', options, (latitude: number | null, longitude: number | null, text: string) => {
    if (latitude === null || longitude === null) return null;
    const { line, halfWidthNm } = prepared(text);
    const point = outlineOf({ kind: 'circle', centre: { latitude, longitude }, radiusNm: 0 });
    return nearestWithin(line, [point], halfWidthNm)?.along ?? null;
  });
  db.function('figures_along', options, (figures: string | null, text: string) => {
    if (figures === null) return null;
    const { line, halfWidthNm } = prepared(text);
    return nearestWithin(line, readFigures(figures).map(outlineOf), halfWidthNm)?.along ?? null;
  });
}

/** Boxes that are bound as JSON as a table, with the columns west, south, east and north. */
export const boxTable = `(SELECT value ->> 'west' AS west, value ->> 'south' AS south, value ->> 'east' AS east, value ->> 'north' AS north FROM json_each(?)) box`;

/** Square degrees of boxes whose rows are looked up in a moment: some hundred of the whole world's airports where they are densest. */
const WIDE = 10;
/** Most pieces of a route, because each row is measured against every piece. */
const MOST_PIECES = 40;

/** Rows of a table whose position is in a corridor; its index on latitude and longitude is used. */
export function compilePositionsAlong(
  corridor: Corridor,
  table: 'airports' | 'navaids' | 'weather_stations',
  row: string,
  at: { latitude: string; longitude: string },
): CorridorCondition {
  const line = routeLine(corridor.positions);
  const around = boxesAround(line, corridor.halfWidthNm);
  const [boxes, text] = [JSON.stringify(around), textOfCorridor(corridor)];
  const area = around.reduce((sum, { west, south, east, north }) => sum + (east - west) * (north - south), 0);
  const along = { where: `along_corridor(${at.latitude}, ${at.longitude}, ?)`, params: [text] };
  const inBoxes = `${row} IN (SELECT p.row
             FROM ${boxTable}
             CROSS JOIN ${table} p ON p.latitude BETWEEN box.south AND box.north AND p.longitude BETWEEN box.west AND box.east)`;
  return {
    where: `${inBoxes} AND ${along.where} IS NOT NULL`,
    params: [boxes, text],
    along,
    indexed: area > WIDE || line.pieces.length > MOST_PIECES ? undefined : { where: inBoxes, params: [boxes] },
  };
}
