import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchingRows } from '#core/listing/matching-rows.ts';
import { indexWords } from '#core/notams/words/index-words.ts';
import { DEFAULT_ORDER } from '#core/notams/words/ordered.ts';
import { rowsOfTexts } from '#core/notams/words/with-rows.ts';
import { fold } from '#core/text/fold.ts';
import { times } from '../../../helpers/long.ts';
import { notice, openTestNotams, type Opened } from '../open.ts';

const COUNT = 150;
const words = ['RWY', 'RW', '09', 'CLSD', 'CRANE', 'ERECTED', 'É', '滑走路'];
const between = [' ', ' ', ' ', '  ', '/', '. ', '\n', ''];
const text = (maxLength: number) =>
  fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...between)), { minLength: 1, maxLength }).map((all) => all.flat().join(''));
const minutes = fc.option(
  fc.integer({ min: 0, max: 20 }).map((minute) => new Date(Date.UTC(2026, 10, 20, 5, minute)).toISOString()),
  { freq: 9, nil: null },
);
const notices = fc.array(fc.record({ message: text(6), issueDate: minutes }), { minLength: COUNT, maxLength: COUNT });

function put({ notams }: Opened, all: readonly { message: string; issueDate: string | null }[], from = 0): void {
  // The id is of the number: the same NOTAM, whatever it says.
  const id = (index: number) => notice({ notamId: `A${index}/26` }).id;
  notams.put(all.map((about, index) => ({ ...notice({ notamId: `A${from + index}/26`, ...about }), id: id(from + index) })));
}

const looked = ({ db }: Opened, sought: string) =>
  db
    .prepare<[string], number>(`SELECT n.row FROM notams n WHERE instr(n.message_fold, ?) > 0 ORDER BY ${DEFAULT_ORDER}`)
    .pluck()
    .all(fold(sought));
const SEARCH = 'instr(n.message_fold, ?) > 0';
const asked = (sought: string) => ({ where: SEARCH, params: [fold(sought)], orderBy: DEFAULT_ORDER, compared: 1 });
const conditions = [
  `(${SEARCH}) AND (${SEARCH})`,
  `(${SEARCH}) OR NOT (${SEARCH})`,
  // By an index, so that what is found is sorted.
  `(n.icao = 'LSGG' COLLATE NOCASE) AND (${SEARCH}) AND NOT (${SEARCH})`,
  `n.icao = 'LSGG' COLLATE NOCASE AND ? <> ?`,
];

/** Conditions on two texts, answered as listings are and by SQLite alone. */
function expectTheSameOfTwo({ db }: Opened, one: string, other: string): void {
  const params = [fold(one), fold(other)];
  for (const where of conditions) {
    for (const orderBy of [DEFAULT_ORDER, 'n.start_date DESC NULLS LAST, n.id ASC']) {
      const bySqlite = db.prepare<unknown[], number>(`SELECT n.row FROM notams n WHERE ${where} ORDER BY ${orderBy}`).pluck();
      const rows = matchingRows(db, 'notams n', { where, params, orderBy, compared: 2 });
      expect([where, one, other, [...(rows ?? [])]]).toEqual([where, one, other, bySqlite.all(...params)]);
    }
  }
}
const byWords = ({ db }: Opened, sought: string) => rowsOfTexts(asked(sought), db, () => undefined);

describe('NOTAMs with a text, in the default order by the index of words alone', () => {
  it('are those found by looking at each text, sorted by SQLite, also after some changed, came and went', async () => {
    await fc.assert(
      fc.asyncProperty(notices, notices, fc.array(text(3), { minLength: 3, maxLength: 12 }), async (before, after, texts) => {
        const all = openTestNotams();
        put(all, before);
        await indexWords(all.db);
        const expectTheSame = () => {
          for (const sought of texts) {
            expect([sought, [...(byWords(all, sought) ?? [])]]).toEqual([sought, looked(all, sought)]);
            expect([...(matchingRows(all.db, 'notams n', asked(sought)) ?? [])]).toEqual(looked(all, sought));
          }
          for (const [index, sought] of texts.entries()) expectTheSameOfTwo(all, sought, texts[index - 1] ?? 'RWY');
        };
        expectTheSame();
        put(all, after.slice(0, 40), COUNT - 20);
        all.db.exec("UPDATE notams SET issue_date = '2026-11-01T00:00:00.000Z' WHERE row % 31 = 0; DELETE FROM notams WHERE row % 29 = 3");
        expectTheSame();
        all.close();
      }),
      { numRuns: times(6, 200), endOnFailure: true },
    );
  });

  it('are left to SQLite where the keys do not tell their order', async () => {
    const all = openTestNotams();
    put(
      all,
      Array.from({ length: COUNT }, () => ({ message: 'CRANE', issueDate: '2026-11-20T05:00:00.000Z' })),
    );
    await indexWords(all.db);
    expect(byWords(all, 'crane')).toHaveLength(COUNT);
    const first = all.db.prepare<[], string>('SELECT min(n.id) FROM notams n').pluck().get() ?? '';
    for (const [key, value] of [
      ['id', `${first.slice(0, 13)}x`],
      ['id', 'n7'],
      ['issue_date', '2026-11-20T04:59:59.500Z'],
      ['issue_date', '2026-11-20'],
    ] as const) {
      all.db.exec('SAVEPOINT tried');
      all.db.prepare(`UPDATE notams SET ${key} = ? WHERE row = 7`).run(value);
      expect(byWords(all, 'crane')).toBeUndefined();
      expect([...(matchingRows(all.db, 'notams n', asked('crane')) ?? [])]).toEqual(looked(all, 'CRANE'));
      expectTheSameOfTwo(all, 'crane', 'rane');
      all.db.exec('ROLLBACK TO tried');
    }
    expect(rowsOfTexts({ ...asked('crane'), orderBy: 'n.id' }, all.db, () => undefined)).toBeUndefined();
    expect(rowsOfTexts({ ...asked('crane'), where: 'instr(n.message_fold, ?) > 0 AND TRUE' }, all.db, () => undefined)).toBeUndefined();
  });
});
