import { useState } from 'react';
import { problemFrom, type ApiProblem } from './api-problem.ts';

export type Act = {
  busy: boolean;
  /** Why the last one was refused. */
  problem: ApiProblem | undefined;
  /** Does what the user asked for; answers whether it was done. */
  act: (deed: () => Promise<unknown>) => Promise<boolean>;
};

/** What the user asks of the server, with its refusal held for the place where it was asked. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await deed();
      return true;
    } catch (thrown) {
      setProblem(problemFrom(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, act };
}
