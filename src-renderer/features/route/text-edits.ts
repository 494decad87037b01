/** Changes of the route's text that are not typed. */
import type { ParsedRoute } from '#contract/route/route.ts';
import { type Choice, isWordAt } from '#renderer/data/route/route-in-address.ts';
import { type Span, changeOf } from './marks.ts';

type Words = ParsedRoute['words'];

/** Writes into the box as typing does, with the caret after it. */
export function typeInto(box: HTMLTextAreaElement, { from, to }: Span, text: string): void {
  box.focus();
  box.setSelectionRange(from, to);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

export function goTo(box: HTMLTextAreaElement, { from, to }: Span): void {
  box.focus();
  box.setSelectionRange(from, to);
}

/**
 * Writes the route from the destination to the departure. What changes at a point stays with it; speed and level of the departure come to the front.
 */
export const reversed = (text: string, words: Words): string =>
  backwards(text, words)
    .map((group) => group.map((word) => word.text).join('/'))
    .join(' ');

/** The choices for words of a text move to their places in the text backwards. */
export function reversedChoices(choices: readonly Choice[], text: string, words: Words): Choice[] {
  const places = new Map<number, number>([[text.length, reversed(text, words).length]]);
  let at = 0;
  for (const word of backwards(text, words).flat()) {
    places.set(word.from, at);
    // One sign separates two words.
    at += word.text.length + 1;
  }
  return choices.map((choice) => (choice.from === undefined ? choice : { ...choice, from: places.get(choice.from) ?? choice.from }));
}

function backwards(text: string, words: Words): Words[] {
  const groups: Words[] = [];
  for (const word of words) {
    const before = groups.at(-1)?.at(-1);
    const isJoined = before !== undefined && text.slice(before.to, word.from) === '/';
    if (isJoined && (word.kind === 'speedLevel' || before.kind === 'cruiseClimb')) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  const second = groups[1]?.[0];
  if (second?.kind === 'speedLevel' && groups[0]?.[0]?.kind !== 'speedLevel') groups.unshift(...groups.splice(1, 1));
  const first = groups.findIndex(([word]) => word?.kind !== 'speedLevel');
  const split = first === -1 ? groups.length : first;
  return [...groups.slice(0, split), ...groups.slice(split).toReversed()];
}

/** Finds the word that the caret is at the end of, or in. */
export function wordAt(text: string, caret: number): Span & { text: string } {
  const before = /[^\s,;()<>→|–—/-]*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const after = /^[^\s,;()<>→|–—/-]*/.exec(text.slice(caret))?.[0] ?? '';
  return { from: caret - before.length, to: caret + after.length, text: before + after };
}

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
