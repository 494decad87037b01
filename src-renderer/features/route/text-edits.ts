/** Changes of the route's text that are not typed. */
import type { ParsedRoute } from '#contract/route/route.ts';
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
export function reversed(text: string, words: Words): string {
  const groups: Words[] = [];
  for (const word of words) {
    const before = groups.at(-1)?.at(-1);
    const isJoined = before !== undefined && text.slice(before.to, word.from) === '/';
    if (before !== undefined && isJoined && (word.kind === 'speedLevel' || before.kind === 'cruiseClimb')) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  const first = groups.findIndex(([word]) => word?.kind !== 'speedLevel');
  const split = first === -1 ? groups.length : first;
  const written = (group: Words) => group.map((word) => word.text).join('/');
  return [...groups.slice(0, split), ...groups.slice(split).toReversed()].map(written).join(' ');
}

/** The word that the caret is at the end of, or in. */
export function wordAt(text: string, caret: number): Span & { text: string } {
  const before = /[^\s,;()<>→|–—/-]*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const after = /^[^\s,;()<>→|–—/-]*/.exec(text.slice(caret))?.[0] ?? '';
  return { from: caret - before.length, to: caret + after.length, text: before + after };
}
