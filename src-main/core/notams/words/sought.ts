/** What of a text is looked for in the words of NOTAMs. */
import { gapOf, OTHER_GAP, separators } from './layout.ts';

export type Sought = {
  /** In the order of the text, with line feeds where a word must begin or end. */
  pieces: readonly string[];
  /** Behind each piece but the last: what is between it and the next (layout.ts). */
  gaps: readonly number[];
  /** Whether the text is where its pieces are in a row with these between; else it may be there. */
  isWhole: boolean;
};

/** Undefined where nothing can be looked for. */
export function soughtIn(text: string): Sought | undefined {
  const words = text.split(separators);
  const pieces = words.flatMap((word, index) =>
    word === '' ? [] : [`${index > 0 ? '\n' : ''}${word}${index < words.length - 1 ? '\n' : ''}`],
  );
  if (pieces.length === 0) return undefined;
  const between = text.match(new RegExp(separators, 'g')) ?? [];
  const gaps = (words[0] === '' ? between.slice(1) : between).slice(0, pieces.length - 1).map(gapOf);
  return { pieces, gaps, isWhole: words[0] !== '' && words.at(-1) !== '' && !gaps.includes(OTHER_GAP) };
}
