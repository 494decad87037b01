import { useState } from 'react';
import type { Airport } from '#contract/airports/airport.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { ENOUGH, neighboursOf, reaches, sought, type Neighbour } from './nearest.ts';

type Nearest = { neighbours: readonly Neighbour[] | undefined; within: number; problem: ApiProblem | undefined };

/** Searches growing radii until enough airports are found. */
export function useNearest(airport: Airport): Nearest {
  const [at, setAt] = useState({ id: airport.id, step: 0 });
  const step = at.id === airport.id ? at.step : 0;
  const within = reaches[step] ?? reaches[0];
  const { latitude, longitude } = airport;
  const near = latitude === null || longitude === null ? undefined : `${latitude},${longitude},${within}`;
  const { body, problem } = useApi(
    'listAirports',
    near === undefined ? undefined : { query: { near, filter: sought, limit: ENOUGH + 1, expand: 'code' } },
  );
  const neighbours = body && neighboursOf(airport, body.items);
  const isTooFew = neighbours !== undefined && neighbours.length < ENOUGH && step + 1 < reaches.length;
  if (isTooFew) setAt({ id: airport.id, step: step + 1 });
  return { neighbours: isTooFew ? undefined : neighbours, within, problem };
}
