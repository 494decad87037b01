/** The route on the screen; kept when the screen is left. The last text and the aircraft outlast the page; winds and departure do not, since they would be another day's. */
import { create } from 'zustand';
import { keep, readKept } from '#renderer/data/kept.ts';
import { MOST_TEXT, type AskedRoute, type Choice } from '#renderer/data/route/asked-route.ts';
import { keptAircraft, type AircraftFields } from './flight/aircraft-fields.ts';
import { noHistory, recorded, stepped, type Edited, type History } from './undo/history.ts';
import type { LegWind } from './winds/leg-winds.ts';

type Fields = AskedRoute & { aircraft: AircraftFields; legWinds: readonly LegWind[] };

type RouteState = Fields & {
  history: History;
  change: (part: Partial<Fields>) => void;
  /** From now on the word means this. */
  choose: (choice: Choice) => void;
  /** The word means again what adds least to the route. */
  withdraw: (choice: Choice) => void;
  /** Nothing happens where there is nothing to undo. */
  undo: () => void;
  redo: () => void;
};

const KEPT = 'route';

function kept(): Pick<Fields, 'text' | 'aircraft'> {
  const value = readKept(KEPT);
  const { text, aircraft } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { text: typeof text === 'string' ? text.slice(0, MOST_TEXT) : '', aircraft: keptAircraft(aircraft) };
}

const isOf = (word: string) => (choice: Choice) => choice.word.toUpperCase() === word.toUpperCase();
const editedOf = ({ text, choices, legWinds }: Edited): Edited => ({ text, choices, legWinds });

export const useRoute = create<RouteState>((set, get) => {
  let isSameStep = false;
  const change = (part: Partial<Fields>): void => {
    const before = editedOf(get());
    set(part);
    const { text, aircraft, choices, legWinds } = get();
    keep(KEPT, { text, aircraft });
    const after = { text, choices, legWinds };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    set(({ history }) => ({ history: recorded(history, before, after, isSameStep) }));
    // What one event changes, such as a choice and its word, is one step.
    isSameStep = true;
    setTimeout(() => {
      isSameStep = false;
    });
  };
  const step = (way: 'undo' | 'redo') => (): void => {
    const done = stepped(get().history, editedOf(get()), way);
    if (done === undefined) return;
    set({ ...done.edited, history: done.history });
    const { text, aircraft } = get();
    keep(KEPT, { text, aircraft });
  };
  return {
    ...kept(),
    choices: [],
    depart: undefined,
    wind: '',
    legWinds: [],
    history: noHistory,
    change,
    choose: (choice) => change({ choices: [...get().choices.filter((other) => !isOf(choice.word)(other)), choice] }),
    withdraw: ({ word }) => change({ choices: get().choices.filter((other) => !isOf(word)(other)) }),
    undo: step('undo'),
    redo: step('redo'),
  };
});
