import { describe, expect, it } from 'vitest';
import { compileFilter } from '#core/filter/compile.ts';
import { notamResourceAt } from '#core/notams/store/fields.ts';
import { fold } from '#core/text/fold.ts';
import { times } from '../../../helpers/long.ts';
import { seededRandom } from '../../../helpers/random.ts';
import { notice, openTestNotams, type Opened } from '../open.ts';

const COUNT = 300;
const ROUNDS = times(40, 1_000);

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
  it('finds what looking at each text finds, also of those added, changed, deleted and restored since', () => {
    const all = openTestNotams();
    const next = seededRandom('texts');
    put(all, numbers(0, COUNT), next);
    expectTheSameAsLooking(all, next, ROUNDS);

    all.at('2026-11-21T07:00:00.000Z');
    put(all, numbers(COUNT - 30, 60), next);
    for (const number of [COUNT + 29, COUNT + 28, 5, 6]) all.notams.remove(`n${String(number)}`, { by: 'pilot', note: null });
    put(all, numbers(COUNT + 40, 3), next);
    expectTheSameAsLooking(all, next, ROUNDS);

    // One that is new and changed in the same transaction, and those out of the bin.
    put(all, [COUNT + 50, COUNT + 51, COUNT + 50], next);
    expect(all.notams.restore(3)).toEqual({ taken: 3, restored: 3 });
    expectTheSameAsLooking(all, next, ROUNDS);

    all.db.exec('UPDATE notams SET row = -row; UPDATE notams SET row = 5000 - 7 * row; UPDATE notams_meta SET revision = revision + 1');
    expectTheSameAsLooking(all, next, ROUNDS);
    expect(() => all.db.exec("INSERT INTO notam_texts (notam_texts, rank) VALUES ('integrity-check', 1)")).not.toThrow();
  });

  it('finds words in long lists and far after others, and what most texts may have', () => {
    const all = openTestNotams();
    const next = seededRandom('long texts');
    const frequent = (number: number) => `${'RWY 09/27 CLSD. '.repeat(number % 40)}${'TWY K-'.repeat(number % 7)}`;
    const rare = () => Array.from({ length: 40 }, () => Math.floor(next() * 5_000).toString(1 + 2 ** Math.ceil(next() * 5))).join(' ');
    all.notams.put(
      numbers(0, 2 * COUNT).map((number) => ({
        ...notice({ notamId: `A${number}/26` }),
        id: `n${number}`,
        message: `${frequent(number)}${rare()}`,
      })),
    );
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

  it('knows a row by its own text where it took the number of one that was deleted', () => {
    const all = openTestNotams();
    put(all, numbers(0, 100), seededRandom('a hundred texts'));
    all.notams.remove('n99', { by: 'pilot', note: null });
    all.notams.put([{ ...notice({ notamId: 'B1/26' }), id: 'new', message: 'OBST BALLOON' }]);
    expect(found(all, { message: { contains: 'balloon' } })).toEqual(['new']);
  });

  it('is answered by the index of trigrams, and of one or two letters by a scan', () => {
    const { db } = openTestNotams();
    const now = new Date('2026-11-21T06:00:00.000Z');
    const resource = notamResourceAt(String, (code) => [code]);
    const planOf = (text: string) => {
      const { where, params } = compileFilter(JSON.stringify({ message: { contains: text } }), resource, now);
      const plan = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN SELECT n.row FROM notams n WHERE ${where}`);
      return plan.all(...params).map(({ detail }) => detail);
    };
    expect(planOf('crane')).toEqual([
      'SEARCH n USING INTEGER PRIMARY KEY (rowid=?)',
      'LIST SUBQUERY 1',
      expect.stringMatching(/^SCAN notam_texts VIRTUAL TABLE INDEX/),
    ]);
    expect(planOf('cr')).toEqual(['SCAN n']);
  });
});
