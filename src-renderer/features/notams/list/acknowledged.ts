/** The user's acknowledgements, as stored on the server. */
import { create } from 'zustand';
import type { Acknowledgement } from '#contract/user-data.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

type Known = ReadonlyMap<string, Acknowledgement>;

type Acknowledged = {
  /** Keys are ids of NOTAMs; undefined for anonymous callers and before the server has answered: acknowledging is not available then. */
  known: Known | undefined;
  /** Why the last change was refused. */
  problem: ApiProblem | undefined;
  /** Fetches them; `version` identifies the request, and an answer that a later request has overtaken is dropped. */
  load: (version: string) => Promise<void>;
  forget: () => void;
  /** Acknowledges, or withdraws it; a text that changed since is acknowledged again. Both can be undone. `number` is what the NOTAM is called. */
  toggle: (notamId: string, number: string) => Promise<void>;
};

export const useAcknowledged = create<Acknowledged>((set, get) => {
  let asked = '';
  return {
    known: undefined,
    problem: undefined,
    load: async (version) => {
      asked = version;
      let known: Known | undefined;
      try {
        const { items } = await api('listAcknowledgements', {});
        known = new Map(items.map((item) => [item.notamId, item]));
      } catch {
        known = undefined;
      }
      if (asked === version) set({ known });
    },
    forget: () => {
      asked = '';
      set({ known: undefined, problem: undefined });
    },
    toggle: async (notamId, number) => {
      const held = get().known?.get(notamId);
      const params = { notamId };
      set({ problem: undefined });
      try {
        if (held === undefined || held.isOutdated) {
          const made = await api('acknowledge', { params });
          set(({ known }) => ({ known: new Map(known).set(notamId, made) }));
        } else {
          await api('withdrawAcknowledgement', { params });
          set(({ known = new Map<string, Acknowledgement>() }) => ({ known: new Map([...known].filter(([id]) => id !== notamId)) }));
        }
        const { acknowledged, withdrawn } = words.menu;
        const isNew = get().known?.has(notamId) === true;
        offerUndo((isNew ? acknowledged : withdrawn)(number), () => get().toggle(notamId, number));
      } catch (thrown) {
        set({ problem: problemFrom(thrown) });
      }
    },
  };
});

/** Ids of the NOTAMs whose text has not changed since it was acknowledged. */
export const readIds = (known: Known | undefined): string[] =>
  [...(known?.values() ?? [])].filter(({ isOutdated, isVanished }) => !isOutdated && !isVanished).map(({ notamId }) => notamId);
