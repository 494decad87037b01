import { Type } from 'typebox';
import { Waypoint, WaypointBody, WaypointImport, WaypointList } from '../route/waypoints.ts';
import { KeyQuery } from '../schema/parameters.ts';
import { type Endpoint, key } from './endpoint.ts';

export const waypointEndpoints = {
  listWaypoints: {
    method: 'GET',
    path: '/waypoints',
    summary: "The caller's waypoints, by ident",
    access: 'key',
    query: KeyQuery,
    reply: WaypointList,
    refusals: [401],
  },
  addWaypoint: {
    method: 'POST',
    path: '/waypoints',
    summary: 'Store a waypoint of the caller',
    access: 'key',
    query: KeyQuery,
    body: WaypointBody,
    reply: Waypoint,
    status: 201,
    refusals: [400, 401, 409],
  },
  changeWaypoint: {
    method: 'PUT',
    path: '/waypoints/{waypointId}',
    summary: 'Replace a waypoint of the caller',
    access: 'key',
    params: key('waypointId', 'id of the waypoint'),
    query: KeyQuery,
    body: WaypointBody,
    reply: Waypoint,
    refusals: [400, 401, 404, 409],
  },
  removeWaypoint: {
    method: 'DELETE',
    path: '/waypoints/{waypointId}',
    summary: 'Remove a waypoint of the caller',
    access: 'key',
    params: key('waypointId', 'id of the waypoint'),
    query: KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  importWaypoints: {
    method: 'POST',
    path: '/waypoints/import',
    summary: 'Store the waypoints of a CUP, GPX, KML or CSV file, sent as the body; those of the same ident are replaced',
    access: 'key',
    query: KeyQuery,
    upload: { maxBytes: 10_000_000 },
    reply: WaypointImport,
    refusals: [400, 401, 409, 413, 503],
  },
} as const satisfies Record<string, Endpoint>;
