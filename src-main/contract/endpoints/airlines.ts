import { Airline, AirlineImport, AirlineImportQuery, AirlineList, PlainListQuery } from '../airlines.ts';
import { Airspace, AirspaceList, ReportingPoint, ReportingPointList } from '../airspaces.ts';
import { KeyQuery } from '../schema/parameters.ts';
import { type Endpoint, key } from './endpoint.ts';

export const airlineEndpoints = {
  listAirlines: {
    method: 'GET',
    path: '/airlines',
    summary: 'List airlines; without a key at most five on a page',
    access: 'open',
    query: PlainListQuery,
    reply: AirlineList,
    refusals: [400, 401],
  },
  getAirline: {
    method: 'GET',
    path: '/airlines/{airlineId}',
    summary: 'One airline by id, ICAO designator or IATA code',
    access: 'key',
    params: key('airlineId', 'id, ICAO designator or IATA code'),
    query: KeyQuery,
    reply: Airline,
    refusals: [401, 404],
  },
  importAirlines: {
    method: 'POST',
    path: '/airlines/import',
    summary:
      'Store the airlines of a CSV file, sent as the body, whose columns have the names of the members; those of the same id or designator are replaced',
    access: 'owner',
    query: AirlineImportQuery,
    upload: { maxBytes: 20_000_000 },
    reply: AirlineImport,
    refusals: [400, 401, 413],
  },
  listAirspaces: {
    method: 'GET',
    path: '/airspaces',
    summary: 'List airspaces; none are stored yet',
    access: 'open',
    query: PlainListQuery,
    reply: AirspaceList,
    refusals: [400],
  },
  getAirspace: {
    method: 'GET',
    path: '/airspaces/{identifier}',
    summary: 'One airspace; none are stored yet',
    access: 'open',
    params: key('identifier', 'id'),
    query: KeyQuery,
    reply: Airspace,
    refusals: [404],
  },
  listReportingPoints: {
    method: 'GET',
    path: '/reportingPoints',
    summary: 'List visual reporting points; none are stored yet',
    access: 'open',
    query: PlainListQuery,
    reply: ReportingPointList,
    refusals: [400],
  },
  getReportingPoint: {
    method: 'GET',
    path: '/reportingPoints/{identifier}',
    summary: 'One visual reporting point; none are stored yet',
    access: 'open',
    params: key('identifier', 'id'),
    query: KeyQuery,
    reply: ReportingPoint,
    refusals: [404],
  },
} as const satisfies Record<string, Endpoint>;
