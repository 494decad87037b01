import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importNotams } from '#core/notams/import/import-notams.ts';
import { openWritePriority } from '#core/platform/write-priority.ts';
import { Refusal } from '#core/refusal.ts';
import { openTestNotams } from '../open.ts';

const notice = (number: string, about: { place?: string; text?: string; end?: string; type?: string } = {}) => {
  const { place = 'LSGG', text = 'TWY A CLSD', end = 'PERM', type = 'NOTAMN' } = about;
  return `(${number} ${type}\nQ) LSAS/QMXLC/IV/M/A/000/999/4615N00606E005\nA) ${place} B) 2611010000 C) ${end}\nE) ${text})`;
};
const input = (text: string, name = 'pasted') => [{ name, pieces: [Buffer.from(text)] }];

describe('an import', () => {
  it('counts new, changed, unchanged and repeated', async () => {
    const { notams } = openTestNotams();
    const first = await notams.import(input([notice('A0001/26'), notice('A0002/26'), notice('A0001/26')].join('\n\n')));
    expect(first).toMatchObject({
      read: 3,
      added: 2,
      changed: 0,
      unchanged: 0,
      repeated: 1,
      notUnderstood: 0,
      formats: ['text'],
      issues: [],
      isDryRun: false,
    });
    const second = await notams.import(
      input([notice('A0001/26', { text: 'TWY B CLSD' }), notice('A0002/26'), notice('A0003/26')].join('\n\n')),
    );
    expect(second).toMatchObject({ read: 3, added: 1, changed: 1, unchanged: 1, repeated: 0 });
    expect(notams.count()).toBe(3);
  });

  it.each([
    ['takes in one transaction what fills none', 0, 1],
    ['ends a transaction for a write that waits, once it has fifty', 1, 3],
  ])('%s', async (_, waiting, transactions) => {
    const { notams, db } = openTestNotams();
    const writePriority = openWritePriority().shared;
    Atomics.store(new Int32Array(writePriority), 0, waiting);
    const before = notams.revision();
    const all = Array.from({ length: 120 }, (__, index) => notice(`A${String(index + 1).padStart(4, '0')}/26`));
    const options = { clock: () => new Date('2026-11-21T06:00:00.000Z'), writePriority };
    expect((await importNotams(db, input(all.join('\n\n')), options)).added).toBe(120);
    expect(notams.revision() - before).toBe(transactions);
  });

  it('stores the members of the contract and what is understood', async () => {
    const { notams, db } = openTestNotams();
    await notams.import(input(`${notice('A0001/26', { end: '2612010000 EST' })}\nCREATED: 30 Oct 2026 07:00:00`));
    expect(notams.list({}, { limit: 5, offset: 0 }).items).toMatchObject([
      {
        notamId: 'A0001/26',
        icao: 'LSGG',
        issueDate: '2026-10-30T07:00:00.000Z',
        startDate: '2026-11-01T00:00:00.000Z',
        endDate: '2026-12-01T00:00:00.000Z',
        source: 'TEXT',
        sourceType: 'I',
        mapPointer: 'POINT(6.1 46.25)',
        isSnowtam: false,
        isProcedure: false,
        canceledDate: null,
        transactionId: null,
      },
    ]);
    expect(
      db
        .prepare(
          'SELECT format, kind, type, year, locations, fir, qcode, lower_fl, upper_fl, end_is_estimated, category, severity, understood, raw_format, first_seen_at, item_e FROM notams',
        )
        .get(),
    ).toEqual({
      format: 'icao',
      kind: 'series',
      type: 'N',
      year: 2026,
      locations: ' LSGG ',
      fir: 'LSAS',
      qcode: 'QMXLC',
      lower_fl: 0,
      upper_fl: 999,
      end_is_estimated: 1,
      category: 'movement',
      severity: 3,
      understood: 'fully',
      raw_format: 'text',
      first_seen_at: '2026-11-21T06:00:00.000Z',
      item_e: 'TWY A CLSD',
    });
  });

  it('believes items B and C before the dates that the file around them computed', async () => {
    const { notams } = openTestNotams();
    const data = [
      {
        type: 'notam',
        pk: 1,
        location: 'LSGG',
        startValidity: '2026-10-28T07:08:09',
        endValidity: '2038-01-01T00:00:00',
        text: notice('A0001/26', { end: '2612010000 EST' }),
      },
      {
        type: 'notam',
        pk: 2,
        location: 'LSGG',
        startValidity: '2026-10-28T07:08:09',
        endValidity: '2100-02-01T00:00:00',
        text: notice('A0002/26'),
      },
    ];
    await notams.import(input(JSON.stringify({ data })));
    const { items } = notams.list({ expand: 'decoded', from: '2026-10-01T00:00:00Z' }, { limit: 5, offset: 0 });
    const dates = items.map(({ notamId, startDate, endDate }) => [notamId, startDate, endDate]);
    expect(dates.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['A0001/26', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
      ['A0002/26', '2026-11-01T00:00:00.000Z', null],
    ]);
    for (const { decoded } of items) expect(decoded?.activePeriods[0]?.start).toBe('2026-11-01T00:00:00.000Z');
  });

  it('says of a dry run what it would do, and stores nothing', async () => {
    const { notams, db } = openTestNotams();
    await notams.import(input(notice('A0001/26')));
    const revision = notams.revision();
    const outcomes: string[] = [];
    const report = await notams.import(input([notice('A0001/26', { text: 'X' }), notice('A0002/26')].join('\n')), {
      isDryRun: true,
      onNotam: ({ notamId }, outcome) => void outcomes.push(`${notamId} ${outcome}`),
    });
    expect(report).toMatchObject({ read: 2, added: 1, changed: 1, unchanged: 0, isDryRun: true });
    expect(outcomes).toEqual(['A0001/26 changed', 'A0002/26 added']);
    expect([notams.count(), notams.revision(), notams.coverageOf({ filter: '{"icao":"LSGG"}' })]).toEqual([
      1,
      revision,
      [{ place: 'LSGG', covered: 'part' }],
    ]);
    expect(db.prepare('SELECT count(*) FROM notam_imports').pluck().get()).toBe(1);
  });

  it('keeps two NOTAMs of one number and place with different texts, the same two next time', async () => {
    const { notams } = openTestNotams();
    const file = input([notice('A0001/26'), notice('A0001/26', { text: 'RWY 04 CLSD' })].join('\n'));
    const first = await notams.import(file);
    expect(first).toMatchObject({
      read: 2,
      added: 2,
      issues: [{ code: 'numberReused', file: null, line: 5, element: null, text: 'LSGG A0001/26' }],
    });
    expect(await notams.import(file)).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2 });
  });

  it('stores what is not understood unchanged, counts it and reports its place', async () => {
    const { notams } = openTestNotams();
    const report = await notams.import(input(`  The runway is closed tomorrow, says the farmer.\n`), { takesAnyText: true });
    expect(report).toMatchObject({
      read: 1,
      added: 1,
      notUnderstood: 1,
      understood: { fully: 0, partly: 0, not: 1 },
      issues: [{ code: 'notUnderstood', line: 1, text: 'The runway is closed tomorrow, says the farmer.' }],
    });
    expect(notams.list({}, { limit: 5, offset: 0 }).items[0]?.message).toBe('The runway is closed tomorrow, says the farmer.');
  });

  it('joins the parts of a NOTAM, in any order, and keeps each', async () => {
    const part = (index: number) =>
      `A0001/26 NOTAMN\nQ) LSAS/QMXLC/IV/M/A/000/999/4615N00606E005\nA) LSGG PART ${index} OF 2 B) 2611010000 C) PERM\nE) TEXT ${index}\nEND PART ${index} OF 2`;
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      const { notams } = openTestNotams();
      const file = input(order.map(part).join('\n\n'));
      await notams.import(file);
      const [one, ...others] = notams.list({}, { limit: 5, offset: 0 }).items;
      expect(others).toEqual([]);
      expect(one?.message).toBe(`${part(1)}\n${part(2)}`);
      expect(notams.decoded(one?.id ?? '')?.text).toBe('TEXT 1\nTEXT 2');
      expect(await notams.import(file)).toMatchObject({ added: 0, changed: 0 });
    }
  });

  it('lets two sources of the same words add to one another instead of changing turn by turn', async () => {
    const { notams } = openTestNotams();
    const text = notice('A0001/26');
    const faa = JSON.stringify({
      notamList: [
        {
          notamNumber: 'A0001/26',
          icaoMessage: text.slice(1, -1),
          traditionalMessage: ' ',
          icaoId: 'LSGG',
          transactionID: 7,
          source: 'USNS',
          sourceType: 'I',
          startDate: '11/01/2026 0000',
          endDate: 'PERM',
        },
      ],
    });
    await notams.import(input(text));
    expect(await notams.import(input(faa))).toMatchObject({ changed: 1 });
    expect(notams.find('A0001/26')).toMatchObject([{ transactionId: '7', source: 'TEXT', message: text }]);
    expect(await notams.import(input(text))).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await notams.import(input(faa))).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('places an FAA record without a map pointer by its geometry, metres in EPSG:2163', async () => {
    const { notams } = openTestNotams();
    const item = { notamNumber: 'A0001/26', icaoMessage: 'A0001/26 NOTAMN TWY A CLSD', geometry: 'POINT(5105901 4966695)', icaoId: 'LSGG' };
    await notams.import(input(JSON.stringify({ notamList: [item, { ...item, notamNumber: 'A0002/26', mapPointer: 'POINT(7 47)' }] })));
    const [first, second] = ['A0001/26', 'A0002/26'].map((number) => notams.find(number)[0]);
    expect(first?.geometry).toBe('POINT(5105901 4966695)');
    expect(first?.mapPointer).toMatch(/^POINT\(6\.1089\d* 46\.2380\d*\)$/);
    expect(second?.mapPointer).toBe('POINT(7 47)');
  });

  it('stores every batch that was whole when the rest is refused', async () => {
    const { notams } = openTestNotams();
    const items = Array.from({ length: 2500 }, (_, at) => ({
      notamNumber: `A${String(at).padStart(4, '0')}/26`,
      icaoMessage: notice(`A${String(at).padStart(4, '0')}/26`),
      traditionalMessage: ' ',
    }));
    const json = `{"notamList":[${items.map((item) => JSON.stringify(item)).join()},${'['.repeat(80)}`;
    const report = await notams.import(input(json));
    expect(report).toMatchObject({
      added: 2500,
      issues: [{ code: 'nestedTooDeep' }],
    });
    expect(notams.count()).toBe(2500);
  });

  it('stores nothing of a file that is not text', async () => {
    const { notams } = openTestNotams();
    await expect(notams.import(input('%PDF-1.7'))).rejects.toThrow(Refusal);
    expect(notams.count()).toBe(0);
  });

  it('takes several files in one, naming the later ones in front of their places', async () => {
    const { notams } = openTestNotams();
    const report = await notams.import([...input(notice('A0001/26'), 'a.txt'), ...input('words', 'b.txt')], { takesAnyText: true });
    expect(report).toMatchObject({ read: 2, issues: [{ code: 'notUnderstood', file: 'b.txt', line: 1 }] });
  });

  it('reports its progress', async () => {
    const { notams } = openTestNotams();
    const heard: number[] = [];
    const pieces = ['A0001/26', 'A0002/26', 'A0003/26'].map((number) => Buffer.from(`${notice(number)}\n`));
    await notams.import([{ name: 'x', pieces }], { progress: ({ bytes }) => void heard.push(bytes) });
    expect(heard).toEqual([
      ...pieces.map((_, at) => pieces.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0)),
      pieces.reduce((sum, { length }) => sum + length, 0),
    ]);
  });

  it('gives every text back as it came', async () => {
    const { notams, db } = openTestNotams();
    const whole = db.prepare<[], string>('SELECT COALESCE(raw, message) FROM notams').pluck();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (text) => {
        fc.pre(text.trim() !== '' && text.trim() !== '[]');
        db.exec('DELETE FROM notams');
        const isTaken = await notams.import(input(text), { takesAnyText: true }).then(
          () => true,
          (error: unknown) => !(error instanceof Refusal),
        );
        expect(whole.all()).toEqual(isTaken ? [text.trim()] : []);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the identity of a NOTAM', () => {
  it.each<[string, string, string, boolean]>([
    [
      'a text and FAA JSON',
      notice('A0001/26'),
      JSON.stringify([
        { notamNumber: 'A0001/26', icaoMessage: notice('A0001/26'), traditionalMessage: ' ', icaoId: 'LSGG', startDate: '11/01/2026 0000' },
      ]),
      true,
    ],
    ['offices', notice('A0001/26'), notice('A0001/26', { place: 'LSZH' }), false],
    ['years', notice('A0001/26'), notice('A0001/25'), false],
    ['domestic accounts', '!BOI 05/612 EUL RWY 12 CLSD 2605041400-2609302145', '!EUL 05/612 EUL RWY 12 CLSD 2605041400-2609302145', false],
    [
      'a domestic notice and its ICAO translation',
      '!BOI 05/612 BOI RWY 10L CLSD 2605041400-2609302145',
      '05/612 NOTAMN\nQ) KZLC/QMRLC/IV/NBO/A/000/999/4334N11613W005\nA) KBOI\nB) 2605041400\nC) 2609302145\nE) RWY 10L CLSD',
      true,
    ],
    ['FDC years', '!FDC 6/4718 BOI IAP X 2605041400-2609302145EST', '!FDC 5/4718 BOI IAP X 2505041400-2509302145EST', false],
    [
      'SNOWTAM with and without heading',
      'SWLS0012 LSGG 11200600\n(SNOWTAM 0012\nLSGG\n11200600 04 1/1/1 75/75/75 NR/NR/NR ICE/ICE/ICE)',
      '(SNOWTAM 0012\nLSGG\n11200600 04 1/1/1 75/75/75 NR/NR/NR ICE/ICE/ICE)',
      true,
    ],
  ])('%s', async (_, one, other, isSame) => {
    const { notams } = openTestNotams();
    await notams.import(input(one));
    await notams.import(input(other));
    expect(notams.count()).toBe(isSame ? 1 : 2);
  });

  it('finds the ICAO code of a US location in the dataset, and does not guess without one', async () => {
    const text = '!ANC 05/612 ANC RWY 15 CLSD 2605041400-2609302145';
    const places = {
      positionOf: () => ({ latitude: 61.17, longitude: -149.99 }),
      icaoOfLocal: (code: string) => (code === 'ANC' ? 'PANC' : undefined),
    };
    const { notams } = openTestNotams();
    await notams.import(input(text));
    expect(notams.find('05/612')).toMatchObject([{ icao: null, mapPointer: null }]);
    await notams.import(input(text), { places });
    expect(notams.find('05/612')).toMatchObject([{ icao: 'PANC', mapPointer: 'POINT(-149.99 61.17)' }]);
    await notams.import(input('!ZLC 08/964 ZLC AIRSPACE X 2605041400-2609302145'), { places });
    expect(notams.find('08/964')).toMatchObject([{ icao: 'KZLC' }]);
  });
});
