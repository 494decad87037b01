import { describe, expect, it } from 'vitest';
import { joined, type Condition } from '#core/filter/condition.ts';
import { matchingRows } from '#core/listing/matching-rows.ts';
import { compileStatus } from '#core/notams/lifecycle/status.ts';
import { indexWords } from '#core/notams/words/index-words.ts';
import { SEGMENT } from '#core/notams/words/layout.ts';
import { DEFAULT_ORDER } from '#core/notams/words/ordered.ts';
import { rowsWithStatus } from '#core/notams/words/rows-with-status.ts';
import { times } from '../../../helpers/long.ts';
import { notice, openTestNotams, type Opened } from '../open.ts';

const COUNT = 300;
const ROUNDS = times(30, 1_000);

/** The same numbers each time, from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const oneOf =
  (next: () => number) =>
  <T>(of: readonly T[]): T =>
    of[Math.floor(next() * of.length)] as T;

const hour = (at: number) => new Date(Date.UTC(2026, 10, 20, at)).toISOString();
const moments = [...Array.from({ length: 12 }, (_, at) => hour(at)), '2026-11-20T03:00:00.001Z', '9999-12-31T23:59:59.999Z'];
/** Moments that no calendar has, and texts that are none: they are compared as texts. */
const strange = ['', '2026-11-20', '2026-11-31T00:00:00.000Z', '2026-11-20T24:00:00.000Z', 'never', ' 2026-11-20T03:00:00.000Z'];

function put({ notams }: Opened, numbers: readonly number[], next: () => number): void {
  const one = oneOf(next);
  notams.put(
    numbers.map((number) => ({
      ...notice({ notamId: `A${number}/26`, message: one(['RWY CLSD', 'TWY CLSD', 'CRANE']), issueDate: one([hour(1), hour(2), null]) }),
      // Of the number: two of one moment are told apart by it.
      id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
    })),
  );
}

function setMoments({ db }: Opened, next: () => number, of: readonly string[], part = 1): void {
  const one = oneOf(next);
  const set = db.prepare('UPDATE notams SET effective_start = ?, over_at = ?, overdue_at = ? WHERE row = ?');
  for (const row of db.prepare<[], number>('SELECT n.row FROM notams n').pluck().all())
    if (next() < part) set.run(one(of), one(of), one([null, ...of]), row);
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const text = (sought: string): Condition => ({ where: 'instr(n.message_fold, ?) > 0', params: [sought] });

function asked(next: () => number): Condition {
  const one = oneOf(next);
  const at = one([...moments, '']);
  const words = one([['active'], ['future'], ['overdue'], ['future', 'active'], ['overdue', 'future']]);
  const status = compileStatus(words, at);
  return one([
    status,
    joined('AND', [text(one(['clsd', 'crane', 'none'])), status]),
    joined('AND', [status, compileStatus(['active'], one(moments)), text('rwy')]),
    joined('OR', [joined('AND', [status, text('twy clsd')]), compileStatus(['overdue'], one(moments))]),
  ]);
}

function expectTheSame({ db }: Opened, next: () => number): void {
  for (let round = 0; round < ROUNDS; round++) {
    const { where, params } = asked(next);
    const query = { where, params, orderBy: DEFAULT_ORDER, compared: params.length };
    const bySqlite = db.prepare<unknown[], number>(`SELECT n.row FROM notams n WHERE ${where} ORDER BY ${DEFAULT_ORDER}`).pluck();
    const found = rowsWithStatus(query, db, () => undefined);
    expect([where, params, [...(found ?? [])]]).toEqual([where, params, bySqlite.all(...params)]);
    expect(found).toBeDefined();
    expect(matchingRows(db, 'notams n', query)).toEqual(found);
  }
}

describe('NOTAMs of a status, by the moments that the index of words has', () => {
  it('are those that SQLite finds, also after some changed, came and went', async () => {
    const all = openTestNotams();
    const next = random(17);
    put(all, numbers(0, COUNT), next);
    all.db.exec('UPDATE notams SET row = -row');
    all.db.exec(`UPDATE notams SET row = -row * ${Math.floor((3 * SEGMENT) / COUNT)}`);
    setMoments(all, next, moments);
    await indexWords(all.db);
    expectTheSame(all, next);

    setMoments(all, next, moments, 0.1);
    put(all, numbers(COUNT, 20), next);
    for (const number of [3, 4, COUNT + 19]) all.db.prepare('DELETE FROM notams WHERE notam_id = ?').run(`A${number}/26`);
    expect(all.db.prepare('SELECT count(*) FROM notam_moments_unknown').pluck().get()).toBeGreaterThan(10);
    expectTheSame(all, next);

    // More than are looked at one by one: their segments are written again.
    setMoments(all, next, moments);
    await indexWords(all.db);
    expect(all.db.prepare('SELECT count(*) FROM notam_moments_unknown').pluck().get()).toBeLessThan(65);
    expectTheSame(all, next);
  });

  it('are looked at where their moments are no moments', async () => {
    const all = openTestNotams();
    const next = random(19);
    put(all, numbers(0, COUNT), next);
    setMoments(all, next, [...moments, ...strange]);
    await indexWords(all.db);
    expect(all.notams.count()).toBe(COUNT);
    expectTheSame(all, next);
  });

  it('are left to SQLite where something else is asked, where the moment is none, and before any import', async () => {
    const all = openTestNotams();
    const next = random(23);
    put(all, numbers(0, COUNT), next);
    const answer = ({ where, params }: Condition, orderBy = DEFAULT_ORDER) =>
      rowsWithStatus({ where, params, orderBy }, all.db, () => undefined);
    const active = compileStatus(['active'], hour(3));
    expect(answer(active)).toBeUndefined();
    await indexWords(all.db);
    expect(answer(active)).toBeDefined();
    expect(answer(active, 'n.id ASC')).toBeUndefined();
    expect(answer(compileStatus(['active'], 'noon'))).toBeUndefined();
    expect(answer(compileStatus(['cancelled'], hour(3)))).toBeUndefined();
    expect(answer(joined('AND', [active, { where: 'n.severity >= ?', params: [3] }]))).toBeUndefined();
    expect(answer({ where: `NOT (${active.where})`, params: active.params })).toBeUndefined();
  });
});
