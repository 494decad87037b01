/** All French text of the window. */
import type { Catalogue } from '../catalogue.ts';
import { session } from './session.ts';
import { airport } from './airport.ts';
import { airports } from './airports.ts';
import { api } from './api.ts';
import { common } from './common.ts';
import { compare } from './compare.ts';
import { data } from './data.ts';
import { fields } from './fields.ts';
import { flightPlan } from './flight-plan.ts';
import { layout } from './layout.ts';
import { map } from './map.ts';
import { native } from './native.ts';
import { notams } from './notams.ts';
import { palette } from './palette.ts';
import { refusals } from './refusals.ts';
import { waypoints } from './waypoints.ts';
import { storedRoutes } from './stored-routes.ts';
import { flightFiles } from './flight-files.ts';
import { routeMap } from './route-map.ts';
import { briefing } from './briefing.ts';
import { routeProfile } from './route-profile.ts';
import { route } from './route.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { desktop } from './desktop.ts';

export const fr: Catalogue = {
  common,
  layout,
  search,
  palette,
  refusals,
  airport,
  airports,
  compare,
  notams,
  map,
  route,
  briefing,
  flightPlan,
  routeMap,
  flightFiles,
  storedRoutes,
  waypoints,
  routeProfile,
  native,
  data,
  fields,
  api,
  settings,
  session,
  desktop,
};
