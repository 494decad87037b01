/** Every endpoint's route, by resource; `Handlers` checks names, parameters and replies against the contract. */
import type { Handlers } from './handlers.ts';
import { airportRoutes } from './routes/airports.ts';
import { briefingRoutes } from './routes/briefings.ts';
import { keyRoutes } from './routes/users/keys.ts';
import { mapRoutes } from './routes/map.ts';
import { notamRoutes } from './routes/notams.ts';
import { routeRoutes } from './routes/routes.ts';
import { sourceRoutes } from './routes/sources.ts';
import { transferRoutes } from './routes/transfer.ts';
import { userRoutes } from './routes/users/users.ts';
import { weatherRoutes } from './routes/weather.ts';
import { versionRoutes } from './routes/versions.ts';
import { installationRoutes } from './routes/installation.ts';
import { referenceRoutes } from './routes/reference.ts';
import { sessionRoutes } from './routes/users/sessions.ts';
import { userDataRoutes } from './routes/user-data.ts';
import { deskRoutes } from './routes/desk.ts';
import { datasetRoutes } from './routes/dataset.ts';

export const handlers: Handlers = {
  ...sessionRoutes,
  ...notamRoutes,
  ...weatherRoutes,
  ...airportRoutes,
  ...mapRoutes,
  ...referenceRoutes,
  ...routeRoutes,
  ...briefingRoutes,
  ...deskRoutes,
  ...userRoutes,
  ...datasetRoutes,
  ...versionRoutes,
  ...sourceRoutes,
  ...userDataRoutes,
  ...transferRoutes,
  ...installationRoutes,
  ...keyRoutes,
};
