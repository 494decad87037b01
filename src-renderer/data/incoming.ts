/**
 * A file that came from outside the screen that imports it: opened by the system, or dropped on the window. The screen for its kind
 * takes it and shows a preview; nothing is stored before the user agrees.
 */
import { create } from 'zustand';
import type { Reason } from '#contract/problems/reasons.ts';

export type IncomingFile = { name: string; kind: 'pack' | 'notams'; content: Blob };

type Incoming = {
  /** A file is being dragged over the window. */
  isOver: boolean;
  carry: (isOver: boolean) => void;
  file: IncomingFile | undefined;
  /** Why a file that was opened could not be read. */
  problem: Reason | undefined;
  offer: (file: IncomingFile) => void;
  refuse: (problem: Reason) => void;
  /** The user has dismissed the reason. */
  forget: () => void;
  /** The file, once. */
  take: () => IncomingFile | undefined;
};

export const useIncoming = create<Incoming>((set, get) => ({
  isOver: false,
  carry: (isOver) => set({ isOver }),
  file: undefined,
  problem: undefined,
  offer: (file) => set({ file, problem: undefined }),
  refuse: (problem) => set({ problem }),
  forget: () => set({ problem: undefined }),
  take: () => {
    const { file } = get();
    set({ file: undefined, problem: undefined });
    return file;
  },
}));

/** The screen that takes files of a kind. */
export const screenFor = (kind: IncomingFile['kind']): string => (kind === 'pack' ? '/data/packs' : '/notams');

/** By its name: a pack ends in .aeroshelf, anything else is treated as NOTAMs, whose importer reports an unknown format. */
export const kindOfName = (name: string): IncomingFile['kind'] => (name.toLowerCase().endsWith('.aeroshelf') ? 'pack' : 'notams');
