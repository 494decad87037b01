/**
 * An address makes the map show something: `?at=46.2,6.1`, `?airport=LSGG`, `?navaid=` and an id, `?notams=LSGG`, `?route=LSGG+GVA+LFMN`,
 * `?fetched=`.
 */
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiProblem, problemFrom } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from './map-state.ts';
import { showRoute } from './route/route-map-state.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { type RouteInAddress, readChoices } from '#renderer/data/route/route-in-address.ts';

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
    const target = readAddress(search, path);
    if (target === undefined) return;
    navigate('/map?', { replace: true });
    void (async () => setProblem(await attempt(target)))();
  }, [search, path, navigate]);
  return problem;
}

/** Tells why it failed; undefined where it did not. */
async function attempt(target: MapTarget): Promise<ApiProblem | undefined> {
  try {
    await follow(target);
    return undefined;
  } catch (thrown) {
    return problemFrom(thrown);
  }
}

async function follow(target: MapTarget): Promise<void> {
  const { goTo, look, view } = useMap.getState();
  if (target.kind === 'fetched') return useMap.setState({ isFetchedShown: true });
  if (target.kind === 'notams') return useMap.setState({ about: target.location });
  if (target.kind === 'airport') return showPlace(await api('getAirport', { params: { id: target.id } }), AIRPORT_ZOOM);
  if (target.kind === 'navaid') return showPlace(await api('getNavaid', { params: { id: target.id } }), NAVAID_ZOOM);
  if (target.kind === 'route') return showRoute(target);
  goTo({ ...target.place, zoom: Math.max(view.zoom, PLACE_ZOOM) });
  look(target.place);
}

/** Throws ApiProblem for what has no position. */
function showPlace({ latitude, longitude, name }: { latitude: number | null; longitude: number | null; name: string }, zoom: number): void {
  if (latitude === null || longitude === null)
    throw new ApiProblem({ statusCode: 0, name: 'No position', message: words.map.noPosition(name) });
  const { goTo, look } = useMap.getState();
  goTo({ latitude, longitude, zoom });
  look({ latitude, longitude });
}

type MapTarget =
  | { kind: 'at'; place: LatLon }
  | { kind: 'airport'; id: string }
  | { kind: 'navaid'; id: string }
  | { kind: 'notams'; location: string }
  | { kind: 'fetched' }
  | ({ kind: 'route' } & Pick<RouteInAddress, 'text' | 'choices'>);

/** The query may be before the #, or after the path that follows it. Undefined without a readable parameter. */
export function readAddress(search: string, hash: string): MapTarget | undefined {
  const behind = hash.split('?')[1] ?? '';
  const given = new URLSearchParams(behind === '' ? search : behind);
  const place = readPlace(given.get('at') ?? '');
  if (place !== undefined) return { kind: 'at', place };
  const text = given.get('route') ?? '';
  if (text.trim() !== '') return { kind: 'route', text, choices: readChoices(given) };
  const id = given.get('airport') ?? '';
  if (id !== '') return { kind: 'airport', id };
  const navaid = given.get('navaid') ?? '';
  if (navaid !== '') return { kind: 'navaid', id: navaid };
  if (given.has('fetched')) return { kind: 'fetched' };
  const location = (given.get('notams') ?? '').trim().toUpperCase();
  return location === '' ? undefined : { kind: 'notams', location };
}

const pair = /^\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*$/;

function readPlace(text: string): LatLon | undefined {
  const [, north, east] = pair.exec(text) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
