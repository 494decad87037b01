/** Collects words with their postings and lays them out as the four arrays that table.ts reads. */
import { asPart, type Part } from './parts.ts';
import { FIELD_BITS } from './posting.ts';

export type TableBuilder = {
  /** The number under which a word is added; looking up a repeated text only once saves most of the time. */
  numberOf(word: string): number;
  /**
   * Records that the word occurs in these fields of the airport at this place, unless its posting has a field of `once` already.
   * Places come in ascending order.
   */
  add(number: number, place: number, fields: number, once: number): void;
  /** The words in the order of the table. */
  sorted(): readonly string[];
  parts(name: string): Part[];
};

/** The texts of the words one after another, in UTF-16 units, and where each begins. */
function layText(words: readonly string[]): { text: Uint16Array; starts: Uint32Array } {
  const starts = new Uint32Array(words.length + 1);
  for (let index = 0; index < words.length; index++) starts[index + 1] = (starts[index] ?? 0) + (words[index] ?? '').length;
  const text = new Uint16Array(starts[words.length] ?? 0);
  let end = 0;
  for (const word of words) for (let i = 0; i < word.length; i++) text[end++] = word.charCodeAt(i);
  return { text, starts };
}

export function tableBuilder(): TableBuilder {
  const numbers = new Map<string, number>();
  /** By word number: its latest posting in the stream. */
  const latest: number[] = [];
  /** The stream: words by number, and their postings. */
  const stream: number[] = [];
  const postings: number[] = [];

  let inOrder: string[] = [];
  const sorted = () => {
    if (inOrder.length !== numbers.size) inOrder = [...numbers.keys()].sort();
    return inOrder;
  };

  function numberOf(word: string): number {
    let number = numbers.get(word);
    if (number === undefined) numbers.set(word, (number = latest.push(-1) - 1));
    return number;
  }

  function add(number: number, place: number, fields: number, once: number): void {
    const at = latest[number] ?? -1;
    const posting = at < 0 ? undefined : postings[at];
    if (posting !== undefined && posting >>> FIELD_BITS === place) {
      if ((posting & once) === 0) postings[at] = (posting | fields) >>> 0;
      return;
    }
    latest[number] = postings.length;
    stream.push(number);
    postings.push(((place << FIELD_BITS) | fields) >>> 0);
  }

  /** Postings by word: a counting sort, which keeps the order of the stream, so that those of one word ascend. */
  function layPostings(words: readonly string[]): { ordered: Uint32Array; starts: Uint32Array } {
    const position = new Uint32Array(words.length);
    for (let index = 0; index < words.length; index++) position[numberOf(words[index] ?? '')] = index;
    const starts = new Uint32Array(words.length + 1);
    for (const number of stream) {
      const after = (position[number] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let index = 0; index < words.length; index++) starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0);
    const next = starts.slice();
    const ordered = new Uint32Array(postings.length);
    for (let index = 0; index < stream.length; index++) {
      const word = position[stream[index] ?? 0] ?? 0;
      const to = next[word] ?? 0;
      ordered[to] = postings[index] ?? 0;
      next[word] = to + 1;
    }
    return { ordered, starts };
  }

  return {
    numberOf,
    add,
    sorted,
    parts(name) {
      const words = sorted();
      const { text, starts: textStarts } = layText(words);
      const { ordered, starts } = layPostings(words);
      return [
        asPart(`${name}.text`, text),
        asPart(`${name}.textStarts`, textStarts),
        asPart(`${name}.postings`, ordered),
        asPart(`${name}.postingStarts`, starts),
      ];
    },
  };
}
