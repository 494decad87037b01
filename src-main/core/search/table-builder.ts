/** Collects words with their postings and lays them out as the four arrays that table.ts reads. */
import { asPart, type Part } from './parts.ts';
import { FIELD_BITS } from './posting.ts';

export type TableBuilder = {
  /** Says that the word stands in these fields of the airport at this place. Places come in ascending order. */
  add(word: string, place: number, fields: number): void;
  /** The words in the order of the table. */
  sorted(): string[];
  parts(name: string): Part[];
};

export function tableBuilder(): TableBuilder {
  const numberOf = new Map<string, number>();
  // By number of the word: its latest posting in the stream.
  const latest: number[] = [];
  const wordOf: number[] = [];
  const postings: number[] = [];

  let order: string[] = [];
  const sorted = () => {
    if (order.length !== numberOf.size) order = [...numberOf.keys()].sort();
    return order;
  };

  return {
    add(word, place, fields) {
      let number = numberOf.get(word);
      if (number === undefined) {
        number = latest.length;
        numberOf.set(word, number);
        latest.push(-1);
      }
      const at = latest[number] ?? -1;
      const posting = at < 0 ? undefined : postings[at];
      if (posting !== undefined && posting >>> FIELD_BITS === place) {
        postings[at] = (posting | fields) >>> 0;
        return;
      }
      latest[number] = postings.length;
      wordOf.push(number);
      postings.push(((place << FIELD_BITS) | fields) >>> 0);
    },

    sorted,

    parts(name) {
      const words = sorted();
      const position = new Uint32Array(words.length);
      const textStarts = new Uint32Array(words.length + 1);
      for (const [index, word] of words.entries()) {
        position[numberOf.get(word) ?? 0] = index;
        textStarts[index + 1] = (textStarts[index] ?? 0) + word.length;
      }
      const text = new Uint16Array(textStarts[words.length] ?? 0);
      let end = 0;
      for (const word of words) for (let i = 0; i < word.length; i++) text[end++] = word.charCodeAt(i);

      // Counting sort by word; it keeps the order of the stream, so every list of postings ascends.
      const starts = new Uint32Array(words.length + 1);
      for (const number of wordOf) {
        const after = (position[number] ?? 0) + 1;
        starts[after] = (starts[after] ?? 0) + 1;
      }
      for (let index = 0; index < words.length; index++) starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0);
      const next = starts.slice();
      const ordered = new Uint32Array(postings.length);
      for (const [index, number] of wordOf.entries()) {
        const at = position[number] ?? 0;
        const to = next[at] ?? 0;
        ordered[to] = postings[index] ?? 0;
        next[at] = to + 1;
      }
      return [
        asPart(`${name}.text`, text),
        asPart(`${name}.textStarts`, textStarts),
        asPart(`${name}.postings`, ordered),
        asPart(`${name}.postingStarts`, starts),
      ];
    },
  };
}
