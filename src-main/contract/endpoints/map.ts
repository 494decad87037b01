import { Type } from 'typebox';
import { Basemap, BasemapBody, BasemapFileQuery, BasemapList } from '../map/basemaps.ts';
import { MapNotamList, MapNotamQuery } from '../map/notams.ts';
import { KeyQuery } from '../schema/parameters.ts';
import { Closed, OneOf } from '../schema/values.ts';
import type { EndpointRow } from './endpoint.ts';

const MapDataQuery = Closed({
  ...KeyQuery.properties,
  to: Type.Optional(OneOf(['large', 'medium'], 'the lines up to that kind of airport, which a map of the world needs; all without it')),
});

export const mapEndpoints = {
  getMapData: {
    address: 'GET /map/data',
    summary: 'Airports, runways and navaids with a position as one file of JSON lines, for the map of this version of Aeroshelf',
    access: 'open',
    query: MapDataQuery,
    streams: 'application/octet-stream',
  },
  listMapNotams: {
    address: 'GET /map/notams',
    summary: 'NOTAMs as the map draws them: the list of GET /notams with what a map needs of each; without a key at most five on a page',
    access: 'open',
    query: MapNotamQuery,
    reply: MapNotamList,
  },
  listBasemaps: {
    address: 'GET /basemaps',
    summary: 'The basemaps of the user: files of map tiles on this machine',
    access: 'open',
    reply: BasemapList,
  },
  addBasemap: {
    address: 'POST /basemaps',
    summary: 'Add a .mbtiles or .pmtiles file as a basemap; it stays where it is',
    access: 'owner',
    body: BasemapBody,
    reply: Basemap,
    status: 201,
  },
  sendBasemap: {
    address: 'POST /basemaps/files',
    summary: 'Add a .mbtiles or .pmtiles file that is sent as the body: a copy is kept in the data folder',
    access: 'owner',
    query: BasemapFileQuery,
    upload: { maxBytes: 8_000_000_000 },
    reply: Basemap,
    status: 201,
  },
  removeBasemap: {
    address: 'DELETE /basemaps/{basemapId}',
    summary: 'Remove a basemap from the list; its file stays, but for a copy that was sent',
    access: 'owner',
  },
  getBasemapTile: {
    address: 'GET /basemaps/{basemapId}/{zoom}/{column}/{row}',
    summary: 'One tile of a basemap as the file has it, rows from the north; 204 where it has none',
    access: 'open',
    params: { zoom: 'zoom, from 0', column: 'column from the west, from 0', row: 'row from the north, from 0' },
    streams: 'application/octet-stream',
  },
} as const satisfies Record<string, EndpointRow>;
