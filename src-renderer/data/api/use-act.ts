import { useCallback, useState } from 'react';
import { problemFrom, type ApiProblem } from './api-problem.ts';

export type Act = {
  busy: boolean;
  /** Why the last one was refused. */
  problem: ApiProblem | undefined;
  /** Does what the user requested; resolves to whether it succeeded. The same function at each call. */
  act: (deed: () => Promise<unknown>) => Promise<boolean>;
};

/** An action of the user at the server; its refusal is kept for display where the action was started. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const act = useCallback(async (deed: () => Promise<unknown>): Promise<boolean> => {
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
  }, []);
  return { busy, problem, act };
}
