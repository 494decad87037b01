/**
 * THE API: one row an endpoint, one file a resource. Validation, serialising, access, types and OpenAPI all come from this table, so an endpoint that
 * is not here does not exist and a reply that is not declared here does not compile.
 */
import type { Static, TSchema } from 'typebox';
import { airlineEndpoints } from './endpoints/airlines.ts';
import { airportEndpoints } from './endpoints/airports.ts';
import { briefingEndpoints } from './endpoints/briefings.ts';
import { clientEndpoints } from './endpoints/clients.ts';
import { countryEndpoints } from './endpoints/countries.ts';
import { datasetEndpoints } from './endpoints/dataset.ts';
import { deskEndpoints } from './endpoints/desk.ts';
import { eventEndpoints } from './endpoints/events.ts';
import { healthEndpoints } from './endpoints/health.ts';
import { keyEndpoints } from './endpoints/users/keys.ts';
import { loginEndpoints } from './endpoints/users/login.ts';
import { mapEndpoints } from './endpoints/map.ts';
import { navaidEndpoints } from './endpoints/navaids.ts';
import { notamEndpoints } from './endpoints/notams.ts';
import { originEndpoints } from './endpoints/origins.ts';
import { routeEndpoints } from './endpoints/routes.ts';
import { sessionEndpoints } from './endpoints/users/sessions.ts';
import { settingEndpoints } from './endpoints/settings.ts';
import { sourceEndpoints } from './endpoints/sources.ts';
import { syncEndpoints } from './endpoints/sync.ts';
import { transferEndpoints } from './endpoints/transfer.ts';
import { userDataEndpoints } from './endpoints/user-data.ts';
import { userEndpoints } from './endpoints/users/users.ts';
import { waypointEndpoints } from './endpoints/waypoints.ts';
import { weatherEndpoints } from './weather/endpoints.ts';
import { versionEndpoints } from './endpoints/versions.ts';

export const endpoints = {
  ...loginEndpoints,
  ...sessionEndpoints,
  ...notamEndpoints,
  ...weatherEndpoints,
  ...airportEndpoints,
  ...airlineEndpoints,
  ...navaidEndpoints,
  ...mapEndpoints,
  ...routeEndpoints,
  ...waypointEndpoints,
  ...briefingEndpoints,
  ...deskEndpoints,
  ...userEndpoints,
  ...countryEndpoints,
  ...healthEndpoints,
  ...datasetEndpoints,
  ...versionEndpoints,
  ...eventEndpoints,
  ...sourceEndpoints,
  ...syncEndpoints,
  ...userDataEndpoints,
  ...transferEndpoints,
  ...settingEndpoints,
  ...keyEndpoints,
  ...originEndpoints,
  ...clientEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body' | 'reply'> = (typeof endpoints)[Name] extends {
  [K in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

export type ParamsOf<Name extends EndpointName> = Part<Name, 'params'>;
export type QueryOf<Name extends EndpointName> = Part<Name, 'query'>;
export type BodyOf<Name extends EndpointName> = Part<Name, 'body'>;
export type ReplyOf<Name extends EndpointName> = Part<Name, 'reply'>;
