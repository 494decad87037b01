/** Results for a line that is more than words: a route, a position, a frequency, the number of a NOTAM. */
import type { ListedAirport } from '#contract/airports/airport.ts';
import type { Notam } from '#contract/notams/notam.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { addToRoute } from '#renderer/data/route/asked-route.ts';
import type { TypedLine } from '#renderer/format/typed-line.ts';
import { megahertz } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { positionOnMap } from '#renderer/data/on-map.ts';
import { fromAirport, fromNotam, type Result } from './results.ts';

export type Answers = {
  near: readonly ListedAirport[];
  withFrequency: readonly ListedAirport[];
  notams: readonly Notam[];
};

type Shown = {
  mayReadNotams: boolean;
  /** Nautical miles in the user's unit. */
  distance: (nm: number) => string;
  /** From where the airports with a frequency are ordered. */
  last: { place: LatLon; name: string } | undefined;
};

/** Whether the line is one of them; search is not asked for it. */
export const isSpecial = ({ position, frequency, notam, route, added }: TypedLine): boolean =>
  [position, frequency, notam, route, added].some((part) => part !== undefined);

export function specialResults(line: TypedLine, answers: Answers, { mayReadNotams, distance, last }: Shown): Result[] {
  const { position, frequency, notam, route, added } = line;
  const { palette } = words;
  const away = (from: LatLon, airport: ListedAirport): string => distance(distanceBetween(from, latLonOf(airport) ?? from));
  const results: Result[] = [];
  if (route !== undefined) {
    const text = route.toUpperCase();
    const leads = `/route?text=${encodeURIComponent(text)}`;
    results.push({ key: 'route', kind: 'route', title: text, place: '', why: palette.openRoute, leads });
  }
  if (added !== undefined) {
    const word = added.toUpperCase();
    results.push({ key: 'add', kind: 'route', title: word, place: '', why: palette.addToRoute, leads: addToRoute(word) });
  }
  if (position !== undefined) {
    const { latitude, longitude } = position;
    const title = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    const leads = positionOnMap(position);
    results.push({ key: 'position', kind: 'position', title, place: '', why: palette.showOnMap, leads });
    results.push(...answers.near.map((airport) => fromAirport(airport, palette.why.position(away(position, airport)))));
  }
  if (frequency !== undefined) {
    const has = palette.why.frequency(`${megahertz(frequency)} MHz`);
    const whyOf = (airport: ListedAirport) =>
      last === undefined ? has : palette.why.frequencyFrom(has, away(last.place, airport), last.name);
    results.push(...answers.withFrequency.map((airport) => fromAirport(airport, whyOf(airport))));
  }
  if (notam !== undefined) {
    results.push(...answers.notams.map(fromNotam));
    if (!mayReadNotams)
      results.push({ key: 'needs-key', kind: 'notam', title: notam.number, place: '', why: palette.needsKey, leads: '/api/access' });
  }
  return results;
}
