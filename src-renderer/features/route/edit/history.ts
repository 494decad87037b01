/**
 * Undo and redo of the route: its text, what its words mean, and the winds of its legs. The box's own undo knows only what is typed into it, and nothing of what the map, a file or a
 * choice changes; so this one replaces it.
 */
import { create } from 'zustand';
import { MOST_TEXT, type AskedRoute } from '#renderer/data/route/asked-route.ts';
import { useRoute } from '../route-state.ts';
import type { LegWind } from '../winds/leg-winds.ts';
import { typingOf, type Typing } from './typing.ts';

type Version = Pick<AskedRoute, 'text' | 'choices'> & { legWinds: readonly LegWind[] };

type History = {
  past: readonly Version[];
  future: readonly Version[];
  undo: () => void;
  redo: () => void;
};

/** Texts are short: a thousand of them are about a hundred kilobytes. */
const MOST = Math.round(10_000_000 / MOST_TEXT);

const present = (): Version => {
  const { text, choices, legWinds } = useRoute.getState();
  return { text, choices, legWinds };
};

/** What one event changes, in however many steps, is one version. */
let unrecorded: Version | undefined;
let typing: Typing | undefined;
let isStepping = false;

function record(): void {
  if (unrecorded === undefined) return;
  const [before, after] = [unrecorded, present()];
  unrecorded = undefined;
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const isTextAlone = before.choices === after.choices && before.legWinds === after.legWinds;
  const typed = isTextAlone ? typingOf(before.text, after.text) : undefined;
  const isSameWord = typed !== undefined && typing !== undefined && typed.kind === typing.kind && typing.next.includes(typed.at);
  typing = typed;
  useHistory.setState(({ past }) => ({ past: isSameWord ? past : [...past, before].slice(-MOST), future: [] }));
}

function step(to: Version): void {
  isStepping = true;
  useRoute.getState().change(to);
  isStepping = false;
  typing = undefined;
}

export const useHistory = create<History>((set, get) => ({
  past: [],
  future: [],
  undo: () => {
    record();
    const { past, future } = get();
    const earlier = past.at(-1);
    if (earlier === undefined) return;
    set({ past: past.slice(0, -1), future: [present(), ...future] });
    step(earlier);
  },
  redo: () => {
    record();
    const { past, future } = get();
    const [later] = future;
    if (later === undefined) return;
    set({ past: [...past, present()], future: future.slice(1) });
    step(later);
  },
}));

useRoute.subscribe(({ text, choices, legWinds }, before) => {
  if (isStepping || (text === before.text && choices === before.choices && legWinds === before.legWinds)) return;
  if (unrecorded === undefined) queueMicrotask(record);
  unrecorded ??= { text: before.text, choices: before.choices, legWinds: before.legWinds };
});
