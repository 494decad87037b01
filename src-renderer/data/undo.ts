/** The last change of the user's own data can be undone on any screen. The text of a route has its own history. */
import { create } from 'zustand';

/** `sentence`: what was done, as a sentence. `undo` restores what was before; a refusal is its own to report. */
type Undoable = { sentence: string; undo: () => unknown };

type Undo = {
  last: Undoable | undefined;
  /** The offer is still in sight; the key works after it is gone. */
  isShown: boolean;
  /** `isShown`: false where the screen that did it offers its undo itself. */
  offer: (undoable: Undoable, isShown?: boolean) => void;
  hide: () => void;
  /** It is false where there is nothing to undo. */
  undo: () => boolean;
};

export const useUndo = create<Undo>((set, get) => ({
  last: undefined,
  isShown: false,
  offer: (last, isShown = true) => set({ last, isShown }),
  hide: () => set({ isShown: false }),
  undo: () => {
    const { last } = get();
    set({ last: undefined, isShown: false });
    void last?.undo();
    return last !== undefined;
  },
}));

export const offerUndo = (sentence: string, undo: () => unknown, isShown?: boolean): void =>
  useUndo.getState().offer({ sentence, undo }, isShown);
