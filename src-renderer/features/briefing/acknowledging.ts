/** What the user acknowledges on this screen, ahead of the next briefing, which has it from the server. */
import { create } from 'zustand';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';

type Acknowledging = {
  /** By id of the NOTAM, since the briefing was made. */
  changed: ReadonlyMap<string, boolean>;
  problem: ApiProblem | undefined;
  /** Another briefing is here. */
  reset: () => void;
  set: (id: string, isAcknowledged: boolean) => Promise<void>;
};

export const useAcknowledging = create<Acknowledging>((set) => ({
  changed: new Map(),
  problem: undefined,
  reset: () => set({ changed: new Map(), problem: undefined }),
  set: async (id, isAcknowledged) => {
    set({ problem: undefined });
    try {
      await api(isAcknowledged ? 'acknowledge' : 'withdrawAcknowledgement', { params: { notamId: id } });
      set(({ changed }) => ({ changed: new Map(changed).set(id, isAcknowledged) }));
    } catch (thrown) {
      set({ problem: problemFrom(thrown) });
    }
  },
}));
