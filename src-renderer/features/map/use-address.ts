import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiProblem, problemFrom } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { words } from '#renderer/i18n/words.ts';
import { readAddress, type MapTarget } from './address.ts';
import { useMap } from './map-state.ts';

/** Zoom at which a place, an airport or a navaid is shown. */
const PLACE_ZOOM = 9;
const AIRPORT_ZOOM = 12;
const NAVAID_ZOOM = 9.5;

/** Does what the address asks for, once, and removes it from the address: from then on the user moves the map. Returns why it failed. */
export function useAddress(): ApiProblem | undefined {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    const asked = readAddress(search, path);
    if (asked === undefined) return;
    navigate('/map?', { replace: true });
    void (async () => setProblem(await attempt(asked)))();
  }, [search, path, navigate]);
  return problem;
}

/** Why it failed; undefined where it did not. */
async function attempt(asked: MapTarget): Promise<ApiProblem | undefined> {
  try {
    await follow(asked);
    return undefined;
  } catch (thrown) {
    return problemFrom(thrown);
  }
}

async function follow(asked: MapTarget): Promise<void> {
  const { goTo, look, showAbout, view } = useMap.getState();
  if (asked.kind === 'notams') return showAbout(asked.location);
  if (asked.kind === 'airport') return showAirport(asked.id);
  if (asked.kind === 'navaid') return showPlace(await api('getNavaid', { params: { id: asked.id } }), NAVAID_ZOOM);
  goTo({ ...asked.place, zoom: Math.max(view.zoom, PLACE_ZOOM) });
  look(asked.place);
}

/** Throws ApiProblem for an airport that is not in the dataset, and for one whose position is unknown. */
export async function showAirport(id: string): Promise<void> {
  showPlace(await api('getAirport', { params: { id } }), AIRPORT_ZOOM);
}

function showPlace({ latitude, longitude, name }: { latitude: number | null; longitude: number | null; name: string }, zoom: number): void {
  if (latitude === null || longitude === null)
    throw new ApiProblem({ statusCode: 0, name: 'No position', message: words.map.noPosition(name) });
  const { goTo, look } = useMap.getState();
  goTo({ latitude, longitude, zoom });
  look({ latitude, longitude });
}
