import { AirportAnswer, AirportListAnswer, AirportSummaries } from '../airports/airport.ts';
import { AerodromeStateQuery, AirportListQuery, AirportQuery, AirportSummariesQuery } from '../airports/queries.ts';
import { AerodromeState } from '../airports/state.ts';
import { SearchQuery, SearchResult } from '../airports/search.ts';
import { Line, LineQuery } from '../line.ts';
import { spreadsheetHeader } from '../schema/parameters.ts';
import type { EndpointRow } from './endpoint.ts';

export const airportEndpoints = {
  listAirports: {
    address: 'GET /airports',
    summary: 'List airports, without runways and frequencies',
    access: 'open',
    query: AirportListQuery,
    headers: spreadsheetHeader,
    reply: AirportListAnswer,
  },
  listAllAirports: {
    address: 'GET /airports/all',
    summary: 'Id, codes and name of every airport as a bare array, in the order of their ICAO codes; or of those that match',
    access: 'open',
    query: AirportSummariesQuery,
    reply: AirportSummaries,
  },
  getAirport: {
    address: 'GET /airports/{id}',
    summary:
      'One airport with runways and frequencies, by id or by any of its codes: ICAO, IATA, local or GPS code, or the identifier of its source',
    access: 'open',
    params: { id: 'id, ICAO code, IATA code, local code, GPS code or identifier of the source' },
    query: AirportQuery,
    reply: AirportAnswer,
  },
  getAerodromeState: {
    address: 'GET /airports/{id}/state',
    summary: 'What is open at an aerodrome at a moment or over a time, out of every NOTAM stored for it',
    access: 'open',
    params: { id: 'id, ICAO code, IATA code, local code, GPS code or identifier of the source' },
    query: AerodromeStateQuery,
    reply: AerodromeState,
  },
  search: {
    address: 'GET /search',
    summary: 'Find airports by code, name, city or keyword; with kinds also navaids by ident, name or type',
    access: 'open',
    query: SearchQuery,
    reply: SearchResult,
  },
  readLine: {
    address: 'GET /line',
    summary:
      'What one typed line means: places by code or name, a route, NOTAMs of a place, a wind, a time, a frequency; and the words that name nothing',
    access: 'open',
    query: LineQuery,
    reply: Line,
  },
} as const satisfies Record<string, EndpointRow>;
