import { Country, CountryList, CountryListQuery } from '../countries.ts';
import { spreadsheetHeader } from '../schema/parameters.ts';
import type { EndpointRow } from './endpoint.ts';
import { Navaid, NavaidList } from '../navaids/navaid.ts';
import { NavaidListQuery, NavaidQuery } from '../navaids/queries.ts';
import { Airline, AirlineImport, AirlineImportQuery, AirlineList, PlainListQuery } from '../airlines.ts';
import { Airspace, AirspaceList, ReportingPoint, ReportingPointList } from '../airspaces.ts';

export const referenceEndpoints = {
  listCountries: {
    address: 'GET /countries',
    summary: 'List countries with their subdivisions',
    access: 'open',
    query: CountryListQuery,
    reply: CountryList,
  },
  getCountry: {
    address: 'GET /countries/{countryId}',
    summary: 'One country by id, alpha-2 or alpha-3 code',
    access: 'open',
    params: { countryId: 'id, or its ISO code of two or three letters, in any case' },
    reply: Country,
  },
  listNavaids: {
    address: 'GET /navaids',
    summary: 'List radio navigation aids',
    access: 'open',
    query: NavaidListQuery,
    headers: spreadsheetHeader,
    reply: NavaidList,
  },
  getNavaid: {
    address: 'GET /navaids/{id}',
    summary: 'One navaid by id or ident; an ident that repeats needs near or type',
    access: 'open',
    params: { id: 'id, or ident in any case' },
    query: NavaidQuery,
    reply: Navaid,
    refusals: [409],
  },
  listAirlines: {
    address: 'GET /airlines',
    summary: 'List airlines; without a key at most five on a page',
    access: 'open',
    query: PlainListQuery,
    reply: AirlineList,
  },
  getAirline: {
    address: 'GET /airlines/{airlineId}',
    summary: 'One airline by id, ICAO designator or IATA code',
    access: 'key',
    params: { airlineId: 'id, ICAO designator or IATA code' },
    reply: Airline,
  },
  importAirlines: {
    address: 'POST /airlines/import',
    summary:
      'Store the airlines of a CSV file, sent as the body, whose columns have the names of the members; those of the same id or designator are replaced',
    access: 'owner',
    query: AirlineImportQuery,
    upload: { maxBytes: 20_000_000 },
    reply: AirlineImport,
  },
  listAirspaces: {
    address: 'GET /airspaces',
    summary: 'List airspaces; none are stored yet',
    access: 'open',
    query: PlainListQuery,
    reply: AirspaceList,
  },
  getAirspace: {
    address: 'GET /airspaces/{identifier}',
    summary: 'One airspace; none are stored yet',
    access: 'open',
    params: { identifier: 'id' },
    reply: Airspace,
  },
  listReportingPoints: {
    address: 'GET /reportingPoints',
    summary: 'List visual reporting points; none are stored yet',
    access: 'open',
    query: PlainListQuery,
    reply: ReportingPointList,
  },
  getReportingPoint: {
    address: 'GET /reportingPoints/{identifier}',
    summary: 'One visual reporting point; none are stored yet',
    access: 'open',
    params: { identifier: 'id' },
    reply: ReportingPoint,
  },
} as const satisfies Record<string, EndpointRow>;
