/**
 * Finds the route that a list goes along. Promise: a list along a route is never of another route than was requested: a word that is not a
 * known point is refused by name, and where one could mean several places the answer says which was taken.
 */
import type { RouteFaultCode } from '#contract/route/faults.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { DEFAULT_WIDTH } from '#contract/schema/parameters.ts';
import type { Corridor } from '../geo/corridor.ts';
import { reason } from '../reasons/reason.ts';
import { invalid, invalidBecause } from '../refusal.ts';
import type { OwnPlaces } from './points/point.ts';
import type { FoundRoute, RouteEngine } from './route.ts';

/** `choices`: `GVA=id,NIZ=id`, or `GVA@5=id` for the word that begins there. `width` is nautical miles on each side. `waypoints` are those of the caller. */
export type AlongQuery = { route?: string; width?: number; choices?: string; waypoints?: OwnPlaces };

/** A word that the list goes along in spite of a fault; `id` of the place that was taken. */
type AcceptedFault = { code: RouteFaultCode; word: string; id: string | null };

export type Along = Corridor & { faults: AcceptedFault[] };

/** A list can go along a route with these faults: the place is known. */
const accepted: readonly RouteFaultCode[] = ['ambiguous', 'readAsPoint', 'closedAerodrome'];

/** Undefined for a query without a route. Throws `invalidRequest` with a reason for each word that cannot be used. */
export type AlongRoute = (query: AlongQuery) => Along | undefined;

export const openAlongRoute =
  (routes: Pick<RouteEngine, 'find'>): AlongRoute =>
  ({ route, width, choices, waypoints }) => {
    if (route === undefined) {
      const unused = Object.entries({ width, choices }).filter(([, value]) => value !== undefined);
      if (unused.length > 0) throw invalid(...unused.map(([name]) => `${name}: has no effect without route`));
      return undefined;
    }
    const chosen = choicesOf(choices);
    const found = routes.find({ text: route, choices: chosen }, waypoints);
    refuseFaults(found, route);
    refuseUnknown(chosen, found);
    return { positions: found.points.map(({ position }) => position), halfWidthNm: width ?? DEFAULT_WIDTH, faults: faultsOf(found, route) };
  };

type Choice = NonNullable<RoutePlan['choices']>[number];

function choicesOf(text: string | undefined): Choice[] {
  if (text === undefined || text.trim() === '') return [];
  return text.split(',').map((one) => {
    const [named = '', id = ''] = one.split('=', 2).map((part) => part.trim());
    const [, word = '', from] = /^([^@]+)(?:@(\d{1,6}))?$/.exec(named) ?? [];
    if (word === '' || id === '')
      throw invalid(`choices: must be word=id or word@place=id with commas between, not ${JSON.stringify(one.slice(0, 40))}`);
    return { word, id, ...(from !== undefined && { from: Number(from) }) };
  });
}

function refuseFaults({ faults, points }: FoundRoute, text: string): void {
  const reasons = faults
    .filter(({ code }) => !accepted.includes(code))
    .map(({ code, from, to }) => reason('routeWordRefused', { word: text.slice(from, to), fault: code }, { field: 'route' }));
  if (reasons.length > 0) throw invalidBecause(...reasons.slice(0, 10));
  if (points.length === 0) throw invalidBecause(reason('routeWithoutPoints', {}, { field: 'route' }));
}

function refuseUnknown(choices: readonly Choice[], { points }: FoundRoute): void {
  const taken = new Set(points.flatMap(({ place, reference }) => [place?.id, reference?.place.id]));
  const reasons = choices
    .filter(({ id }) => !taken.has(id))
    .map(({ word, id }) => reason('routeChoiceUnknown', { word, id }, { field: 'choices' }));
  if (reasons.length > 0) throw invalidBecause(...reasons.slice(0, 10));
}

const faultsOf = ({ faults, points }: FoundRoute, text: string): AcceptedFault[] =>
  faults.map(({ code, from, to }) => {
    const point = points.find((one) => one.from === from);
    return { code, word: text.slice(from, to), id: point?.place?.id ?? point?.reference?.place.id ?? null };
  });
