/** Choices for the place of a word, when the text around it changes. */
import { isWordAt, type Choice } from '#renderer/data/route/asked-route.ts';
import { changeOf } from './marks.ts';

/** Choices of `before` in the text after a change; the same list where none moves. One in the middle of the change stays where it was, and waits for its word. */
export function movedChoices(choices: readonly Choice[], before: string, after: string): readonly Choice[] {
  if (before === after || choices.every(({ from }) => from === undefined)) return choices;
  const { end, shift } = changeOf(before, after);
  const moved = choices.map((choice) => {
    if (choice.from === undefined) return choice;
    const places = choice.from >= end ? [choice.from + shift, choice.from] : [choice.from, choice.from + shift];
    const from = places.find((place) => place >= 0 && isWordAt(after, { word: choice.word, from: place })) ?? Math.max(places[0] ?? 0, 0);
    return from === choice.from ? choice : { ...choice, from };
  });
  return moved.every((choice, at) => choice === choices[at]) ? choices : moved;
}

export const isSameWord = (one: Choice, other: Choice): boolean =>
  one.word.toUpperCase() === other.word.toUpperCase() && one.from === other.from;
