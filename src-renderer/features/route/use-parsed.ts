import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import { api } from '#renderer/data/api/client.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useRoute } from './route-state.ts';
import { windsOfLegs, type LegWind } from './winds/leg-winds.ts';
import { choicesIn, MOST_TEXT, type RouteInAddress } from '#renderer/data/route/route-in-address.ts';
import { readAlternates } from './flight/alternates.ts';
import { readAircraft, type AircraftFields } from './flight/aircraft-fields.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';
import { readAirTyped } from '#renderer/format/route/air-typed.ts';
import { readLevelWinds, type LevelWind } from './winds/level-winds.ts';

/** Typing must rest for this many milliseconds. */
const REST = 120;

/** The route was computed from `plan`, which has the winds of single legs. */
export type Parsed = { text: string; plan: RoutePlan; route: ParsedRoute };

export type Present = () => Promise<Parsed>;

export type Answer = {
  /** It is the newest answer, which is of an earlier text until that of the present one is here. Undefined without a route. */
  parsed: Parsed | undefined;
  isCurrent: boolean;
  /**
   * It answers for the route as it is on the screen at this moment, and waits where the server has not answered yet, so that the text
   * before is never saved.
   */
  present: Present | undefined;
  problem: ApiProblem | undefined;
};

type Asked = { plan: RoutePlan; legWinds: readonly LegWind[] };

async function worked({ plan, legWinds }: Asked, signal?: AbortSignal): Promise<Parsed> {
  const { text } = plan;
  const parse = (body: RoutePlan) => api('parseRoute', { body }, signal && { signal });
  const route = await parse(plan);
  // Which leg is between two points is known from the answer alone.
  const ofLegs = windsOfLegs(legWinds, route);
  if (ofLegs.length === 0) return { text, plan, route };
  const whole = { ...plan, winds: [...(plan.winds ?? []), ...ofLegs] };
  return { text, plan: whole, route: await parse(whole) };
}

const isMessage = /^\s*\(?\s*FPL\b/i;

/** Fetches points, legs and faults of the route again after each change; an answer that is overtaken is aborted. */
export function useParsed(): Answer {
  const fields = useRoute();
  const moment = useMoment(({ at }) => at);
  // A message has its own departure.
  const depart = fields.depart ?? (isMessage.test(fields.text) ? undefined : moment);
  const plan = planOf({ ...fields, depart });
  const request = plan && { plan, legWinds: fields.legWinds };
  const { body, latest, problem } = useQuery(request, worked, { rest: REST });
  const parsed = plan && latest;
  const present = request && (async () => body ?? worked(request));
  return { parsed, isCurrent: body !== undefined, present, problem };
}

type FlightFields = RouteInAddress & { alternates: string; aircraft: AircraftFields; air: string; levelWinds: readonly LevelWind[] };

/** Undefined for a text without words. The winds of single legs come later: which leg is which is known from the answer. */
export function planOf({
  text,
  alternates,
  choices,
  depart,
  wind,
  air: airText,
  aircraft: fields,
  levelWinds,
}: FlightFields): RoutePlan | undefined {
  if (text.trim() === '') return undefined;
  const { aircraft } = readAircraft(fields);
  const blowing = readWindTyped(wind);
  const air = readAirTyped(airText);
  const winds = [...(blowing === undefined || blowing === 'wrong' ? [] : [blowing]), ...readLevelWinds(levelWinds).winds];
  const chosen = choicesIn(text, choices, alternates);
  const others = readAlternates(alternates);
  return {
    text: text.slice(0, MOST_TEXT),
    ...(aircraft && { aircraft }),
    ...(depart !== undefined && { depart: new Date(depart).toISOString() }),
    ...(winds.length > 0 && { winds }),
    ...(air !== 'wrong' && air),
    ...(others.length > 0 && { alternates: others }),
    ...(chosen.length > 0 && { choices: chosen }),
  };
}
