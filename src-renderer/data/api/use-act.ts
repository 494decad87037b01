import { useCallback, useState } from 'react';
import { problemFrom, type ApiProblem } from './api-problem.ts';

/**
 * Runs an action of the user at the server; a refusal is shown where the action was started. `act` resolves to whether it succeeded, and is
 * the same at each call.
 */
export function useAct() {
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

export type Act = ReturnType<typeof useAct>;
