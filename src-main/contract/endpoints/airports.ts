import { AirportAnswer, AirportListAnswer, AirportSummaries } from '../airports/airport.ts';
import { AirportListQuery, AirportQuery } from '../airports/queries.ts';
import { SearchQuery, SearchResult } from '../airports/search.ts';
import { KeyQuery } from '../schema/parameters.ts';
import { type Endpoint, key } from './endpoint.ts';

export const airportEndpoints = {
  listAirports: {
    method: 'GET',
    path: '/airports',
    summary: 'List airports, without runways and frequencies',
    access: 'open',
    query: AirportListQuery,
    reply: AirportListAnswer,
    refusals: [400],
  },
  listAllAirports: {
    method: 'GET',
    path: '/airports/all',
    summary: 'Id, codes and name of every airport as a bare array, in the order of their ICAO codes',
    access: 'open',
    query: KeyQuery,
    reply: AirportSummaries,
    refusals: [],
  },
  getAirport: {
    method: 'GET',
    path: '/airports/{id}',
    summary: 'One airport with runways and frequencies, by id, ICAO, IATA or local code',
    access: 'open',
    params: key('id', 'id, ICAO code, IATA code or local code'),
    query: AirportQuery,
    reply: AirportAnswer,
    refusals: [404],
  },
  search: {
    method: 'GET',
    path: '/search',
    summary: 'Find airports by code, name, city or keyword',
    access: 'open',
    query: SearchQuery,
    reply: SearchResult,
    refusals: [400],
  },
} as const satisfies Record<string, Endpoint>;
