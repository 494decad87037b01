/** What an assistant can ask. Every tool reads, none writes; moments are UTC, distances nautical miles, heights feet, speeds knots. */
import { Type, type Static, type TObject } from 'typebox';
import { pathWith, type Ask, type Answered } from './ask.ts';

/** More notices than this do not help a reader, and fill what an assistant can hold. */
const MOST_NOTAMS = 50;
const USUAL_NOTAMS = 20;
const MOST_TEXT = 20_000;

const code = Type.String({ minLength: 1, maxLength: 100, description: 'ICAO, IATA, local or GPS code of an aerodrome, for example LSGG' });
const at = Type.Optional(
  Type.String({
    maxLength: 40,
    description: 'the moment asked about, ISO 8601 with an offset, for example 2026-11-22T08:00Z; now without it',
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
const Plan = object(plan);

function planOf({ text, depart, tasKt, fuelFlow, wind, alternates }: Static<typeof Plan>): object {
  const aircraft = { ...(tasKt !== undefined && { tasKt }), ...(fuelFlow !== undefined && { fuelFlow }) };
  return { text, aircraft, ...(depart !== undefined && { depart }), ...(wind && { winds: [wind] }), ...(alternates && { alternates }) };
}

export const tools = [
  tool({
    name: 'search',
    title: 'Search aerodromes and navaids',
    description: 'Find aerodromes by code, name, city or keyword, and navaids by ident or name, the best first.',
    input: object({ query: Type.String({ minLength: 1, maxLength: 100 }) }),
    run: ({ query }, { ask }) => ask(get(pathWith('/search', { query, kinds: 'airport,navaid' }))),
  }),
  tool({
    name: 'airport',
    title: 'One aerodrome, and what is open',
    description:
      'Position, elevation, runways and frequencies of an aerodrome, and the state of its runways at a moment by every NOTAM stored. ' +
      'A state of unknown, or reasons in it, mean that it cannot be known: say so.',
    input: object({ code, at }),
    async run({ code: of, at: moment }, { ask }) {
      const path = `/airports/${encodeURIComponent(of)}`;
      const airport = await ask(get(path));
      if (airport.status !== 200) return airport;
      const state = await ask(get(pathWith(`${path}/state`, { at: moment })));
      return state.status === 200 ? { status: 200, body: { airport: airport.body, state: state.body } } : state;
    },
  }),
  tool({
    name: 'notams',
    title: 'NOTAMs at a place and time',
    description:
      'Stored NOTAMs of an aerodrome or around a position, as published and decoded, the most severe first. totalCount says how many there are; ' +
      'without a key at most five are answered. An empty list does not mean that there is no NOTAM: state.reasons says whether the place is covered. ' +
      'Always give the raw text (message) beside decoded words.',
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
      status: Type.Optional(
        Type.Union(
          (['active', 'future', 'overdue', 'expired', 'cancelled', 'replaced'] as const).map((word) => Type.Literal(word)),
          { description: 'at that moment; without it those in force, overdue and to come' },
        ),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_NOTAMS, default: USUAL_NOTAMS })),
    }),
    async run({ code: of, near, at: moment, status, limit = USUAL_NOTAMS }, { ask }) {
      const filter = { ...(of !== undefined && { airport: of }), status: status ?? { in: ['active', 'overdue', 'future'] } };
      const place = near && `${near.latitude},${near.longitude},${near.radiusNm}`;
      const list = await ask(get(pathWith('/notams', { filter, near: place, at: moment, sort: '-severity', expand: 'decoded', limit })));
      if (list.status !== 200 || of === undefined) return list;
      const state = await ask(get(pathWith(`/airports/${encodeURIComponent(of)}/state`, { at: moment })));
      return { status: 200, body: { ...(list.body as object), state: state.status === 200 ? state.body : null } };
    },
  }),
  tool({
    name: 'decode_notams',
    title: 'Decode the text of NOTAMs',
    description: 'Read one or more NOTAM texts in any known format. Nothing is stored. What is not understood is in warnings.',
    input: object({ text: Type.String({ minLength: 1, maxLength: MOST_TEXT }) }),
    async run({ text }, { decode }) {
      return { status: 200, body: { notams: await decode(text) } };
    },
  }),
  tool({
    name: 'route',
    title: 'Points and legs of a route',
    description:
      'Tracks, distances, wind correction, headings, times and fuel of a route such as "LSGG DCT GVA DCT LFMN", or of a flight plan message. ' +
      'Whatever is null cannot be known, and reasons say why; faults name words that are not in the data.',
    input: Plan,
    run: (input, { ask }) => ask({ method: 'POST', path: '/routes/parse', body: planOf(input) }),
  }),
  tool({
    name: 'briefing',
    title: 'The briefing of a route',
    description:
      'Runways left at departure, destination and alternates, the NOTAMs of the flight in its order with their raw text, doubts, and what is not shown ' +
      'and why (notShown). Needs a key. Say first what reasons name: what is not covered, old or assumed.',
    input: Plan,
    run: (input, { ask }) => ask({ method: 'POST', path: '/briefings', body: planOf(input) }),
  }),
  tool({
    name: 'dataset_status',
    title: 'What is stored, and how old it is',
    description: 'Revision, date and counts of the data, when NOTAMs were last imported, and problems of this machine.',
    input: object({}),
    run: (_, { ask }) => ask(get('/dataset')),
  }),
] as const;
