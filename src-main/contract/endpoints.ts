/**
 * THE API: one row an endpoint, one file a resource. Validation, serialising, access, types and OpenAPI all come from this table, so an endpoint that
 * is not here does not exist and a reply that is not declared here does not compile.
 */
import type { Static, TSchema } from 'typebox';
import { airportEndpoints } from './endpoints/airports.ts';
import { briefingEndpoints } from './endpoints/briefings.ts';
import { deskEndpoints } from './endpoints/desk.ts';
import { keyEndpoints } from './endpoints/users/keys.ts';
import { mapEndpoints } from './endpoints/map.ts';
import { notamEndpoints } from './endpoints/notams.ts';
import { routeEndpoints } from './endpoints/routes.ts';
import { sourceEndpoints } from './endpoints/sources.ts';
import { transferEndpoints } from './endpoints/transfer.ts';
import { userDataEndpoints } from './endpoints/user-data.ts';
import { userEndpoints } from './endpoints/users/users.ts';
import { waypointEndpoints } from './endpoints/waypoints.ts';
import { weatherEndpoints } from './weather/endpoints.ts';
import { versionEndpoints } from './endpoints/versions.ts';
import { installationEndpoints } from './endpoints/installation.ts';
import { referenceEndpoints } from './endpoints/reference.ts';
import { sessionEndpoints } from './endpoints/users/sessions.ts';
import { datasetEndpoints } from './endpoints/dataset.ts';
import { filled } from './endpoints/endpoint.ts';

export const endpoints = filled({
  ...sessionEndpoints,
  ...notamEndpoints,
  ...weatherEndpoints,
  ...airportEndpoints,
  ...mapEndpoints,
  ...routeEndpoints,
  ...waypointEndpoints,
  ...briefingEndpoints,
  ...deskEndpoints,
  ...userEndpoints,
  ...referenceEndpoints,
  ...datasetEndpoints,
  ...versionEndpoints,
  ...sourceEndpoints,
  ...userDataEndpoints,
  ...transferEndpoints,
  ...installationEndpoints,
  ...keyEndpoints,
});

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
