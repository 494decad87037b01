/** A located text has each blank and line break of a part of a text as one blank, and still has the place of every letter. */
import type { Span } from '../words/word.ts';

export type Located = {
  text: string;
  /** Place of each letter of `text` in the whole, and after them where the part ends. */
  places: readonly number[];
};

export function locate(text: string, { from, to }: Span): Located {
  const places: number[] = [];
  let written = '';
  let end = from;
  for (const { 0: word, index } of text.slice(from, to).matchAll(/\S+/g)) {
    const start = from + index;
    if (written !== '') {
      written += ' ';
      places.push(start - 1);
    }
    for (let at = 0; at < word.length; at++) places.push(start + at);
    written += word;
    end = start + word.length;
  }
  return { text: written, places: [...places, end] };
}

/** It is a part of the text, without the blanks around. */
export function within({ text, places }: Located, { from, to }: Span): Located {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = Math.max(start, to - (part.length - part.trimEnd().length));
  return { text: text.slice(start, end), places: places.slice(start, end + 1) };
}

/** Finds a part of the located text in the whole; it ends with its last character, because more blanks may follow in the whole. */
export function placeOf({ places }: Located, { from, to }: Span): Span {
  const start = places[from] ?? places.at(-1) ?? 0;
  return { from: start, to: to > from ? (places[to - 1] ?? start - 1) + 1 : start };
}
