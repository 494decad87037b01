/** `sources places` shows what the owner chose to have fetched by place, and which places follow from it. */
import type { FetchChoice, FetchedPlace, FetchPlaces } from '#contract/sync/places.ts';
import { counted } from '#words/en/common.ts';
import { given, type Api } from './api.ts';
import { oneLine, print, say } from './terminal.ts';

/** An absent member stays as it was. */
type PlaceWords = {
  whole?: boolean;
  favourites?: boolean;
  routes?: boolean;
  /** The unit is nautical miles; null means none. */
  corridor?: number | null;
  areas?: string[];
};

/** Prints one line per place; what is left out and the requests a day are said on standard error. */
export async function places({ request }: Api, { whole, favourites, routes, corridor, areas }: PlaceWords): Promise<void> {
  const wanted: Partial<FetchChoice> = given({ isWhole: whole, favourites, routes, corridorNm: corridor, areas });
  const before = await request<FetchPlaces>('GET', '/sources/places');
  const now =
    Object.keys(wanted).length === 0
      ? before
      : await request<FetchPlaces>('PUT', '/sources/places', { body: { ...before.choice, ...wanted } });
  for (const place of now.items) await print(`${lineOf(place)}\n`);
  for (const { name, isWhole, places: count, requestsADay } of now.sources)
    say(
      `${oneLine(name)}: ${isWhole ? 'whole' : counted(count, 'place', 'places')}, ${counted(requestsADay, 'request', 'requests')} a day.`,
    );
  if (now.sources.length === 0) say('There is no source that can be asked by place: see "aeroshelf sources presets".');
  if (now.leftOut > 0)
    say(`${counted(now.leftOut, 'more place is', 'more places are')} not fetched: a source is asked for ${now.items.length} at most.`);
  if (now.routesLeftOut > 0) say(`${counted(now.routesLeftOut, 'stored route was', 'stored routes were')} not looked at.`);
  if (now.unknown.length > 0) say(`No aerodrome with a location indicator is known in ${now.unknown.join(', ')}.`);
}

function lineOf({ place, needs, name, notams, bytes, fetchedAt, nextAt }: FetchedPlace): string {
  return [
    place,
    needs.join(','),
    name === null ? '' : oneLine(name),
    counted(notams, 'NOTAM', 'NOTAMs'),
    `${bytes} bytes`,
    fetchedAt === null ? 'no list yet' : `list of ${fetchedAt.slice(0, 16)}Z`,
    nextAt === null ? 'not planned' : `next ${nextAt.slice(0, 16)}Z`,
  ].join('\t');
}
