/**
 * Method and path of every endpoint. The types come from the contract, so an address that is missing or differs does not compile;
 * the values are repeated here because importing the contract's own would bring its validator into the window (about 200 kB).
 */
import type { endpoints, EndpointName } from '#contract/endpoints.ts';

type Address<Name extends EndpointName> = `${(typeof endpoints)[Name]['method']} ${(typeof endpoints)[Name]['path']}`;

export const addresses: { readonly [Name in EndpointName]: Address<Name> } = {
  login: 'POST /login',
  refreshToken: 'POST /refreshToken',
  logout: 'POST /logout',
  listNotams: 'GET /notams',
  getNotam: 'GET /notams/{notamId}',
  getNotamHistory: 'GET /notams/{notamId}/history',
  listNotamImports: 'GET /notams/imports',
  undoNotamImport: 'POST /notams/imports/{importId}/undo',
  listDeletedNotams: 'GET /notams/deleted',
  deleteNotam: 'DELETE /notams/{notamId}',
  importNotams: 'POST /notams/import',
  restoreNotams: 'POST /notams/restore',
  listAirports: 'GET /airports',
  listAllAirports: 'GET /airports/all',
  getAirport: 'GET /airports/{id}',
  getAerodromeState: 'GET /airports/{id}/state',
  search: 'GET /search',
  getUser: 'GET /users/{userId}',
  getMe: 'GET /me',
  getDesk: 'GET /desk',
  listNavaids: 'GET /navaids',
  getNavaid: 'GET /navaids/{id}',
  parseRoute: 'POST /routes/parse',
  flightPlan: 'POST /routes/flight-plan',
  plogRoute: 'POST /routes/plog',
  exportRoute: 'POST /routes/export',
  openRoute: 'POST /routes/open',
  listRoutes: 'GET /routes',
  addRoute: 'POST /routes',
  getRoute: 'GET /routes/{routeId}',
  changeRoute: 'PUT /routes/{routeId}',
  removeRoute: 'DELETE /routes/{routeId}',
  plogStoredRoute: 'GET /routes/{routeId}/plog',
  exportStoredRoute: 'GET /routes/{routeId}/export',
  listWaypoints: 'GET /waypoints',
  addWaypoint: 'POST /waypoints',
  changeWaypoint: 'PUT /waypoints/{waypointId}',
  removeWaypoint: 'DELETE /waypoints/{waypointId}',
  importWaypoints: 'POST /waypoints/import',
  brief: 'POST /briefings',
  briefStoredRoute: 'GET /routes/{routeId}/briefing',
  listCountries: 'GET /countries',
  getCountry: 'GET /countries/{countryId}',
  health: 'GET /health',
  getDataset: 'GET /dataset',
  confirmClock: 'POST /clock/confirm',
  importDataset: 'POST /dataset/import',
  cancelImport: 'DELETE /dataset/import',
  listVersions: 'GET /dataset/versions',
  getDifference: 'GET /dataset/diff',
  rollBack: 'POST /dataset/rollback',
  checkDataset: 'POST /dataset/check',
  listConflicts: 'GET /dataset/conflicts',
  listChanges: 'GET /changes',
  events: 'GET /events',
  listSources: 'GET /sources',
  addSource: 'POST /sources',
  changeSource: 'PATCH /sources/{sourceId}',
  removeSource: 'DELETE /sources/{sourceId}',
  getSync: 'GET /sync',
  startSync: 'POST /sync',
  cancelSync: 'DELETE /sync',
  listFavourites: 'GET /favourites',
  addFavourite: 'PUT /favourites/{airportId}',
  removeFavourite: 'DELETE /favourites/{airportId}',
  listNotes: 'GET /notes',
  writeNote: 'PUT /notes/{airportId}',
  removeNote: 'DELETE /notes/{airportId}',
  listAcknowledgements: 'GET /acknowledgements',
  acknowledge: 'PUT /acknowledgements/{notamId}',
  withdrawAcknowledgement: 'DELETE /acknowledgements/{notamId}',
  getPack: 'GET /pack',
  unpack: 'POST /unpack',
  getBackup: 'GET /backup',
  getSettings: 'GET /settings',
  changeSettings: 'PATCH /settings',
  listKeys: 'GET /keys',
  addKey: 'POST /keys',
  revokeKey: 'DELETE /keys/{keyId}',
  listOrigins: 'GET /origins',
  approveOrigin: 'POST /origins',
  withdrawOrigin: 'DELETE /origins/{origin}',
  listClients: 'GET /callers',
};

/** Replaces each `{name}` in a path by its value, encoded so that `B0417/24` stays one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (place, name: string) => (params[name] === undefined ? place : encodeURIComponent(params[name])));
}

/** `?a=1&b=2` of the values that are given, or an empty string. */
export function queryText(query: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
