import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useAerodromeState } from '#renderer/data/airports/use-aerodrome-state.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useMoment } from '#renderer/data/moment.ts';
import { useCounts } from '#renderer/data/notams/use-counts.ts';
import { useWinds, windIn } from '#renderer/data/winds.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { readWind } from '#domain/wind/read-wind.ts';
import type { NotamCounts } from './rows.ts';

/** One of the compared: an airport, or why there is none, or nothing yet. */
type ComparedAirport = {
  id: string;
  airport: AirportAnswer | undefined;
  state: AerodromeState | undefined;
  problem: ApiProblem | undefined;
  /** It says why its state could not be read the last time. */
  stateProblem: ApiProblem | undefined;
};

const requestOf = (id: string | undefined) => (id === undefined ? undefined : { params: { id }, query: { expand: 'details' as const } });

/** The airports of the address, in its order. As many queries as there can be airports, because the number of hooks is fixed. */
export function useComparedAirports(ids: readonly string[]): ComparedAirport[] {
  const answers = [
    useApi('getAirport', requestOf(ids[0])),
    useApi('getAirport', requestOf(ids[1])),
    useApi('getAirport', requestOf(ids[2])),
    useApi('getAirport', requestOf(ids[3])),
  ];
  const winds = useWinds(({ texts }) => texts);
  // A text that is not a wind yet is that of nothing.
  const windOf = (airport: AirportAnswer | undefined) => {
    const text = airport && windIn(winds, leadingCode(airport) ?? airport.id);
    return text && readWind(text) ? text : undefined;
  };
  const states = [
    useAerodromeState(answers[0]?.body?.id, 'best', windOf(answers[0]?.body)),
    useAerodromeState(answers[1]?.body?.id, 'best', windOf(answers[1]?.body)),
    useAerodromeState(answers[2]?.body?.id, 'best', windOf(answers[2]?.body)),
    useAerodromeState(answers[3]?.body?.id, 'best', windOf(answers[3]?.body)),
  ];
  return ids.map((id, place) => ({
    id,
    airport: answers[place]?.body,
    state: states[place]?.state,
    problem: answers[place]?.problem,
    stateProblem: states[place]?.problem,
  }));
}

const kinds = {
  inForce: { status: { in: ['active', 'overdue'] } },
  grave: { status: { in: ['active', 'overdue'] }, severity: { gte: 4 } },
  toCome: { status: 'future' },
} as const;
type Kind = keyof typeof kinds;

/** The server's total counts at the moment of the window, which anonymous callers get too, although they get only some of the NOTAMs. */
export function useNotamCounts(airports: readonly AirportAnswer[]): {
  noticesOf: (airport: AirportAnswer) => NotamCounts;
  problem: ApiProblem | undefined;
} {
  const at = useMoment((moment) => moment.at);
  const then = at === undefined ? {} : { at: new Date(at).toISOString() };
  const questions = Object.fromEntries(
    airports.flatMap(({ id }) =>
      Object.entries(kinds).map(([kind, where]) => [`${id} ${kind}`, { filter: JSON.stringify({ airport: id, ...where }), ...then }]),
    ),
  );
  const { counts, problem } = useCounts(Object.keys(questions).length === 0 ? undefined : questions, '');
  const noticesOf = ({ id }: AirportAnswer): NotamCounts => {
    const of = (kind: Kind) => counts[`${id} ${kind}`];
    return { inForce: of('inForce'), grave: of('grave'), toCome: of('toCome') };
  };
  return { noticesOf, problem };
}
