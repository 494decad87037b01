/** An assistant reads by tools. Every tool reads, none writes; moments are UTC, distances nautical miles, heights feet, speeds knots. */
import { Type, type Static, type TObject } from 'typebox';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { SearchResult } from '#contract/airports/search.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { NotamAnswer, NotamList } from '#contract/notams/notam.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { ForecastAt, StationHistory } from '#contract/weather/station.ts';
import { pathWith, segment, type Ask, type Answered } from './ask.ts';
import { briefingPart, sections } from './briefing.ts';
import { bytesOnWire, fitted, pageOf } from './page.ts';
import { details, marked, noticeItem, type Detail } from './published.ts';
import { CIRCLE_COVERAGE, coverageLine, stateInLines } from './runways.ts';

const MOST_NOTAMS = 50;
const USUAL_NOTAMS = 20;
const MOST_TEXT = 20_000;

const code = Type.String({ minLength: 1, maxLength: 100, description: 'ICAO, IATA, local or GPS code of an aerodrome, for example LSGG' });
const at = Type.Optional(
  Type.String({
    maxLength: 40,
    description: 'moment of the answer, ISO 8601 with an offset, for example 2026-11-22T08:00Z; default: now',
  }),
);

/** `decode` reads texts without touching what is stored. */
export type Asking = { ask: Ask; decode(text: string): Promise<readonly unknown[]> };

type Tool<Input extends TObject = TObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  run(input: Static<Input>, asking: Asking): Promise<Answered>;
};
const tool = <Input extends TObject>(of: Tool<Input>) => of;
const good = (body: object): Answered => ({ status: 200, body });
/** The body of a good answer as `shape` makes it, never longer than an answer may be; a refusal as it is. */
const shaped = <Body>(answered: Answered, shape: (body: Body) => object): Answered =>
  answered.status === 200 ? good(fitted(shape(answered.body as Body))) : answered;
const oneOf = <Word extends string>(words: readonly Word[], description: string) =>
  Type.Optional(Type.Unsafe<Word>({ type: 'string', enum: words, description }));
const offset = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'how many to pass over, as next of the answer before says' }),
);
const detail = oneOf(details, 'line: one line each; text: with the text as published; full: everything decoded of it');

const get = (path: string) => ({ method: 'GET', path }) as const;
const object = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const plan = {
  text: Type.String({ minLength: 1, maxLength: 10_000, description: 'words such as "LSGG DCT GVA DCT LFMN", or a flight plan message' }),
  depart: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601 with an offset' })),
  tasKt: Type.Optional(Type.Number({ minimum: 1, maximum: 2000, description: 'true airspeed, knots' })),
  fuelFlow: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000, description: 'fuel an hour, in a unit of your own' })),
  alternates: Type.Optional(Type.Array(code, { maxItems: 20 })),
  wind: Type.Optional(
    object({
      direction: Type.Number({ minimum: 0, maximum: 360, description: 'where it comes from, degrees true' }),
      speedKt: Type.Number({ minimum: 0, maximum: 500 }),
    }),
  ),
};

function planOf({ text, depart, tasKt, fuelFlow, wind, alternates }: Static<TObject<typeof plan>>): object {
  const aircraft = { ...(tasKt !== undefined && { tasKt }), ...(fuelFlow !== undefined && { fuelFlow }) };
  return { text, aircraft, ...(depart !== undefined && { depart }), ...(wind && { winds: [wind] }), ...(alternates && { alternates }) };
}

/** It is one of a list, with what is decoded of it. */
function notamItem(notam: NotamAnswer, how: Detail): unknown {
  const { decoded } = notam;
  return decoded === undefined ? marked(notam) : noticeItem({ ...decoded, ...notam }, how, notam);
}

export const tools = [
  tool({
    name: 'search',
    title: 'Search aerodromes and navaids',
    description: 'Find aerodromes by code, name, city or keyword, and navaids by ident or name, the best first.',
    input: object({ query: Type.String({ minLength: 1, maxLength: 100 }) }),
    run: async ({ query }, { ask }) =>
      shaped(await ask(get(pathWith('/search', { query, kinds: 'airport,navaid' }))), ({ airports, ...rest }: SearchResult) => ({
        // The tool airport has the others.
        airports: airports.map(({ runways: _runways, frequencies: _frequencies, ...airport }) => airport),
        ...rest,
      })),
  }),
  tool({
    name: 'airport',
    title: 'One aerodrome, and what is open',
    description:
      'Position, elevation, runways and frequencies of an aerodrome, and the state of its runways at a moment by every NOTAM stored. ' +
      'A state of unknown, or reasons in it, mean that it cannot be known: say so.',
    input: object({ code, at }),
    async run({ code: of, at: moment }, { ask }) {
      const path = `/airports/${segment(of)}`;
      const airport = await ask(get(path));
      if (airport.status !== 200) return airport;
      const state = await ask(get(pathWith(`${path}/state`, { at: moment })));
      return shaped(state, (body: AerodromeState) => ({ airport: airport.body as AirportAnswer, state: body }));
    },
  }),
  tool({
    name: 'notams',
    title: 'NOTAMs at a place and time',
    description:
      'Stored NOTAMs of an aerodrome (code) or around a position (near), one of which is needed, the most severe first, with publishedText, the text as published. ' +
      'totalCount says how many there are, left and next how to get the rest; without a key at most five are answered. ' +
      'An empty list does not mean that there is no NOTAM: state.reasons says whether the place is covered. Always give the text as published together with other words.',
    input: object({
      code: Type.Optional(code),
      near: Type.Optional(
        object({
          latitude: Type.Number({ minimum: -90, maximum: 90 }),
          longitude: Type.Number({ minimum: -180, maximum: 180 }),
          radiusNm: Type.Number({ exclusiveMinimum: 0, maximum: 1000 }),
        }),
      ),
      at,
      status: oneOf(
        ['active', 'future', 'overdue', 'expired', 'cancelled', 'replaced'] as const,
        'at that moment; without it those in force, overdue and to come',
      ),
      detail,
      offset,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_NOTAMS, default: USUAL_NOTAMS })),
    }),
    async run({ code: of, near, at: moment, status, limit = USUAL_NOTAMS, offset: from = 0, detail: how = 'text' }, { ask }) {
      if (of === undefined && near === undefined)
        throw new Error(
          'NOTAMs are asked for at a place: give code, as {"code":"LSGG"}, or near, as {"near":{"latitude":46.24,"longitude":6.11,"radiusNm":30}}.',
        );
      const filter = { ...(of !== undefined && { airport: of }), status: status ?? { in: ['active', 'overdue', 'future'] } };
      const place = near && `${near.latitude},${near.longitude},${near.radiusNm}`;
      const query = {
        filter,
        near: place,
        at: moment,
        sort: '-severity',
        expand: 'decoded',
        facets: 'status',
        limit,
        ...(from > 0 && { offset: from }),
      };
      const list = await ask(get(pathWith('/notams', query)));
      if (list.status !== 200) return list;
      const state = of === undefined ? undefined : await ask(get(pathWith(`/airports/${segment(of)}/state`, { at: moment })));
      const { items, totalCount, facets } = list.body as NotamList;
      const { claim = null, freshness = 'unknown' } = facets?.coverage.places.find((one) => one.claim !== null) ?? {};
      const then = state?.status === 200 ? (state.body as AerodromeState) : null;
      const coverage = of === undefined ? CIRCLE_COVERAGE : coverageLine(then?.coverage ?? { claim, freshness });
      const about = { coverage, state: then && stateInLines(then) };
      const page = pageOf(
        items.map((item) => notamItem(item, how)),
        {
          offset: from,
          totalCount,
          taken: bytesOnWire(about),
          next: (passed) => ({ ...(how !== 'text' && { detail: how }), offset: passed }),
        },
      );
      return good({ ...about, ...page });
    },
  }),
  tool({
    name: 'decode_notams',
    title: 'Decode the text of NOTAMs',
    description: 'Read one or more NOTAM texts in any known format. Nothing is stored. What is not understood is in warnings.',
    input: object({ text: Type.String({ minLength: 1, maxLength: MOST_TEXT }), offset }),
    async run({ text, offset: from = 0 }, { decode }) {
      const notams = await decode(text);
      const page = pageOf(
        notams.slice(from).map((notam) => marked(notam as object)),
        { offset: from, totalCount: notams.length, next: (then) => ({ offset: then }) },
      );
      const { items, ...about } = page;
      return good({ notams: items, ...about });
    },
  }),
  tool({
    name: 'route',
    title: 'Points and legs of a route',
    description:
      'Tracks, distances, wind correction, headings, times and fuel of a route such as "LSGG DCT GVA DCT LFMN", or of a flight plan message. ' +
      'Whatever is null cannot be known, and reasons say why; faults name words that are not in the data. from and to of a leg count the points of the whole route from 0.',
    input: object({ ...plan, offset }),
    async run({ offset: from = 0, ...input }, { ask }) {
      const parsed = await ask({ method: 'POST', path: '/routes/parse', body: planOf(input) });
      return shaped(parsed, ({ points, legs, ...about }: ParsedRoute) => {
        const both = Array.from({ length: Math.max(points.length, legs.length) }, (_, index) => ({
          point: points[index],
          leg: legs[index],
        }));
        const page = pageOf(both.slice(from), {
          offset: from,
          totalCount: both.length,
          taken: bytesOnWire(about),
          next: (then) => ({ offset: then }),
        });
        const { items, ...rest } = page;
        const end = from + items.length;
        return { ...about, points: points.slice(from, end), legs: legs.slice(from, end), pointsAndLegs: rest };
      });
    },
  }),
  tool({
    name: 'briefing',
    title: 'The briefing of a route',
    description:
      'The overview: runways left at departure, destination and alternates, the NOTAMs of the flight one line each, the most severe first, and counts, also of what is ' +
      'not shown and why. section, detail and offset lead to the rest, as next says: give the same route again with them. ' +
      'Needs a key; one that may only read will do. Say first what reasons, notCovered and notFresh name, and how many NOTAMs are left.',
    input: object({ ...plan, section: oneOf(sections, 'a part of it, whole; overview without it'), detail, offset }),
    async run({ section, detail: how, offset: from, ...input }, { ask }) {
      const made = await ask({ method: 'POST', path: '/briefings?language=en', body: planOf(input) });
      const part = { ...(section && { section }), ...(how && { detail: how }), ...(from !== undefined && { offset: from }) };
      return shaped(made, (briefing: Briefing) => briefingPart(briefing, part));
    },
  }),
  tool({
    name: 'weather',
    title: 'METAR and TAF of an aerodrome',
    description:
      'The newest METAR and TAF stored for an aerodrome or station, as published and decoded, with their ages, what the TAF says for a moment, and the wind on the runway ends. ' +
      'Say how old a report is; one that is tooOld, and a null with its reason, cannot be relied on. nearest only suggests other stations by name: their weather is not that of this one.',
    input: object({ code, at }),
    async run({ code: of, at: moment }, { ask }) {
      const path = `/weather/${segment(of)}`;
      const weather = await ask(get(path));
      if (weather.status !== 200) return weather;
      const [forecast, state] = [
        await ask(get(pathWith(`${path}/at`, { at: moment }))),
        await ask(get(pathWith(`/airports/${segment(of)}/state`, { at: moment, expand: 'best' }))),
      ];
      const { best = null, winds = [] } = state.status === 200 ? (state.body as AerodromeState) : {};
      return shaped(forecast, (body: ForecastAt) => ({ ...(weather.body as StationHistory), forecast: body, best, winds }));
    },
  }),
  tool({
    name: 'dataset_status',
    title: 'What is stored, and how old it is',
    description: 'Revision, date and counts of the data, when NOTAMs were last imported, and problems of this machine.',
    input: object({}),
    run: async (_, { ask }) => shaped(await ask(get('/dataset')), (body: object) => body),
  }),
] as const;
