/** What the user acknowledges on this screen, ahead of the next briefing, which has it from the server. */
import { create } from 'zustand';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

type Acknowledging = {
  /** What changed since the briefing was made, by id of the NOTAM. */
  changed: ReadonlyMap<string, boolean>;
  problem: ApiProblem | undefined;
  /** Another briefing is here. */
  reset: () => void;
  /** Can be undone. `number` is what the NOTAM is called. */
  set: (id: string, isAcknowledged: boolean, number: string) => Promise<void>;
};

export const useAcknowledging = create<Acknowledging>((set, get) => ({
  changed: new Map(),
  problem: undefined,
  reset: () => set({ changed: new Map(), problem: undefined }),
  set: async (id, isAcknowledged, number) => {
    set({ problem: undefined });
    try {
      await api(isAcknowledged ? 'acknowledge' : 'withdrawAcknowledgement', { params: { notamId: id } });
      set(({ changed }) => ({ changed: new Map(changed).set(id, isAcknowledged) }));
      const { acknowledged, withdrawn } = words.menu;
      offerUndo((isAcknowledged ? acknowledged : withdrawn)(number), () => get().set(id, !isAcknowledged, number));
    } catch (thrown) {
      set({ problem: problemFrom(thrown) });
    }
  },
}));
