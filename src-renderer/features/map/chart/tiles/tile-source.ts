/** The tiles of the worker as sources of the map. */
import { addProtocol, type VectorSourceSpecification } from 'maplibre-gl';
import { kinds, type Kind } from '#renderer/features/map/airports/airport-kinds.ts';
import type { AirportRows } from '#renderer/features/map/airports/airport-rows.ts';
import { askTile, handAirports } from './ask-tiles.ts';
import { MOST_AIRPORT_ZOOM, MOST_GROUND_ZOOM } from './tile-zooms.ts';

/** Of addresses that never leave the page. */
const PROTOCOL = 'aeroshelf';

/** `aeroshelf://large/3/4/8/5`: what, version, zoom, column, row. */
addProtocol(PROTOCOL, async ({ url }) => {
  const [of = 'ground', , ...numbers] = url.slice(`${PROTOCOL}://`.length).split('/');
  const [z = 0, x = 0, y = 0] = numbers.map(Number);
  if (of !== 'ground') want(of as Kind);
  return { data: await askTile(of as 'ground' | Kind, { z, x, y }) };
});

const addressOf = (of: 'ground' | Kind, version: number): string => `${PROTOCOL}://${of}/${version}/{z}/{x}/{y}`;

/** The airports of each kind, and how often they were replaced. */
const given = new Map<Kind, { rows: AirportRows; version: number }>();
/** Kinds of which tiles were asked for, with those that their labels depend on. */
const wanted = new Set<Kind>();
/** What the worker has. Airports are copied to it, tens of thousands of the small ones: most visits never see these. */
const handed = new Map<Kind, AirportRows>();

function want(kind: Kind): void {
  for (const one of kinds.slice(0, kinds.indexOf(kind) + 1)) {
    wanted.add(one);
    hand(one);
  }
}

function hand(kind: Kind): void {
  const rows = given.get(kind)?.rows;
  if (rows === undefined || !wanted.has(kind) || handed.get(kind) === rows) return;
  handed.set(kind, rows);
  handAirports(kind, rows);
}

/** Takes the airports of a kind; returns the address of their tiles, another one for rows that replace others. */
export function giveAirports(kind: Kind, rows: AirportRows): string {
  const before = given.get(kind);
  if (before?.rows === rows) return addressOf(kind, before.version);
  // Tiles of the first airports are asked for before these are here, and wait for them.
  const version = before === undefined ? 0 : before.version + 1;
  given.set(kind, { rows, version });
  hand(kind);
  return addressOf(kind, version);
}

const source = (address: string, maxzoom: number): VectorSourceSpecification => ({ type: 'vector', tiles: [address], maxzoom });

export const groundSource = (): VectorSourceSpecification => source(addressOf('ground', 0), MOST_GROUND_ZOOM);
export const airportSource = (address: string): VectorSourceSpecification => source(address, MOST_AIRPORT_ZOOM);

/** The tiles of what the worker has of each kind by now. */
export const airportAddresses = (): Map<Kind, string> =>
  new Map(kinds.map((kind) => [kind, addressOf(kind, given.get(kind)?.version ?? 0)]));
