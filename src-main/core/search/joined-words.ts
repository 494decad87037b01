/**
 * Neighbouring words typed as one: `losangeles`. The typed word is cut where words of the table begin and end; an airport has it where
 * all parts follow one another in its name or city, or all are among its keywords or in its country.
 */
import { cityPosition, FIELD_BITS, inText, LATER, namePosition } from './posting.ts';
import { openingsIn, postingsOf, wordsFrom, type Range, type Table } from './table.ts';

/** Postings as of one word, at the position of the first part; those in `begun` end in a part that goes on. In no order. */
type JoinedWords = { whole: Uint32Array; begun: Uint32Array };

/** Letters of the shortest word that is cut, of its first part, and of a last part that may go on. */
const SHORTEST = 5;
const SHORTEST_FIRST = 2;
const SHORTEST_BEGUN = 3;
/** Words between two parts that may be left out: "international airport" in the middle of a name. */
const MOST_OMITTED = 2;
/** A word that so many airports have is meant as typed: "airport" is no air port. */
const COMMON = 200;
/** Postings that one word may cost; the longest parts are tried first. */
const MOST_WORK = 20_000;

/** Airports that have the parts so far: their postings with the positions of the first part, and with those of the latest. Places ascend. */
type Chain = { first: ArrayLike<number>; latest: ArrayLike<number> };

const none: JoinedWords = { whole: new Uint32Array(), begun: new Uint32Array() };
const inBoth = inText.keywords | inText.region;

function isAfter(position: number, next: number): boolean {
  return (next > position && next <= position + 1 + MOST_OMITTED) || (position === LATER && next === LATER);
}

/** The fields of a chain with one more part, each position 0 where the part does not follow; `from` has the positions to keep. */
function following(latest: number, next: number, from: number): number {
  const [name, city] = [namePosition(latest), cityPosition(latest)];
  const inName = name > 0 && isAfter(name, namePosition(next)) ? namePosition(from) : 0;
  const inCity = city > 0 && isAfter(city, cityPosition(next)) ? cityPosition(from) : 0;
  return inName * inText.namePosition + inCity * inText.cityPosition + (latest & next & inBoth);
}

/** The first posting of this place or a later one: doubling steps, then halves, as one list is often far shorter than the other. */
function firstAt(postings: ArrayLike<number>, from: number, to: number, place: number): number {
  let [low, step] = [from, 1];
  while (low + step < to && (postings[low + step] ?? 0) >>> FIELD_BITS < place) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, to);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) >>> FIELD_BITS < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function extended(postings: Uint32Array, { from, to }: Range, chain: Chain): { first: number[]; latest: number[] } {
  const first: number[] = [];
  const latest: number[] = [];
  let [at, index] = [from, 0];
  const length = chain.first.length;
  while (index < length && at < to) {
    const [had, posting] = [chain.latest[index] ?? 0, postings[at] ?? 0];
    const [place, other] = [had >>> FIELD_BITS, posting >>> FIELD_BITS];
    if (place < other) index = firstAt(chain.first, index, length, other);
    else if (other < place) at = firstAt(postings, at, to, place);
    else {
      const start = chain.first[index] ?? 0;
      const fields = following(had, posting, start);
      if (fields !== 0) {
        first.push(((place << FIELD_BITS) | fields) >>> 0);
        // What the chain has left is left for good.
        latest.push(((place << FIELD_BITS) | following(had, posting, posting)) >>> 0);
      }
      index++;
      at++;
    }
  }
  return { first, latest };
}

/** Adds the postings of several words, which ascend only within each. */
function addBegun(postings: Uint32Array, { from, to }: Range, chain: Chain, into: number[]): void {
  const { first, latest } = chain;
  for (let at = from; at < to; at++) {
    const posting = postings[at] ?? 0;
    const place = posting >>> FIELD_BITS;
    const index = firstAt(first, 0, first.length, place);
    const start = first[index] ?? 0;
    if (index === first.length || start >>> FIELD_BITS !== place) continue;
    const fields = following(latest[index] ?? 0, posting, start);
    if (fields !== 0) into.push(((place << FIELD_BITS) | fields) >>> 0);
  }
}

/** Each part of a typed word, by where it begins; looked up once. */
function cutter(table: Table, word: string, isLast: boolean) {
  const itself = postingsOf(table, wordsFrom(table, word).whole);
  // A word that is found as typed is not also read as the beginning of two.
  const isWord = itself.from < itself.to;
  const openings = new Map<number, { run: Range; end: number }[]>();
  const ends = new Map<number, { whole: Range; begun: Range | undefined }>();
  const canEnd = new Map<number, boolean>();

  function openingsFrom(at: number): readonly { run: Range; end: number }[] {
    let found = openings.get(at);
    if (found === undefined) {
      found = openingsIn(table, word, at)
        .filter(({ end }) => end >= SHORTEST_FIRST && end < word.length)
        .map(({ word: part, end }) => ({ run: postingsOf(table, { from: part, to: part + 1 }), end }))
        .toReversed();
      openings.set(at, found);
    }
    return found;
  }

  function endFrom(at: number): { whole: Range; begun: Range | undefined } {
    let found = ends.get(at);
    if (found === undefined) {
      const { whole, begun } = wordsFrom(table, word.slice(at));
      const goesOn = isLast && !isWord && word.length - at >= SHORTEST_BEGUN && begun.from < begun.to;
      ends.set(at, (found = { whole: postingsOf(table, whole), begun: goesOn ? postingsOf(table, begun) : undefined }));
    }
    return found;
  }

  /**
   * Tells whether the rest can be cut into words at all, known before any postings are compared. Single letters never follow one another.
   */
  function isPossible(at: number, afterSingle: boolean): boolean {
    const key = 2 * at + Number(afterSingle);
    let canCut = canEnd.get(key);
    if (canCut === undefined) {
      const { whole, begun } = endFrom(at);
      canCut =
        whole.from < whole.to ||
        begun !== undefined ||
        openingsFrom(at).some(({ end }) => !(afterSingle && end === at + 1) && isPossible(end, end === at + 1));
      canEnd.set(key, canCut);
    }
    return canCut;
  }

  return { itself, openingsFrom, endFrom, isPossible };
}

export function joinedWordsFinder(table: Table): (word: string, isLast: boolean) => JoinedWords {
  const { postings } = table;
  return (word, isLast) => {
    if (word.length < SHORTEST) return none;
    const { itself, openingsFrom, endFrom, isPossible } = cutter(table, word, isLast);
    if (itself.to - itself.from >= COMMON) return none;
    const whole: number[] = [];
    const begun: number[] = [];
    let work = 0;

    const cut = (at: number, chain: Chain | undefined, afterSingle: boolean): void => {
      if (chain !== undefined) {
        const end = endFrom(at);
        whole.push(...extended(postings, end.whole, chain).first);
        if (end.begun !== undefined && (work += end.begun.to - end.begun.from) < MOST_WORK) addBegun(postings, end.begun, chain, begun);
      }
      for (const { run, end } of openingsFrom(at)) {
        const isSingle = end === at + 1;
        if ((isSingle && afterSingle) || !isPossible(end, isSingle)) continue;
        if ((work += Math.min(run.to - run.from, chain?.first.length ?? 1)) >= MOST_WORK) return;
        const part = postings.subarray(run.from, run.to);
        const longer = chain === undefined ? { first: part, latest: part } : extended(postings, run, chain);
        if (longer.first.length > 0) cut(end, longer, isSingle);
      }
    };
    cut(0, undefined, false);
    return whole.length + begun.length === 0 ? none : { whole: Uint32Array.from(whole), begun: Uint32Array.from(begun) };
  };
}
