import { describe, expect, it } from 'vitest';
import { indexWords } from '#core/notams/words/index-words.ts';
import { rowsWithText } from '#core/notams/words/rows-with-text.ts';
import { SEGMENT } from '#core/notams/words/layout.ts';
import { LONGEST } from '#core/notams/words/segment.ts';
import { fold } from '#core/text/fold.ts';
import { times } from '../../../helpers/long.ts';
import { notice, openTestNotams, type Opened } from '../open.ts';

const COUNT = 300;
const ROUNDS = times(40, 1_000);

/** The same numbers each time, from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const words = [
  'RWY',
  'RW',
  '09',
  '09L',
  '27R',
  'TWY',
  'K',
  'CLSD',
  'U/S',
  'CRANE',
  'ÉCOLE',
  'Łódź',
  '滑走路',
  'a_b%c',
  '\u0001',
  'ſ',
  'İ',
  '😀',
];
const between = [' ', ' ', '/', '. ', '.', '\n', '-', '', ') '];

function written(next: () => number, most: number): string {
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  return Array.from({ length: 1 + Math.floor(next() * most) }, () => one(words) + one(between)).join('');
}

/** Rows of several segments, with rows between that no NOTAM has. */
function spread({ db }: Opened): void {
  db.prepare('UPDATE notams SET row = -row').run();
  db.prepare(`UPDATE notams SET row = -row * ${Math.floor((3 * SEGMENT) / COUNT)}`).run();
}

function put({ notams }: Opened, numbers: readonly number[], next: () => number): void {
  notams.put(
    numbers.map((number) => ({ ...notice({ notamId: `A${String(number)}/26` }), id: `n${String(number)}`, message: written(next, 12) })),
  );
}

const messages = ({ db }: Opened) => new Map(db.prepare<[], [string, string]>('SELECT n.id, n.message FROM notams n').raw().all());

function found({ notams }: Opened, filter: object): string[] {
  return Array.from(notams.rows({ filter: JSON.stringify(filter) }), ({ id }) => id).toSorted();
}

function expectTheSameAsLooking(all: Opened, next: () => number, rounds: number): void {
  const texts = messages(all);
  const where = (test: (text: string) => boolean) => [...texts].flatMap(([id, text]) => (test(fold(text)) ? [id] : [])).toSorted();
  for (let round = 0; round < rounds; round++) {
    const whole = written(next, 3);
    const from = Math.floor(next() * 3);
    const one = next() < 0.5 ? whole : whole.slice(from, from + 1 + Math.floor(next() * whole.length)).toWellFormed();
    const other = words[Math.floor(next() * words.length)] ?? '';
    const [sought, another] = [fold(one), fold(other)];
    expect(found(all, { message: { contains: one } }), JSON.stringify(one)).toEqual(where((text) => text.includes(sought)));
    expect(found(all, { OR: [{ message: { contains: one } }, { NOT: { message: { contains: other } } }], icao: 'LSGG' })).toEqual(
      where((text) => text.includes(sought) || !text.includes(another)),
    );
  }
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('a search of the texts of NOTAMs', () => {
  it('finds by the index what looking at each text finds, also of those added, changed and deleted since', async () => {
    const all = openTestNotams();
    const next = random(7);
    put(all, numbers(0, COUNT), next);
    spread(all);
    await indexWords(all.db);
    const segments = () => all.db.prepare('SELECT count(*) FROM notam_words').pluck().get();
    expect(segments()).toBe(3);
    expectTheSameAsLooking(all, next, ROUNDS);

    all.at('2026-11-21T07:00:00.000Z');
    put(all, numbers(COUNT - 30, 60), next);
    for (const number of [COUNT + 29, COUNT + 28, 5, 6]) all.notams.remove(`n${String(number)}`, { by: 'pilot', note: null });
    put(all, numbers(COUNT + 40, 3), next);
    expectTheSameAsLooking(all, next, ROUNDS);

    // More than are looked at one by one: the words of their segments are written again.
    put(all, numbers(10, 250), next);
    put(all, numbers(COUNT + 60, 100), next);
    await indexWords(all.db);
    expect(all.db.prepare('SELECT count(*) FROM notam_words_unknown').pluck().get()).toBeLessThan(3 * 65);
    expectTheSameAsLooking(all, next, ROUNDS);
  });

  it('finds words in long lists and far behind others, and what most texts may have', async () => {
    const all = openTestNotams();
    const next = random(13);
    const frequent = (number: number) => `${'RWY 09/27 CLSD. '.repeat(number % 40)}${'TWY K-'.repeat(number % 7)}`;
    const rare = () => Array.from({ length: 40 }, () => Math.floor(next() * 5_000).toString(1 + 2 ** Math.ceil(next() * 5))).join(' ');
    all.notams.put(
      numbers(0, 2 * COUNT).map((number) => ({
        ...notice({ notamId: `A${number}/26` }),
        id: `n${number}`,
        message: `${frequent(number)}${rare()}`,
      })),
    );
    await indexWords(all.db);
    const texts = [...messages(all)].map(([id, text]): [string, string] => [id, fold(text)]);
    for (const one of [
      'clsd',
      'clsd. rwy',
      '09/27 clsd',
      '27 clsd',
      'y',
      '1',
      'k-',
      '0 1',
      ...numbers(0, ROUNDS).map(() => rare().slice(0, 1 + 6 * next())),
    ]) {
      const sought = fold(one);
      expect(found(all, { message: { contains: one } }), JSON.stringify(one)).toEqual(
        texts.flatMap(([id, text]) => (text.includes(sought) ? [id] : [])).toSorted(),
      );
    }
  });

  it('knows a row by its own text where it took the number of one that was deleted', async () => {
    const all = openTestNotams();
    put(all, numbers(0, 100), random(3));
    await indexWords(all.db);
    all.notams.remove('n99', { by: 'pilot', note: null });
    all.notams.put([{ ...notice({ notamId: 'B1/26' }), id: 'new', message: 'OBST BALLOON' }]);
    expect(found(all, { message: { contains: 'balloon' } })).toEqual(['new']);
  });

  it('looks at texts that are too long for the index', async () => {
    const all = openTestNotams();
    put(all, numbers(0, 100), random(5));
    all.notams.put([{ ...notice({ notamId: 'B1/26' }), id: 'long', message: `${'RWY '.repeat(LONGEST / 4)} ZEPPELIN` }]);
    await indexWords(all.db);
    expect(rowsWithText(all.db, 'zeppelin', () => undefined)?.rows).toHaveLength(1);
    expect(found(all, { message: { contains: 'Zeppelin' } })).toEqual(['long']);
  });

  it('is written by an import', async () => {
    const all = openTestNotams();
    const text = numbers(1, 80).map(
      (number) => `(A00${String(number).padStart(2, '0')}/26 NOTAMN\nA) LSGG B) 2611210000 C) PERM\nE) CRANE ${String(number)})`,
    );
    await all.notams.import([{ name: 'x', pieces: [Buffer.from(text.join('\n\n'))] }]);
    expect(rowsWithText(all.db, 'crane', () => undefined)?.rows).toHaveLength(80);
  });

  it('without a letter or figure, or before any import, looks at every text', () => {
    const all = openTestNotams();
    expect(rowsWithText(all.db, 'crane', () => undefined)).toBeUndefined();
    put(all, numbers(0, 20), random(9));
    expectTheSameAsLooking(all, random(11), 5);
    expect(rowsWithText(all.db, '/ ', () => undefined)).toBeUndefined();
  });
});
