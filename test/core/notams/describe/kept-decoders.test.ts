import { describe, expect, it } from 'vitest';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { openNotams } from '#core/notams/notams.ts';
import { openTestNotams, type Opened } from '../open.ts';
import { toDecoded } from '#core/notams/describe/kept-decoders.ts';

const texts = [
  '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005\nA) LSGG B) 2611200000 C) 2611252345 EST\nD) DLY 0400-0800\nE) RWY 04/22 CLSD)',
  '(A0002/26 NOTAMN\nQ) LSAS/QFAAH/IV/NBO/A/000/999/4615N00606E005\nA) LSGG B) 2611210500 C) 2611210700\nE) AD HR OF SER MON-FRI 0600-1900)',
  '(A0003/26 NOTAMN\nQ) LSAS/QFUAU/IV/NBO/A/000/999/4727N00833E005\nA) LSZH B) 2611220000 C) PERM\nE) AVGAS 100LL NOT AVBL)',
];
const input = (...contents: string[]) => [{ name: 'x', pieces: [Buffer.from(contents.join('\n\n'))] }];
const page = ({ notams }: Pick<Opened, 'notams'>, query = {}): readonly NotamAnswer[] =>
  notams.list({ expand: 'decoded', sort: 'notamId', ...query }, { limit: 100, offset: 0 }).items;

/** What a program says that asks for the first time. */
function expectTheSameAnew({ db, notams, now }: Opened, query = {}): void {
  const anew = openNotams(db, () => new Date(now()));
  expect(page({ notams }, query)).toEqual(page({ notams: anew }, query));
}

describe('decoded NOTAMs that are asked for again', () => {
  it('are those of the moment of each question', async () => {
    const all = openTestNotams();
    await all.notams.import(input(...texts));
    expect(page(all).map(({ decoded }) => decoded?.status)).toEqual(['active', 'active', 'future']);
    for (const at of ['2026-11-21T09:00:00Z', '2026-11-22T04:30:00Z', '2026-11-26T04:30:00Z']) {
      all.at(new Date(at).toISOString());
      expectTheSameAnew(all);
      expectTheSameAnew(all, { at: '2026-11-23T05:00:00Z', from: '2026-11-23T00:00:00Z', to: '2026-11-24T00:00:00Z' });
    }
    expect(page(all).map(({ decoded }) => decoded?.status)).toEqual(['overdue', 'expired', 'active']);
    for (const { id, decoded } of page(all)) {
      const whole = all.notams.decoded(id);
      expect(decoded).toEqual(whole && toDecoded(whole));
      expect(Object.keys(decoded ?? {})).toEqual(Object.keys((whole && toDecoded(whole)) ?? {}));
    }
  });

  it('say what an import has changed', async () => {
    const all = openTestNotams();
    await all.notams.import(input(...texts));
    page(all);
    await all.notams.import(input(texts[2]?.replace('AVGAS 100LL', 'JET A1') ?? ''));
    expect(page(all)[2]?.decoded?.text).toContain('JET A1');
    await all.notams.import(input('(A0004/26 NOTAMC A0001/26\nA) LSGG B) 2611210530\nE) CANCELLED)'));
    expect(page(all)[0]?.decoded?.status).toBe('cancelled');
    expectTheSameAnew(all);
  });

  it('say that a full list no longer contains them, and that it does again', async () => {
    const all = openTestNotams();
    const snapshot = { source: 'TEXT', places: ['LSZH'] };
    await all.notams.import(input(...texts));
    all.db.prepare("UPDATE notams SET source = 'TEXT'").run();
    expect(page(all)[2]?.decoded?.delistedAt).toBeNull();
    await all.notams.import(input(texts[0] ?? ''), { snapshot });
    expect(page(all)[2]?.decoded?.delistedAt).toBe(all.now());
    await all.notams.import(input(texts[2] ?? ''));
    expect(page(all)[2]?.decoded?.delistedAt).toBeNull();
  });

  it('follow a dataset that is swapped', async () => {
    const { db, notams, now } = openTestNotams();
    await notams.import(input(...texts));
    let names = { revision: '1', name: 'Cointrin' };
    const known = { aerodromes: { nameOf: () => names.name }, datasetRevision: () => names.revision };
    const served = { notams: openNotams(db, () => new Date(now()), known) };
    expect(page(served)[0]?.decoded?.plainText).toContain('Cointrin');
    names = { revision: '2', name: 'Geneva' };
    expect(page(served)[0]?.decoded?.plainText).toContain('Geneva');
  });
});
