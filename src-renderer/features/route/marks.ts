/** Finds where faults are in the text, for the underlines. */
import type { RouteFault } from '#contract/route/faults.ts';
import type { ParsedRoute } from '#contract/route/route.ts';

export type Span = { from: number; to: number };
/** `bad`: the route is not flown as written there; `note`: it is, and something is to be known. */
type Tone = 'bad' | 'note';
export type Mark = Span & { tone: Tone };
type Piece = { text: string; from: number; tone: Tone | undefined };

const notes: readonly RouteFault['code'][] = ['ambiguous', 'readAsPoint', 'closedAerodrome'];

/** Airways and procedures are never in the data; the leg continues to the next point. */
export function toneOf({ code, from }: RouteFault, words: ParsedRoute['words']): Tone {
  const kind = words.find((word) => word.from === from)?.kind;
  const isWay = code === 'notInData' && (kind === 'airway' || kind === 'procedure');
  return isWay || notes.includes(code) ? 'note' : 'bad';
}

export const marksOf = ({ faults, words }: ParsedRoute): Mark[] =>
  faults.map((fault) => ({ from: fault.from, to: fault.to, tone: toneOf(fault, words) }));

/** A letter is undefined at the ends of the text. */
const isGap = (letter: string | undefined): boolean => letter === undefined || /[\s,;→-]/.test(letter);

/** The change of a text: what is before `front` stays, what is from `end` on moves by `shift`. */
export function changeOf(before: string, after: string): { front: number; end: number; shift: number } {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && before[front] === after[front]) front++;
  let back = 0;
  while (back < shorter - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
  return { front, end: before.length - back, shift: after.length - before.length };
}

/** The marks of `before` in the text after a change: those in front of it stay, those after it move, those in it are gone. */
export function movedMarks(marks: readonly Mark[], before: string, after: string): Mark[] {
  if (before === after) return [...marks];
  const { front, end, shift } = changeOf(before, after);
  return marks.flatMap((mark) => {
    if (mark.to <= front && isGap(after[mark.to])) return [mark];
    const moved = { ...mark, from: mark.from + shift, to: mark.to + shift };
    return mark.from >= end && isGap(after[moved.from - 1]) ? [moved] : [];
  });
}

/** The whole text in pieces; where marks overlap the graver counts. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const cuts = [...new Set([0, ...marks.flatMap(({ from, to }) => [from, to]), text.length])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? text.length;
    const over = marks.filter((mark) => mark.from <= from && mark.to >= to);
    const tone = over.some((mark) => mark.tone === 'bad') ? 'bad' : over[0]?.tone;
    return { text: text.slice(from, to), from, tone };
  });
}
