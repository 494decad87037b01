/** Collects words with their postings and lays them out as the four arrays that table.ts reads. */
import { asPart, type Part } from './index-parts.ts';
import { FIELD_BITS } from './posting.ts';

/** The texts of the words one after another, in UTF-16 units, and where each begins. */
function layText(words: readonly string[]): { text: Uint16Array; starts: Uint32Array } {
  const starts = new Uint32Array(words.length + 1);
  for (let index = 0; index < words.length; index++) starts[index + 1] = (starts[index] ?? 0) + (words[index] ?? '').length;
  const text = new Uint16Array(starts[words.length] ?? 0);
  let end = 0;
  for (const word of words) for (let i = 0; i < word.length; i++) text[end++] = word.charCodeAt(i);
  return { text, starts };
}

export function tableBuilder() {
  const numbers = new Map<string, number>();
  /** The latest posting of each word in the stream is found by word number. */
  const latest: number[] = [];
  /** The stream has the words by number, `fieldsOf` the fields of each, and `begins` where those of each airport begin. */
  const stream: number[] = [];
  const fieldsOf: number[] = [];
  const begins: number[] = [];

  function beginUntil(airport: number): void {
    while (begins.length <= airport) begins.push(stream.length);
  }

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

  function add(number: number, airport: number, fields: number, once: number): void {
    beginUntil(airport);
    const at = latest[number] ?? -1;
    if (at >= (begins[airport] ?? 0)) {
      const before = fieldsOf[at] ?? 0;
      if ((before & once) === 0) fieldsOf[at] = before | fields;
      return;
    }
    latest[number] = stream.length;
    stream.push(number);
    fieldsOf.push(fields);
  }

  /** Postings by word: a counting sort, which keeps the order of the places, so that those of one word ascend. */
  function layPostings(words: readonly string[], order: ArrayLike<number>): { ordered: Uint32Array; starts: Uint32Array } {
    beginUntil(order.length);
    const position = new Uint32Array(words.length);
    for (let index = 0; index < words.length; index++) position[numberOf(words[index] ?? '')] = index;
    const starts = new Uint32Array(words.length + 1);
    for (const number of stream) {
      const after = (position[number] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let index = 0; index < words.length; index++) starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0);
    const next = starts.slice();
    const ordered = new Uint32Array(stream.length);
    for (let place = 0; place < order.length; place++) {
      const airport = order[place] ?? 0;
      for (let index = begins[airport] ?? 0; index < (begins[airport + 1] ?? 0); index++) {
        const word = position[stream[index] ?? 0] ?? 0;
        const to = next[word] ?? 0;
        ordered[to] = ((place << FIELD_BITS) | (fieldsOf[index] ?? 0)) >>> 0;
        next[word] = to + 1;
      }
    }
    return { ordered, starts };
  }

  return {
    /** The number under which a word is added; looking up a repeated text only once saves most of the time. */
    numberOf,
    /** Records that the word occurs in these fields of an airport, unless its posting has a field of `once` already. Airports come in ascending order. */
    add,
    /** Lists the words in the order of the table. */
    sorted,
    /** Makes the parts; `order` has the airport at each place. */
    parts(name: string, order: ArrayLike<number>): Part[] {
      const words = sorted();
      const { text, starts: textStarts } = layText(words);
      const { ordered, starts } = layPostings(words, order);
      return [
        asPart(`${name}.text`, text),
        asPart(`${name}.textStarts`, textStarts),
        asPart(`${name}.postings`, ordered),
        asPart(`${name}.postingStarts`, starts),
      ];
    },
  };
}

export type TableBuilder = ReturnType<typeof tableBuilder>;
