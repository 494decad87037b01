/**
 * One typed line may mean several things. Promises: any text has an answer; a route is offered only where its words are places of the data,
 * or have the form of points, airways and procedures between two that are; and each word that names nothing is said.
 */
import type { AirportWithParts } from '#contract/airports/airport.ts';
import { LONGEST_LINE, type Line, type LineMeaning, type LinePlace } from '#contract/line.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { readLine, type LineForm } from '#domain/typed-line.ts';
import type { Airports } from '../airports/airports.ts';
import type { Notams } from '../notams/notams.ts';
import type { OwnPlaces } from '../route/points/point.ts';
import { namesNothing, type RouteEngine } from '../route/route.ts';
import { invalid } from '../refusal.ts';
import { readNear } from '../search/dataset-search.ts';
import { partition, type Segment } from './partition.ts';
import { wordOf, type FoundPlace, type Places } from './places.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

type LineQuestion = {
  near?: string | undefined;
  limit?: number | undefined;
  waypoints: OwnPlaces;
};

type Helpers = {
  places: Places;
  airports: Airports;
  routes: RouteEngine;
  notams: Pick<Notams, 'listing'>;
  clock: () => Date;
};

const MOST = 8;
/** Nautical miles around a position in which airports are offered. */
const AROUND_NM = 40;

/** Reporting points, airways and procedures are in no data. */
const unlisted = /^(?:[A-Z]{5}|[A-Z]{1,2}\d{1,4}[A-Z]?|[A-Z]{2,6}\d[A-Z]?)$/i;
/** These words and signs separate places: `Gatwick to Nice`. */
const separators = /\s(?:to|à|vers|nach|via)(?=\s)|→|->|–|>/gi;
const leading = /^(?:from|de|depuis) /i;
const runwayEnd = /^(.+?) (?:(?:rwy|runway|piste) ?)?(\d{1,2}[LRC]?)$/i;

export function openLineReader({ places, airports, routes, notams, clock }: Helpers) {
  type Asked = { limit: number; near: LatLon | undefined; waypoints: OwnPlaces };
  type Found = { meanings: LineMeaning[]; unknown: readonly string[] };

  const isoOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

  async function read(form: LineForm, question: Asked): Promise<Found> {
    switch (form.kind) {
      case 'time':
        return only({ kind: 'time', at: isoOf(form.at) });
      case 'position': {
        const place = places.at(form.position);
        return {
          meanings: [meaning({ kind: 'position', places: [place] }), ...(await around(form.position, AROUND_NM, question))],
          unknown: [],
        };
      }
      case 'notamNumber':
        return numbered(form);
      case 'frequency': {
        const found = places.withFrequency(form.frequency, question).map((place) => meaning({ kind: 'airport', places: [place] }));
        return { meanings: [meaning({ kind: 'frequency', number: form.frequency }), ...found], unknown: [] };
      }
      case 'wind':
        return form.place === ''
          ? only({ kind: 'wind', text: form.wind })
          : ofPlace(form.place, question, (place) => [meaning({ kind: 'wind', places: [place], text: form.wind })]);
      case 'near': {
        const center = resolve(form.place, question);
        const { latitude, longitude } = center?.place ?? {};
        if (!center || typeof latitude !== 'number' || typeof longitude !== 'number') return { meanings: [], unknown: [form.place] };
        const from = { latitude, longitude };
        const whole = meaning({ kind: 'near', places: [center.place], number: form.radiusNm });
        return { meanings: [whole, ...(await around(from, form.radiusNm, question))], unknown: [] };
      }
      case 'addToRoute': {
        const word = resolve(form.place, question);
        return word === undefined && routes.find({ text: form.place }, question.waypoints).points.length === 0
          ? { meanings: [], unknown: [form.place] }
          : only({ kind: 'addToRoute', places: word ? [word.place] : [], text: wordOf(form.place, word) });
      }
      case 'compare': {
        const found = form.places.map((text) => ({ text, place: resolve(text, question)?.place }));
        const fields = found.flatMap(({ place }) => (place?.kind === 'airport' ? [place] : []));
        return {
          meanings: fields.length > 1 ? [meaning({ kind: 'compare', places: fields })] : [],
          unknown: found.filter(({ place }) => place?.kind !== 'airport').map(({ text }) => text),
        };
      }
      case 'notamsOf':
        return noticesOf(form.place, isoOf(form.at), question);
      case 'route':
      case 'brief':
        return (
          routeOf(form.text, isoOf(form.at), question, form.kind) ?? { meanings: [], unknown: unknownIn(partitionOf(form.text, question)) }
        );
      case 'places':
        return placesOf(form.text, isoOf(form.at), question);
    }
  }

  const only = (part: Partial<LineMeaning> & Pick<LineMeaning, 'kind'>): Found => ({ meanings: [meaning(part)], unknown: [] });

  /** The place of a text that is one; where nothing is called so, the aerodrome whose name begins so. */
  const resolve = (text: string, { near }: Asked): FoundPlace | undefined =>
    places.meant(text, near) ??
    places
      .search(text, { limit: 4, near })
      .find(({ isRegion, isSimilar, place: { icaoCode, alias } }) => !isRegion && !isSimilar && icaoCode !== null && alias === null);

  function ofPlace(text: string, question: Asked, make: (place: LinePlace) => LineMeaning[]): Found {
    const found = resolve(text, question);
    return found?.place.kind === 'airport' ? { meanings: make(found.place), unknown: [] } : { meanings: [], unknown: [text] };
  }

  async function noticesOf(text: string, at: string | null, question: Asked): Promise<Found> {
    const found = ofPlace(text, question, (place) => [meaning({ kind: 'notamsOf', places: [place], at })]);
    if (found.meanings.length > 0 || !isLocationIndicator(text.toUpperCase())) return found;
    const code = text.toUpperCase();
    const { rows } = await notams.listing({ filter: JSON.stringify({ icao: code }) }, { limit: 1, offset: 0 });
    if (rows.length === 0) return found;
    const region = {
      ...places.at({ latitude: 0, longitude: 0 }),
      kind: 'region' as const,
      code,
      name: code,
      latitude: null,
      longitude: null,
    };
    return only({ kind: 'notamsOf', places: [region], at });
  }

  async function numbered({ number, location }: Extract<LineForm, { kind: 'notamNumber' }>): Promise<Found> {
    const where = { notamId: number, ...(location !== undefined && { airport: location }) };
    const { rows, totalCount = rows.length } = await notams.listing({ filter: JSON.stringify(where) }, { limit: 1, offset: 0 });
    return only({ kind: 'notamNumber', text: location === undefined ? number : `${location}:${number}`, number: totalCount });
  }

  async function around({ latitude, longitude }: LatLon, radiusNm: number, { limit }: Asked): Promise<LineMeaning[]> {
    const listing = await airports.listing({ near: `${latitude},${longitude},${radiusNm}` });
    return [...airports.rows(listing, { limit: limit - 1, offset: 0 }, 'code')].map((airport) =>
      meaning({ kind: 'airport', places: [places.ofAirport(airport, { latitude, longitude })] }),
    );
  }

  const partitionOf = (text: string, { near }: Asked): Segment[] => partition(text, separators, (part) => places.meant(part, near));

  /** The two readings of a route; undefined where its words are none. `first`: what the line asks for. */
  function routeOf(text: string, at: string | null, question: Asked, first: 'route' | 'brief' = 'brief'): Found | undefined {
    const coded = codedRoute(text, question);
    const segments = coded?.unknown.length === 0 ? [] : partitionOf(text, question);
    const named =
      segments.length > 0 && unknownIn(segments).length === 0
        ? codedRoute(segments.map(({ word }) => word).join(' '), question)
        : undefined;
    const route = named?.unknown.length === 0 && named.text !== coded?.text ? named : coded;
    const least = first === 'route' || at !== null || leading.test(text) ? 1 : 2;
    const [start, end] = route?.ends ?? [];
    const isHere = route?.points === 2 && start?.id === end?.id;
    if (route === undefined || isHere || route.ends.length < least || !route.unknown.every((word) => unlisted.test(word))) return undefined;
    const parts = { text: route.text, places: route.ends, at };
    const kinds = first === 'brief' ? (['brief', 'route'] as const) : (['route', 'brief'] as const);
    return { meanings: kinds.map((kind) => meaning({ kind, ...parts })), unknown: route.unknown };
  }

  /** A route whose words the engine of routes reads; `ends` are its first and last point. */
  function codedRoute(
    text: string,
    { waypoints }: Asked,
  ): { text: string; ends: LinePlace[]; points: number; unknown: string[] } | undefined {
    const words = text.replaceAll(separators, ' ').replaceAll(/\s+/g, ' ').trim();
    const { points, faults } = routes.find({ text: words }, waypoints);
    const [start, end] = [points[0], points.at(-1)];
    if (!start || !end) return undefined;
    const unknown = faults.filter(namesNothing).map(({ from, to }) => words.slice(from, to));
    const ends = (points.length === 1 ? [start] : [start, end]).map(({ place, position, label }): LinePlace => {
      const at = places.at(position);
      if (place === undefined) return { ...at, ...(label && { code: label.ident, name: label.name ?? label.ident }) };
      const { kind, id, ident, name, type } = place;
      const airport = kind === 'airport' ? airports.get(id)?.body.toString() : undefined;
      if (airport !== undefined) return { ...places.ofAirport(JSON.parse(airport) as AirportWithParts, undefined), code: ident };
      return { ...at, kind: kind === 'waypoint' ? 'position' : kind, id: kind === 'waypoint' ? null : id, code: ident, name, type };
    });
    return { text: words.toUpperCase(), ends, points: points.length, unknown };
  }

  function placesOf(line: string, at: string | null, question: Asked): Found {
    const text = line.replace(leading, '');
    if (text === '') return { meanings: [], unknown: [] };
    const { limit, near } = question;
    const ofPlaces = (found: readonly FoundPlace[]): LineMeaning[] =>
      found.map(({ place }) => meaning({ kind: place.kind === 'navaid' ? 'navaid' : 'airport', places: [place], at }));
    const found = places.search(text, { limit, near });
    const strict = found.filter(({ isSimilar }) => !isSimilar);
    if (!/\s/.test(text) && text.search(separators) < 0) return { meanings: ofPlaces(found), unknown: found.length === 0 ? [text] : [] };

    const atEnd = runwayOf(text, question);
    if (atEnd) return { meanings: [meaning({ ...atEnd, at })], unknown: [] };
    const called = places.called(text, { limit, near });
    const route = routeOf(text, at, question);
    const isWholeRoute = route !== undefined && route.unknown.length === 0;
    const hasSeparator = text.search(separators) >= 0;
    if (isWholeRoute && (hasSeparator || (called.length === 0 && (isCoded(route, text) || strict.length === 0))))
      return { meanings: [...route.meanings, ...ofPlaces(strict)].slice(0, limit), unknown: [] };
    if (strict.length > 0) return { meanings: [...ofPlaces(strict), ...(isWholeRoute ? route.meanings : [])].slice(0, limit), unknown: [] };
    if (route) return route;
    const segments = partitionOf(text, question);
    const named = segments.flatMap(({ found: one }) => (one ? [one] : []));
    if (named.length === 0 && found.length > 0) return { meanings: ofPlaces(found), unknown: [] };
    return { meanings: ofPlaces(named.filter(({ place }) => place.kind !== 'position')), unknown: unknownIn(segments) };
  }

  /** Undefined where the airport has no such end. */
  function runwayOf(text: string, question: Asked) {
    const [, name, end = ''] = runwayEnd.exec(text) ?? [];
    const found = name === undefined ? undefined : resolve(name, question);
    const designator = end.toUpperCase().padStart(/\d$/.test(end) ? 2 : 3, '0');
    if (found === undefined || !found.ends.includes(designator)) return undefined;
    return { kind: 'airport' as const, places: [found.place], text: designator };
  }

  return {
    /** Throws `invalidRequest` for a text that is too long, and for a `near` that is no position. */
    async read(text: string, { limit = MOST, near, waypoints }: LineQuestion): Promise<Line> {
      if (text.length > LONGEST_LINE) throw invalid(`text: has ${text.length} characters; at most ${LONGEST_LINE} are taken`);
      const question = { limit, near: near === undefined ? undefined : readNear(near), waypoints };
      const { meanings, unknown } = await read(readLine(text, clock().getTime()), question);
      return { meanings: meanings.slice(0, limit), unknown: placed(unknown, text) };
    },
  };
}

const meaning = (part: Partial<LineMeaning> & Pick<LineMeaning, 'kind'>): LineMeaning => ({
  places: [],
  text: null,
  number: null,
  at: null,
  ...part,
});

const unknownIn = (segments: readonly Segment[]): string[] => segments.filter(({ found }) => !found).map(({ text }) => text);

/** Tells whether the words of the route are those of the line, and not names that were found. */
const isCoded = ({ meanings }: { meanings: readonly LineMeaning[] }, text: string): boolean =>
  meanings[0]?.text === text.toUpperCase().trim();

/** Finds the words in the line, each once in its order. */
function placed(unknown: readonly string[], line: string): Line['unknown'] {
  const upper = line.toUpperCase();
  let after = 0;
  return unknown.flatMap((word) => {
    const from = upper.indexOf(word.toUpperCase(), after);
    if (from < 0) return [];
    after = from + word.length;
    return [{ from, to: after, text: line.slice(from, after) }];
  });
}
