/**
 * The route on the screen outlasts a visit to another screen. The last text and the aircraft outlast the page too; winds and departure do
 * not, because they would be those of another day.
 */
import { create } from 'zustand';
import { fieldsOf, textIn, readLocal, writeLocal } from '#renderer/data/browser-store.ts';
import { MOST_TEXT, type RouteInAddress, type Choice } from '#renderer/data/route/route-in-address.ts';
import { isNoAircraft, keptAircraft, noAircraft, type AircraftFields } from './flight/aircraft-fields.ts';
import { isSameWord, movedChoices } from './text-edits.ts';
import type { Parsed } from './use-parsed.ts';
import { noHistory, recorded, stepped, type Edited, type History } from './undo/history.ts';
import type { LevelWind } from './winds/level-winds.ts';

export type Fields = RouteInAddress &
  Edited & { aircraft: AircraftFields; /** The user has typed it so. */ air: string; levelWinds: readonly LevelWind[] };
/** `others`: aircraft that are remembered and do not fly this route, the last used first. */
type Kept = Pick<Fields, 'text' | 'alternates' | 'aircraft'> & { others: readonly AircraftFields[] };

/** `parsed` is of the present text, undefined where that is empty. */
type LaterEdit = (parsed: Parsed | undefined) => Partial<Fields> | undefined;
type Way = 'undo' | 'redo';

type RouteState = Fields &
  Kept & {
    history: History;
    change: (part: Partial<Fields>) => void;
    /** Edits that need the words of the present text, which are being computed; undo and redo wait until these are done. */
    waiting: readonly (LaterEdit | Way)[];
    /** Makes the edit now if the newest answer is of the present text and nothing waits, otherwise in its turn. */
    edit: (edit: LaterEdit, parsed: Parsed | undefined) => void;
    /** Makes the waiting edits, as far as the answer is of the present text. */
    settle: (parsed: Parsed | undefined) => void;
    /** Makes the word in its place mean this from now on. */
    choose: (choice: Choice) => void;
    /** Lets the word mean the place again that adds least to the route. */
    withdraw: (choice: Choice) => void;
    /** One of the others, by its place, flies the route. */
    takeAircraft: (place: number) => void;
    /** Adds an aircraft without any figures to the route. */
    addAircraft: () => void;
    /** The aircraft is forgotten; the one used before it, if any, flies the route. */
    forgetAircraft: () => void;
    /** Nothing happens where there is nothing to undo. */
    undo: () => void;
    redo: () => void;
  };

const KEPT = 'route';

const MOST_AIRCRAFT = 50;
/** A text of alternates has at most this many characters. */
export const MOST_ALTERNATES = 4_000;

function storedRoute(): Kept {
  const { text, alternates, aircraft, others } = fieldsOf(readLocal(KEPT));
  return {
    text: textIn(text, MOST_TEXT),
    alternates: textIn(alternates, MOST_ALTERNATES),
    aircraft: keptAircraft(aircraft),
    others: Array.isArray(others) ? others.slice(0, MOST_AIRCRAFT).map(keptAircraft) : [],
  };
}

const editedOf = ({ text, alternates, choices, legWinds }: Edited): Edited => ({ text, alternates, choices, legWinds });

export const useRoute = create<RouteState>((set, get) => {
  let isSameStep = false;
  const keepAll = (): void => {
    const { text, alternates, aircraft, others } = get();
    writeLocal(KEPT, { text, alternates, aircraft, others } satisfies Kept);
  };
  const change = (part: Partial<Fields & Kept>): void => {
    const before = editedOf(get());
    const { choices = movedChoices(before.choices, before.text, part.text ?? before.text) } = part;
    set({ ...part, choices });
    keepAll();
    const after = editedOf(get());
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    set(({ history }) => ({ history: recorded(history, before, after, isSameStep) }));
    // What one event changes, such as a choice and its word, is one step.
    isSameStep = true;
    setTimeout(() => {
      isSameStep = false;
    });
  };
  const step = (way: Way): void => {
    const done = stepped(get().history, editedOf(get()), way);
    if (done === undefined) return;
    set({ ...done.edited, history: done.history });
    keepAll();
  };
  const settle = (parsed: Parsed | undefined): void => {
    for (;;) {
      const { text, waiting } = get();
      const [next, ...rest] = waiting;
      const isWorkedOut = parsed === undefined ? text.trim() === '' : parsed.text === text;
      if (next === undefined || (typeof next === 'function' && !isWorkedOut)) return;
      set({ waiting: rest });
      // Each is a separate step, also where several are made at once.
      isSameStep = false;
      if (typeof next === 'string') step(next);
      else change(next(parsed) ?? {});
    }
  };
  const stepInTurn = (way: Way) => (): void => {
    if (get().waiting.length === 0) step(way);
    else set(({ waiting }) => ({ waiting: [...waiting, way] }));
  };
  const fly = (aircraft: AircraftFields, others: readonly AircraftFields[]): void =>
    change({ aircraft, others: others.filter((one) => !isNoAircraft(one)).slice(0, MOST_AIRCRAFT) });
  return {
    ...storedRoute(),
    choices: [],
    depart: undefined,
    wind: '',
    legWinds: [],
    history: noHistory,
    air: '',
    levelWinds: [],
    change,
    waiting: [],
    edit: (edit, parsed) => {
      set(({ waiting }) => ({ waiting: [...waiting, edit] }));
      settle(parsed);
    },
    settle,
    choose: (choice) => change({ choices: [...get().choices.filter((other) => !isSameWord(choice, other)), choice] }),
    withdraw: (choice) => change({ choices: get().choices.filter((other) => !isSameWord(choice, other)) }),
    takeAircraft: (place) => {
      const { aircraft, others } = get();
      fly(others[place] ?? aircraft, [aircraft, ...others.toSpliced(place, 1)]);
    },
    addAircraft: () => fly(noAircraft, [get().aircraft, ...get().others]),
    forgetAircraft: () => {
      const [next = noAircraft, ...rest] = get().others;
      fly(next, rest);
    },
    undo: stepInTurn('undo'),
    redo: stepInTurn('redo'),
  };
});
