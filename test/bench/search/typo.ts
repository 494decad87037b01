/** One slip of the fingers in one word of five letters or more (what is left of a shorter one is below the four that the contract asks): a letter left out, doubled, hit beside, or two swapped. */
import type { Random } from './random.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function beside(letter: string, random: Random): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? 'aeiou';
  const at = row.indexOf(letter);
  return random.pick([...row.slice(Math.max(0, at - 1), at), ...row.slice(at + 1, at + 2)]);
}

function slip(word: string, random: Random): string {
  // The first letter is seldom wrong: one time in ten here.
  const at = random.integer(10) === 0 ? 0 : 1 + random.integer(word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (random.integer(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + (random.integer(2) === 0 ? letter : beside(letter, random)) + after;
    case 2:
      return before + beside(letter, random) + after;
    default:
      return at === 0 ? word.charAt(1) + letter + word.slice(2) : word.slice(0, at - 1) + letter + word.charAt(at - 1) + after;
  }
}

/**
 * The text with one slip in it; undefined when no word of it can be mistyped. A slip that gives another word of the dataset is drawn again:
 * such a query can't be distinguished from that of a person who means the other word.
 */
export function mistyped(text: string, words: ReadonlySet<string>, random: Random): string | undefined {
  const parts = text.toLowerCase().split(' ');
  const able = [...parts.keys()].filter((index) => /^[a-z]{5,}$/.test(parts[index] ?? ''));
  if (able.length === 0) return undefined;
  for (let attempt = 0; attempt < 20; attempt++) {
    const index = random.pick(able);
    const wrong = slip(parts[index] ?? '', random);
    if (wrong !== parts[index] && !words.has(wrong)) return parts.with(index, wrong).join(' ');
  }
  return undefined;
}

/** Whether one slip turns the one text into the other. */
export function oneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [restA, restB] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
