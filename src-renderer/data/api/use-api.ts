import { useEffect, useState } from 'react';
import type { EndpointName, ReplyOf } from '#contract/endpoints.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { problemFrom, type ApiProblem } from './api-problem.ts';
import { api, type RequestOf } from './client.ts';

export type Asked<Reply> = {
  /** The answer to exactly this request. */
  body: Reply | undefined;
  problem: ApiProblem | undefined;
  /** The newest answer to any earlier request, for lists that must not flicker while the next answer is on its way. */
  earlier: Reply | undefined;
};

type Settled<Reply> = { question: string; body?: Reply; problem?: ApiProblem | undefined };

/**
 * Asks an endpoint whenever the request, the session or the dataset changes; undefined asks nothing. An answer that is overtaken by
 * a newer request is dropped, so a slow old answer never replaces a new one. `again` asks the same once more when it changes.
 */
export function useApi<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name> | undefined,
  again: string | number = 0,
): Asked<ReplyOf<Name>> {
  const turn = useSession((session) => session.turn);
  const swaps = useDataset((dataset) => dataset.swaps);
  const question = JSON.stringify({ request, turn, swaps, again });
  const [settled, setSettled] = useState<Settled<ReplyOf<Name>>>();

  useEffect(() => {
    const { request: asked } = JSON.parse(question) as { request?: RequestOf<Name> };
    if (asked === undefined) return undefined;
    const giveUp = new AbortController();
    const settle = async (): Promise<Settled<ReplyOf<Name>>> => {
      try {
        return { question, body: await api(name, asked, { signal: giveUp.signal }) };
      } catch (thrown) {
        return { question, problem: problemFrom(thrown) };
      }
    };
    void (async () => {
      const outcome = await settle();
      if (!giveUp.signal.aborted) setSettled(outcome);
    })();
    return () => giveUp.abort();
  }, [name, question]);

  const fits = settled !== undefined && settled.question === question;
  return { body: fits ? settled.body : undefined, problem: fits ? settled.problem : undefined, earlier: settled?.body };
}
