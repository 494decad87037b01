/** Makes changes of the route's text that are not typed. */
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

type Chosen = { text: string; choices: readonly Choice[] };

/**
 * The route from its destination to its departure; its choices move with their words. What changes at a point stays with it; speed and level of
 * the departure come to the front. A message stays as it is: it has a departure of its own.
 */
export function turnedAround({ text, choices }: Chosen, { form, words }: Pick<ParsedRoute, 'form' | 'words'>): Chosen {
  if (form === 'message') return { text, choices };
  const groups = backwards(text, words);
  const turned = groups.map((group) => group.map((word) => word.text).join('/')).join(' ');
  const places = new Map<number, number>([[text.length, turned.length]]);
  let at = 0;
  for (const word of groups.flat()) {
    places.set(word.from, at);
    // One sign separates two words.
    at += word.text.length + 1;
  }
  const moved = choices.map((choice) => (choice.from === undefined ? choice : { ...choice, from: places.get(choice.from) ?? choice.from }));
  return { text: turned, choices: moved };
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
