/** A flight plan file on its way into the route: read by the server, shown, and taken when the user agrees. Until then nothing is changed. */
import { create } from 'zustand';
import type { OpenedRoute } from '#contract/route/documents.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api, upload } from '#renderer/data/api/client.ts';
import { alternatesTyped } from '../flight/alternates.ts';
import { useRoute } from '../route-state.ts';

type Step =
  | { status: 'idle' }
  | { status: 'reading'; name: string }
  | { status: 'read'; name: string; opened: OpenedRoute; route: ParsedRoute }
  | { status: 'refused'; name: string; problem: ApiProblem };

type Opening = {
  step: Step;
  /** Reads a file; one that is still being read is overtaken. */
  check: (file: { name: string; content: Blob }) => Promise<void>;
  /** Its route replaces that of the screen, which undo gives back. */
  accept: () => void;
  reset: () => void;
};

let latest = 0;

export const useOpening = create<Opening>((set, get) => ({
  step: { status: 'idle' },
  check: async ({ name, content }) => {
    const own = ++latest;
    const settle = (step: Step): void => {
      if (own === latest) set({ step });
    };
    settle({ status: 'reading', name });
    try {
      const opened = await upload('openRoute', {}, content);
      settle({
        status: 'read',
        name,
        opened,
        route: await api('parseRoute', { body: { text: opened.text, alternates: opened.alternates } }),
      });
    } catch (thrown) {
      const problem = problemFrom(thrown);
      settle(problem === undefined ? { status: 'idle' } : { status: 'refused', name, problem });
    }
  },
  accept: () => {
    const { step } = get();
    if (step.status === 'read')
      useRoute.getState().change({ text: step.opened.text, alternates: alternatesTyped(step.opened.alternates), choices: [] });
    get().reset();
  },
  reset: () => {
    latest++;
    set({ step: { status: 'idle' } });
  },
}));
