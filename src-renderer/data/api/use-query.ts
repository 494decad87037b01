import { useEffect, useEffectEvent, useState } from 'react';
import { create } from 'zustand';
import type { EndpointName, ReplyOf } from '#contract/endpoints.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { problemFrom, type ApiProblem } from './api-problem.ts';
import { api, type RequestOf } from './client.ts';

export type QueryState<Reply> = {
  /** The answer to exactly this query. */
  body: Reply | undefined;
  problem: ApiProblem | undefined;
  /** The answer to this query, else the newest to an earlier one, for lists that must not flicker while the next answer is on its way. */
  latest: Reply | undefined;
};

type Settled<Reply> = { queryKey: string; about: string; body?: Reply; problem?: ApiProblem | undefined };

/** Changes when the same query may have another answer: another caller, or another dataset. */
export function useQueryVersion(): string {
  const session = useSession(({ version }) => version);
  const dataset = useDataset(({ version }) => version);
  return `${session}.${dataset}`;
}

/**
 * Reads whenever `query`, compared as JSON, or the version changes; undefined reads nothing. An answer that is overtaken by a newer query is
 * dropped, so a slow old answer never replaces a new one. `rest` is how many milliseconds a query must stay unchanged before it is read.
 * An answer to a query `about` something else is never the latest one.
 */
export function useQuery<Query, Reply>(
  query: Query | undefined,
  read: (query: Query, signal: AbortSignal) => Promise<Reply>,
  { version = '', rest = 0, about = '' }: { version?: string | number; rest?: number; about?: string } = {},
): QueryState<Reply> {
  const queryKey = JSON.stringify({ query, version, shared: useQueryVersion() });
  const [settled, setSettled] = useState<Settled<Reply>>();
  const isAsked = query !== undefined;
  const readNow = useEffectEvent((signal: AbortSignal) => (query === undefined ? undefined : read(query, signal)));

  useEffect(() => {
    if (!isAsked) return undefined;
    const giveUp = new AbortController();
    const settle = (outcome: Settled<Reply>): void => {
      if (!giveUp.signal.aborted) setSettled(outcome);
    };
    const begin = (): void =>
      void readNow(giveUp.signal)?.then(
        (body) => settle({ queryKey, about, body }),
        (thrown: unknown) => settle({ queryKey, about, problem: problemFrom(thrown) }),
      );
    const timer = rest === 0 ? undefined : setTimeout(begin, rest);
    if (rest === 0) begin();
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [isAsked, queryKey, rest, about]);

  const fits = settled?.queryKey === queryKey;
  return {
    body: fits ? settled.body : undefined,
    problem: fits ? settled.problem : undefined,
    latest: settled?.about === about ? settled.body : undefined,
  };
}

const useReadings = create<Partial<Record<EndpointName, number>>>(() => ({}));

/** Has every part that shows an answer of this endpoint ask again, because what it would answer has changed. */
export const readAgain = (name: EndpointName): void => useReadings.setState(({ [name]: count = 0 }) => ({ [name]: count + 1 }));

/** Calls an endpoint, and calls it again after `readAgain` and when `version` changes. */
export function useApi<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name> | undefined,
  version: string | number = '',
): QueryState<ReplyOf<Name>> {
  const readings = useReadings(({ [name]: count = 0 }) => count);
  return useQuery(request, (asked, signal) => api(name, asked, { signal }), { version: `${version}.${readings}` });
}
