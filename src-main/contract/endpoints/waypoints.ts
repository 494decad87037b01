import { Waypoint, WaypointBody, WaypointImport, WaypointList } from '../route/waypoints.ts';
import type { EndpointRow } from './endpoint.ts';

export const waypointEndpoints = {
  listWaypoints: {
    address: 'GET /waypoints',
    summary: "The caller's waypoints, by ident",
    access: 'key',
    reply: WaypointList,
  },
  addWaypoint: {
    address: 'POST /waypoints',
    summary: 'Store a waypoint of the caller',
    access: 'key',
    body: WaypointBody,
    reply: Waypoint,
    status: 201,
    refusals: [409],
  },
  changeWaypoint: {
    address: 'PUT /waypoints/{waypointId}',
    summary: 'Replace a waypoint of the caller',
    access: 'key',
    body: WaypointBody,
    reply: Waypoint,
    refusals: [409],
  },
  removeWaypoint: {
    address: 'DELETE /waypoints/{waypointId}',
    summary: 'Remove a waypoint of the caller',
    access: 'key',
  },
  importWaypoints: {
    address: 'POST /waypoints/import',
    summary: 'Store the waypoints of a CUP, GPX, KML or CSV file, sent as the body; those of the same ident are replaced',
    access: 'key',
    upload: { maxBytes: 10_000_000 },
    reply: WaypointImport,
    refusals: [409],
  },
} as const satisfies Record<string, EndpointRow>;
