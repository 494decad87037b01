/** Undoes and redoes changes of the route: its text and alternates, what its words mean, and the winds of its legs. */
import type { RouteInAddress } from '#renderer/data/route/route-in-address.ts';
import type { LegWind } from '../winds/leg-winds.ts';

/** Edits of a route change these; the flight (departure, aircraft, wind for the whole route) is typed into separate fields. */
export type Edited = Pick<RouteInAddress, 'text' | 'choices'> & {
  /** The text is as typed. */
  alternates: string;
  legWinds: readonly LegWind[];
};

/** `typing`: what the last step was, so that the letters of a word are one step. */
export type History = { past: readonly Edited[]; future: readonly Edited[]; typing: 'insert' | 'delete' | undefined };

export const noHistory: History = { past: [], future: [], typing: undefined };

const MOST_STEPS = 200;

/** `isSameStep` means that the change is undone together with the one before it. */
export function recorded(history: History, before: Edited, after: Edited, isSameStep: boolean): History {
  const isTextAlone =
    isSameMeaning(before.choices, after.choices) && before.legWinds === after.legWinds && before.alternates === after.alternates;
  const { typing, beginsWord } = isTextAlone ? typedLetter(before.text, after.text) : { typing: undefined, beginsWord: false };
  const isGoingOn = isSameStep || (typing !== undefined && typing === history.typing && !beginsWord);
  const past = isGoingOn && history.past.length > 0 ? history.past : [...history.past, before].slice(-MOST_STEPS);
  return { past, future: [], typing };
}

/** The place of a choice's word does not count, because it moves with the text. */
const isSameMeaning = (one: Edited['choices'], other: Edited['choices']): boolean =>
  one === other || (one.length === other.length && one.every(({ word, id }, at) => word === other[at]?.word && id === other[at].id));

/** The step back or forward; undefined where there is none. */
export function stepped({ past, future }: History, now: Edited, way: 'undo' | 'redo'): { history: History; edited: Edited } | undefined {
  const edited = way === 'undo' ? past.at(-1) : future[0];
  if (edited === undefined) return undefined;
  const history =
    way === 'undo' ? { past: past.slice(0, -1), future: [now, ...future] } : { past: [...past, now], future: future.slice(1) };
  return { history: { ...history, typing: undefined }, edited };
}

function typedLetter(before: string, after: string): { typing: History['typing']; beginsWord: boolean } {
  const grown = after.length - before.length;
  const [shorter, longer] = grown > 0 ? [before, after] : [after, before];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at++;
  if (Math.abs(grown) !== 1 || shorter.slice(at) !== longer.slice(at + 1)) return { typing: undefined, beginsWord: false };
  const beginsWord = grown > 0 && !isBlank(longer[at]) && isBlank(longer[at - 1]);
  return { typing: grown > 0 ? 'insert' : 'delete', beginsWord };
}

const isBlank = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);
