import { Type } from 'typebox';
import { Basemap, BasemapBody, BasemapList } from '../map/basemaps.ts';
import { KeyQuery } from '../schema/parameters.ts';
import { type Endpoint, key } from './endpoint.ts';

export const mapEndpoints = {
  getMapData: {
    method: 'GET',
    path: '/map/data',
    summary: 'Airports, runways and navaids with a position as one compact binary file, for the map of this version of Aeroshelf',
    access: 'open',
    query: KeyQuery,
    streams: 'application/octet-stream',
    reply: Type.Null(),
    refusals: [],
  },
  listBasemaps: {
    method: 'GET',
    path: '/basemaps',
    summary: 'The basemaps of the user: files of map tiles on this machine',
    access: 'open',
    query: KeyQuery,
    reply: BasemapList,
    refusals: [],
  },
  addBasemap: {
    method: 'POST',
    path: '/basemaps',
    summary: 'Add a .mbtiles or .pmtiles file as a basemap; it stays where it is',
    access: 'owner',
    query: KeyQuery,
    body: BasemapBody,
    reply: Basemap,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  removeBasemap: {
    method: 'DELETE',
    path: '/basemaps/{basemapId}',
    summary: 'Remove a basemap from the list; its file stays',
    access: 'owner',
    params: key('basemapId', 'id of the basemap'),
    query: KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  getBasemapTile: {
    method: 'GET',
    path: '/basemaps/{basemapId}/{zoom}/{column}/{row}',
    summary: 'One tile of a basemap as the file has it, rows from the north; 204 where it has none',
    access: 'open',
    params: Type.Object({
      basemapId: Type.String({ description: 'id of the basemap' }),
      zoom: Type.String({ description: 'zoom, from 0' }),
      column: Type.String({ description: 'column from the west, from 0' }),
      row: Type.String({ description: 'row from the north, from 0' }),
    }),
    query: KeyQuery,
    streams: 'application/octet-stream',
    reply: Type.Null(),
    refusals: [400, 404],
  },
} as const satisfies Record<string, Endpoint>;
