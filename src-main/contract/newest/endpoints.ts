/**
 * The mount of the newest revision has a row for each endpoint that it has, each an endpoint of the root with its body made by the table of
 * fields.
 */
import { Type, type TSchema } from 'typebox';
import { Airport } from '../airports/airport.ts';
import { airportUse } from '../airports/details.ts';
import { Frequency } from '../airports/frequency.ts';
import { Runway } from '../airports/runway.ts';
import { endpoints, type EndpointName } from '../endpoints.ts';
import { Health } from '../health.ts';
import { Notam } from '../notams/notam.ts';
import { Closed, listOf } from '../schema/values.ts';
import { LoginResult } from '../users/login.ts';
import { User } from '../users/user.ts';
import { CurrentUser } from './current-user.ts';
import { NEWEST, newestBody, newestFields, newestObject, type FieldRules } from './fields.ts';

/** Its address is this and the path at the root. */
export const MOUNT = `/${NEWEST}` as const;

export const NewestAirport = newestObject(Airport, newestFields.airport, airportUse);
const NewestRunway = newestObject(Runway, newestFields.runway);
export const NewestNotam = newestObject(Notam, newestFields.notam);
export const NewestUser = newestObject(User, newestFields.user);

export type NewestEndpoint = {
  reply: TSchema;
  /** Absent where the handler answers it in this form, out of the store, or where both are alike. */
  body?: (root: never) => unknown;
  headers?: Readonly<Record<string, string>>;
};

const one =
  (rules: FieldRules) =>
  (root: object): object =>
    newestBody(root, rules);

const alike = (name: EndpointName): NewestEndpoint => ({ reply: endpoints[name].reply });

export const newestEndpoints: Partial<Record<EndpointName, NewestEndpoint>> = {
  login: {
    reply: Closed({ ...LoginResult.properties, user: NewestUser }),
    body: (root: LoginResult) => ({ ...root, user: newestBody(root.user, newestFields.user) }),
  },
  refreshToken: alike('refreshToken'),
  listNotams: {
    reply: listOf(NewestNotam),
    body: ({ items, ...root }: { items: object[] }) => ({ ...root, items: items.map(one(newestFields.notam)) }),
  },
  getNotam: { reply: NewestNotam, body: one(newestFields.notam) },
  listAirports: { reply: listOf(NewestAirport), headers: { 'X-Known-Differences': 'icaoCode-null' } },
  listAllAirports: alike('listAllAirports'),
  getAirport: {
    reply: Closed({ ...NewestAirport.properties, runways: Type.Array(NewestRunway), frequencies: Type.Array(Frequency) }),
  },
  getAirportMetar: alike('getAirportMetar'),
  search: { reply: Closed({ airports: Type.Array(NewestAirport) }) },
  listCountries: alike('listCountries'),
  getCountry: alike('getCountry'),
  listAirlines: alike('listAirlines'),
  getAirline: alike('getAirline'),
  listAirspaces: alike('listAirspaces'),
  getAirspace: alike('getAirspace'),
  listReportingPoints: alike('listReportingPoints'),
  getReportingPoint: alike('getReportingPoint'),
  getMe: { reply: CurrentUser, body: one(newestFields.currentUser) },
  refreshApiKey: alike('refreshApiKey'),
  health: { reply: newestObject(Health, newestFields.health), body: one(newestFields.health) },
};

/** Query parameters of the public service; those that are Aeroshelf's own are at the root alone. */
const ofTheService = new Set(['limit', 'page', 'offset', 'filter', 'sort', 'query', 'apiKey']);

/** Limits the query of an endpoint at the mount to those parameters of the root that the public service has. */
export function newestQuery({ properties, ...rest }: TSchema & { properties?: Record<string, TSchema> }): TSchema {
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => ofTheService.has(name))),
  };
}
