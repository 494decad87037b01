/** Changes of the route's text that are not typed. */
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Choice } from '#renderer/data/route/asked-route.ts';
import type { Span } from './marks.ts';

type Words = ParsedRoute['words'];

/** Writes into the box as typing does, with the caret behind it. */
export function typeInto(box: HTMLTextAreaElement, { from, to }: Span, text: string): void {
  box.focus();
  box.setSelectionRange(from, to);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Selects a place in the box. */
export function goTo(box: HTMLTextAreaElement, { from, to }: Span): void {
  box.focus();
  box.setSelectionRange(from, to);
}

/** From the destination to the departure. What changes at a point stays with it, and first speed and level stay in front. */
export const reversed = (text: string, words: Words): string =>
  backwards(text, words)
    .map((group) => group.map((word) => word.text).join('/'))
    .join(' ');

/** The choices for words of a text in the text backwards. */
export function reversedChoices(choices: readonly Choice[], text: string, words: Words): Choice[] {
  const places = new Map<number, number>([[text.length, reversed(text, words).length]]);
  let at = 0;
  for (const word of backwards(text, words).flat()) {
    places.set(word.from, at);
    // One sign between two words.
    at += word.text.length + 1;
  }
  return choices.map((choice) => (choice.from === undefined ? choice : { ...choice, from: places.get(choice.from) ?? choice.from }));
}

function backwards(text: string, words: Words): Words[] {
  const groups: Words[] = [];
  for (const word of words) {
    const before = groups.at(-1)?.at(-1);
    const isJoined = before !== undefined && text.slice(before.to, word.from) === '/';
    if (before !== undefined && isJoined && (word.kind === 'speedLevel' || before.kind === 'cruiseClimb')) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  const first = groups.findIndex(([word]) => word?.kind !== 'speedLevel');
  const split = first === -1 ? groups.length : first;
  return [...groups.slice(0, split), ...groups.slice(split).toReversed()];
}

/** The word that the caret is at the end of, or in. */
export function wordAt(text: string, caret: number): Span & { text: string } {
  const before = /[^\s,;()<>→|–—/-]*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const after = /^[^\s,;()<>→|–—/-]*/.exec(text.slice(caret))?.[0] ?? '';
  return { from: caret - before.length, to: caret + after.length, text: before + after };
}
