/** The user's acknowledgements, as stored on the server. */
import { create } from 'zustand';
import type { Acknowledgement } from '#contract/user-data.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

type Acknowledgements = ReadonlyMap<string, Acknowledgement>;

type Acknowledged = {
  /** Keys are ids of NOTAMs; undefined for anonymous callers and before the server has answered: acknowledging is not available then. */
  acknowledgements: Acknowledgements | undefined;
  /** Why the last change was refused. */
  problem: ApiProblem | undefined;
  /** Fetches them; `version` identifies the request, and an answer that a later request has overtaken is dropped. */
  load: (version: string) => Promise<void>;
  forget: () => void;
  /** Acknowledges, or withdraws it; a text that changed since is acknowledged again. Both can be undone. `number` is what the NOTAM is called. */
  toggle: (notamId: string, number: string) => Promise<void>;
};

export const useAcknowledged = create<Acknowledged>((set, get) => {
  let lastVersion = '';
  return {
    acknowledgements: undefined,
    problem: undefined,
    load: async (version) => {
      lastVersion = version;
      let acknowledgements: Acknowledgements | undefined;
      try {
        const { items } = await api('listAcknowledgements', {});
        acknowledgements = new Map(items.map((item) => [item.notamId, item]));
      } catch {
        acknowledgements = undefined;
      }
      if (lastVersion === version) set({ acknowledgements });
    },
    forget: () => {
      lastVersion = '';
      set({ acknowledgements: undefined, problem: undefined });
    },
    toggle: async (notamId, number) => {
      const held = get().acknowledgements?.get(notamId);
      const params = { notamId };
      set({ problem: undefined });
      try {
        if (held === undefined || held.isOutdated) {
          const made = await api('acknowledge', { params });
          set(({ acknowledgements }) => ({ acknowledgements: new Map(acknowledgements).set(notamId, made) }));
        } else {
          await api('withdrawAcknowledgement', { params });
          set(({ acknowledgements = new Map<string, Acknowledgement>() }) => ({
            acknowledgements: new Map([...acknowledgements].filter(([id]) => id !== notamId)),
          }));
        }
        const { acknowledged, withdrawn } = words.menu;
        const isNew = get().acknowledgements?.has(notamId) === true;
        offerUndo((isNew ? acknowledged : withdrawn)(number), () => get().toggle(notamId, number));
      } catch (thrown) {
        set({ problem: problemFrom(thrown) });
      }
    },
  };
});

/** Ids of the NOTAMs whose text has not changed since it was acknowledged. */
export const readIds = (acknowledgements: Acknowledgements | undefined): string[] =>
  [...(acknowledgements?.values() ?? [])].filter(({ isOutdated, isVanished }) => !isOutdated && !isVanished).map(({ notamId }) => notamId);
