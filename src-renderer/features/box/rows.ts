/** Each meaning of a line is a row of the box, which says what it is called and what Enter does. */
import type { LineMeaning, LinePlace } from '#contract/line.ts';
import { setMoment } from '#renderer/data/moment.ts';
import { onMap, positionOnMap } from '#renderer/data/on-map.ts';
import type { Recent } from '#renderer/data/recents.ts';
import { addToRoute, routeAddressQuery } from '#renderer/data/route/route-in-address.ts';
import { setWind } from '#renderer/data/winds.ts';
import { tuningInWords } from '#renderer/format/navaid.ts';
import { countryName, leadingCode } from '#renderer/format/names.ts';
import { megahertz } from '#renderer/format/units.ts';
import type { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { formatDayZulu } from '#domain/time.ts';
import type { Command } from './commands.ts';

type Go = (path: string) => void;

export type Row = {
  key: string;
  title: string;
  detail: string;
  /** It says what Enter does, as a sentence without its subject. */
  does: string;
  run: (go: Go) => unknown;
  /** The airport that it is of, which can be dragged and has a menu. */
  airport?: { id: string; code: string | null; name: string };
};

type Shown = {
  units: ReturnType<typeof useUnits>;
  /** The map screen is open, which shows a place instead of opening it. */
  isOnMap: boolean;
  now: number;
};

const joined = (parts: readonly (string | null | undefined)[], by = ' · '): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(by);
const nameOf = ({ code, name }: LinePlace): string => (code === name ? name : joined([code, name], ' '));
const keyOf = ({ icaoCode, id, code }: LinePlace): string => icaoCode ?? id ?? code ?? '';
const endsOf = (places: readonly LinePlace[]): string => places.map(nameOf).join(' → ');

function detailOf(place: LinePlace, { units }: Shown): string {
  const { box } = words;
  const { kind, city, countryCode, alias, isSimilar, isClosed, longestRunwayFt, distanceNm } = place;
  const where = joined([city, countryCode === null ? null : countryName(countryCode)], ', ');
  return joined([
    kind === 'navaid' ? tuningInWords({ ...place, type: place.type as Parameters<typeof tuningInWords>[0]['type'] }) : null,
    where,
    isClosed ? words.common.closed : longestRunwayFt === null ? null : units.runwayLength(longestRunwayFt),
    distanceNm === null ? null : units.distance(distanceNm),
    alias === null ? null : box.alsoKnownAs(alias),
    isSimilar ? box.similar : null,
  ]);
}

export function meaningRow(meaning: LineMeaning, shown: Shown): Row {
  const { kind, places, text, number, at } = meaning;
  const { does } = words.box;
  const [place] = places;
  const moment = at === null ? undefined : Date.parse(at);
  const time = moment === undefined ? undefined : formatDayZulu(moment, shown.now);
  const key = joined([kind, text, ...places.map(({ id, code }) => id ?? code)]);
  const withTime = (sentence: string): string => (time === undefined ? sentence : does.at(sentence, time));
  const leads = (path: string) => (go: Go) => {
    if (moment !== undefined) setMoment(moment);
    go(path);
  };
  const ofPlace = place === undefined ? { title: text ?? '', detail: '' } : { title: nameOf(place), detail: detailOf(place, shown) };
  const name = place === undefined ? '' : (place.code ?? place.name);
  switch (kind) {
    case 'airport': {
      const { id, code, name: full } = place ?? { id: null, code: null, name: '' };
      const path =
        place === undefined ? '/' : shown.isOnMap ? onMap('airport', keyOf(place)) : `/airports/${encodeURIComponent(keyOf(place))}`;
      const sentence = shown.isOnMap ? does.onMap(name) : text === null ? does.airport(name) : does.runway(name, text);
      const end = text === null || shown.isOnMap ? '' : `?runway=${encodeURIComponent(text)}`;
      return {
        key,
        ...ofPlace,
        does: withTime(sentence),
        run: leads(`${path}${end}`),
        ...(id !== null && { airport: { id, code, name: full } }),
      };
    }
    case 'navaid':
      return { key, ...ofPlace, does: does.onMap(name), run: leads(onMap('navaid', place?.id ?? '')) };
    case 'position':
      return {
        key,
        ...ofPlace,
        does: does.onMap(name),
        run: leads(positionOnMap({ latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 })),
      };
    case 'notamsOf':
      return { key, ...ofPlace, does: withTime(does.notams(name)), run: leads(`/notams/${encodeURIComponent(name)}`) };
    case 'route':
    case 'brief': {
      const route = text ?? '';
      const query = routeAddressQuery({ text: route, choices: [], ...(moment !== undefined && { depart: moment }) });
      const sentence = kind === 'brief' ? does.brief : does.route;
      return {
        key,
        title: route,
        detail: endsOf(places),
        does: time === undefined ? sentence : does.departing(sentence, time),
        run: leads(`/${kind === 'brief' ? 'briefing' : 'route'}?${query}`),
      };
    }
    case 'addToRoute':
      return {
        key,
        title: text ?? '',
        detail: ofPlace.title,
        does: does.addToRoute(text ?? ''),
        run: leads(addToRoute(text ?? '', place?.id ?? undefined)),
      };
    case 'compare': {
      const codes = places.map(({ code, name: full }) => code ?? full).join(', ');
      const path = `/compare/${places.map((one) => encodeURIComponent(keyOf(one))).join(',')}`;
      return { key, title: codes, detail: places.map(({ name: full }) => full).join(' · '), does: does.compare(codes), run: leads(path) };
    }
    case 'wind':
      return {
        key,
        title: text ?? '',
        detail: ofPlace.title === text ? '' : ofPlace.title,
        does: place === undefined ? does.wind(text ?? '') : does.windAt(text ?? '', name),
        run: () => setWind(place?.code ?? '', text ?? ''),
      };
    case 'time':
      return { key, title: time ?? '', detail: '', does: does.time(time ?? ''), run: () => setMoment(moment) };
    case 'frequency': {
      const tuned = `${megahertz(number ?? 0)} MHz`;
      return { key, title: tuned, detail: '', does: does.frequency(tuned), run: leads(`/airports?frequency=${number}`) };
    }
    case 'notamNumber':
      return {
        key,
        title: text ?? '',
        detail: words.box.stored(number ?? 0),
        does: (number === 0 ? does.unstoredNotam : does.notam)(text ?? ''),
        run: leads(`/notams?number=${encodeURIComponent(text ?? '')}`),
      };
    case 'near': {
      const radius = shown.units.distance(number ?? 0);
      const query = new URLSearchParams({ near: `${place?.latitude},${place?.longitude},${number}`, place: name });
      return { key, ...ofPlace, does: does.near(name, radius), run: leads(`/airports?${query}`) };
    }
  }
}

export function recentRow(airport: Recent, isOnMap: boolean): Row {
  const code = leadingCode(airport);
  const { id, name, city, countryCode, icaoCode } = airport;
  const key = icaoCode ?? id;
  return {
    key: `recent ${id}`,
    title: joined([code, name], ' '),
    detail: joined([city, countryCode === null ? null : countryName(countryCode)], ', '),
    does: isOnMap ? words.box.does.onMap(code ?? name) : words.box.recent,
    run: (go) => go(isOnMap ? onMap('airport', key) : `/airports/${encodeURIComponent(key)}`),
    airport: { id, code, name },
  };
}

export const commandRow = ({ name, title, run }: Command): Row => ({
  key: `command ${name}`,
  title,
  detail: '',
  does: words.box.command,
  run,
});
