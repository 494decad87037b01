/** Every endpoint's route, by resource; `Handlers` checks names, parameters and replies against the contract. */
import type { Handlers } from './handlers.ts';
import { airlineRoutes } from './routes/airlines.ts';
import { airportRoutes } from './routes/airports.ts';
import { briefingRoutes } from './routes/briefings.ts';
import { clientRoutes } from './routes/clients.ts';
import { countryRoutes } from './routes/countries.ts';
import { datasetRoutes } from './routes/dataset.ts';
import { deskRoutes } from './routes/desk.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { keyRoutes } from './routes/users/keys.ts';
import { loginRoutes } from './routes/users/login.ts';
import { mapRoutes } from './routes/map.ts';
import { lineRoutes } from './routes/line.ts';
import { navaidRoutes } from './routes/navaids.ts';
import { notamRoutes } from './routes/notams.ts';
import { originRoutes } from './routes/origins.ts';
import { routeRoutes } from './routes/routes.ts';
import { sessionRoutes } from './routes/users/sessions.ts';
import { settingRoutes } from './routes/settings.ts';
import { sourceRoutes } from './routes/sources.ts';
import { syncRoutes } from './routes/sync.ts';
import { transferRoutes } from './routes/transfer.ts';
import { userDataRoutes } from './routes/user-data.ts';
import { userRoutes } from './routes/users/users.ts';
import { waypointRoutes } from './routes/waypoints.ts';
import { weatherRoutes } from './routes/weather.ts';
import { versionRoutes } from './routes/versions.ts';

export const handlers: Handlers = {
  ...loginRoutes,
  ...sessionRoutes,
  ...notamRoutes,
  ...weatherRoutes,
  ...airportRoutes,
  ...airlineRoutes,
  ...navaidRoutes,
  ...lineRoutes,
  ...mapRoutes,
  ...countryRoutes,
  ...routeRoutes,
  ...waypointRoutes,
  ...briefingRoutes,
  ...deskRoutes,
  ...userRoutes,
  ...healthRoutes,
  ...datasetRoutes,
  ...versionRoutes,
  ...eventRoutes,
  ...sourceRoutes,
  ...syncRoutes,
  ...userDataRoutes,
  ...transferRoutes,
  ...settingRoutes,
  ...keyRoutes,
  ...originRoutes,
  ...clientRoutes,
};
