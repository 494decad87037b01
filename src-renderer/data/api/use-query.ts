import { useEffect, useEffectEvent, useState } from 'react';
import { create } from 'zustand';
import type { EndpointName, ReplyOf } from '#contract/endpoints.ts';
import { readClock } from '#renderer/data/clock.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { problemFrom, type ApiProblem } from './api-problem.ts';
import { api, type RequestOf } from './client.ts';

export type QueryState<Reply> = {
  /** It answers exactly this query. If the server does not answer again, the last answer stays; if it refuses, the answer is dropped. */
  body: Reply | undefined;
  /** It says why the last reading failed, with the time of the answer that stays. */
  problem: ApiProblem | undefined;
  /**
   * It answers this query, or is the newest answer to an earlier one, for lists that must not flicker while the next answer is on its way.
   */
  latest: Reply | undefined;
};

/** `question` is the query as JSON, `at` the time of reading in milliseconds since 1970. */
type Answer<Reply> = { body: Reply; question: string; about: string; session: number; at: number };

type Settled<Reply> = { queryKey: string; answer: Answer<Reply> | undefined; problem?: ApiProblem | undefined };

/** It changes when the same query may have another answer: with another caller, or another dataset. */
export function useQueryVersion(): string {
  const session = useSession(({ version }) => version);
  const dataset = useDataset(({ version }) => version);
  return `${session}.${dataset}`;
}

type ReadingOptions = { version?: string | number; rest?: number; about?: string };

/**
 * Reads whenever `query`, compared as JSON, or the version changes; undefined reads nothing. An answer that is overtaken by a newer query is
 * dropped, so a slow old answer never replaces a new one. `rest` is how many milliseconds a query must stay unchanged before it is read.
 * An answer to a query `about` something else is never the latest one.
 */
export function useQuery<Query, Reply>(
  query: Query | undefined,
  read: (query: Query, signal: AbortSignal) => Promise<Reply>,
  { version = '', rest = 0, about = '' }: ReadingOptions = {},
): QueryState<Reply> {
  const queryKey = JSON.stringify({ query, version, shared: useQueryVersion() });
  const question = JSON.stringify(query);
  const session = useSession((state) => state.version);
  const [settled, setSettled] = useState<Settled<Reply>>();
  const isAsked = query !== undefined;
  const readNow = useEffectEvent((signal: AbortSignal) => (query === undefined ? undefined : read(query, signal)));

  useEffect(() => {
    if (!isAsked) return undefined;
    const giveUp = new AbortController();
    const settle = (outcome: (before: Answer<Reply> | undefined) => Omit<Settled<Reply>, 'queryKey'>): void => {
      if (!giveUp.signal.aborted) setSettled((before) => ({ queryKey, ...outcome(before?.answer) }));
    };
    const begin = (): void =>
      void readNow(giveUp.signal)?.then(
        (body) => settle(() => ({ answer: { body, question, about, session, at: readClock() } })),
        (thrown: unknown) =>
          settle((before) => {
            const problem = problemFrom(thrown);
            const isSame = before?.question === question || (about !== '' && before?.about === about);
            if (problem?.isRefusal === true || !isSame || before?.session !== session) return { answer: undefined, problem };
            if (problem) problem.answeredAt = before.at;
            return { answer: before, problem };
          }),
      );
    const timer = rest === 0 ? undefined : setTimeout(begin, rest);
    if (rest === 0) begin();
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [isAsked, queryKey, rest, question, about, session]);

  const fits = settled?.queryKey === queryKey;
  return {
    body: fits && settled.answer?.question === question ? settled.answer.body : undefined,
    problem: fits ? settled.problem : undefined,
    latest: settled?.answer?.about === about ? settled.answer.body : undefined,
  };
}

const useReadings = create<Partial<Record<EndpointName, number>>>(() => ({}));

/** Makes every part that shows an answer of this endpoint read it again, because the answer has changed. */
export const readAgain = (name: EndpointName): void => useReadings.setState(({ [name]: count = 0 }) => ({ [name]: count + 1 }));

/** Calls an endpoint as `useQuery` reads, and calls it again after `readAgain`. */
export function useApi<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name> | undefined,
  { version = '', ...options }: ReadingOptions = {},
): QueryState<ReplyOf<Name>> {
  const readings = useReadings(({ [name]: count = 0 }) => count);
  return useQuery(request, (query, signal) => api(name, query, { signal }), { ...options, version: `${version}.${readings}` });
}
