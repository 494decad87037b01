/** The id of a place of the map, which routes need; the data of the map has codes and positions instead. */
import { api } from '#renderer/data/api/client.ts';
import type { MapPlace } from '#renderer/data/route/route-map.ts';
import { inIcaoSeconds } from '#domain/format-position.ts';
import { useAirports } from '../airports/airports.ts';
import { isPlaced, navaidKey, navaidRequest } from '../navaids/use-navaids.ts';

/** The position alone where the server does not know the place any more, as after another dataset came into use. */
export async function withId(meant: MapPlace): Promise<MapPlace> {
  const { place } = meant;
  if (place === undefined || place.kind === 'waypoint') return meant;
  try {
    const id = place.kind === 'airport' ? await airportId(place.id) : await navaidId(place.id);
    return { ...meant, place: { ...place, id } };
  } catch {
    return { ...meant, word: inIcaoSeconds(meant), place: undefined };
  }
}

const airportId = async (key: string): Promise<string> => (await api('getAirport', { params: { id: key } })).id;

async function navaidId(key: string): Promise<string> {
  const navaid = useAirports.getState().navaids?.find((one) => isPlaced(one) && navaidKey(one) === key);
  if (navaid === undefined || !isPlaced(navaid)) throw new Error(`there is no navaid ${key}`);
  return (await api('getNavaid', navaidRequest(navaid))).id;
}
