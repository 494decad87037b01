import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../helpers/long.ts';
import { openTestNotams } from '../open.ts';

type About = { place?: string; begin?: string; end?: string; fir?: string; source?: string | undefined };
const notice = (number: string, type: string, { place = 'LSGG', begin = '2611010000', end = 'PERM', fir = 'LSAS', source }: About = {}) =>
  `(${number} NOTAM${type}\nQ) ${fir}/QMXLC/IV/M/A/000/999/4615N00606E005\nA) ${place} B) ${begin}${type.startsWith('C') ? '' : ` C) ${end}`}\nE) ${number})` +
  (source === undefined ? '' : `\nCREATED: 01 Nov 2026 00:00:00\nSOURCE: ${source}`);
const input = (...texts: string[]) => [{ name: 'x', pieces: [Buffer.from(texts.join('\n\n'))] }];
const page = { limit: 300, offset: 0 };

const chain = [
  notice('A0001/26', 'N'),
  notice('A0002/26', 'R A0001/26', { begin: '2611051200' }),
  notice('A0003/26', 'R A0002/26', { begin: '2611101200' }),
  notice('A0004/26', 'C A0003/26', { begin: '2611151200' }),
  notice('B0001/26', 'N'),
];

describe('replaced and cancelled NOTAMs', () => {
  it('end as they would have, whatever order they came in and in however many imports', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(chain, { minLength: 5 }), fc.boolean(), async (order, isOneByOne) => {
        const { notams, close } = openTestNotams('2026-11-21T06:00:00.000Z');
        for (const texts of isOneByOne ? order.map((text) => [text]) : [order]) await notams.import(input(...texts));
        const items = notams.list({ sort: 'notamId' }, page).items;
        expect(items.map(({ notamId, canceledDate }) => [notamId, canceledDate])).toEqual([
          ['A0001/26', '2026-11-05T12:00:00.000Z'],
          ['A0002/26', '2026-11-10T12:00:00.000Z'],
          ['A0003/26', '2026-11-15T12:00:00.000Z'],
          ['A0004/26', null],
          ['B0001/26', null],
        ]);
        expect(items.map(({ id }) => notams.decoded(id)?.status)).toEqual(['replaced', 'replaced', 'cancelled', 'expired', 'active']);
        close();
      }),
      { numRuns: 40 },
    );
  });

  it('of many offices with the same numbers end as those that are stored end in another file, after each was corrected', async () => {
    const about = fc.record({
      place: fc.constantFrom('LSGG', 'LSZH', 'LSGG LSZH', 'LSZH LSGG', 'EGLL'),
      fir: fc.constantFrom('LSAS', 'EGTT'),
      source: fc.constantFrom(undefined, 'LSSOYNYX', 'EGGNYNYX'),
      begin: fc.constantFrom('2611010000', '2611051200', '2611101200'),
    });
    const text = fc
      .tuple(fc.constantFrom('A0001/26 N', 'A0001/26 N', 'A0002/26 R A0001/26', 'A0003/26 R A0001/26', 'A0004/26 C A0002/26'), about)
      .map(([head, more]) => notice(head.slice(0, 8), head.slice(9), more));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 14 }), async (texts) => {
        const here = openTestNotams('2026-11-21T06:00:00.000Z');
        for (const one of texts) await here.notams.import(input(one));
        const stored = here.notams.list({}, page).items;
        const there = openTestNotams('2026-11-21T06:00:00.000Z');
        await there.notams.import(input(...stored.map(({ message }) => message)));
        const ends = (items: typeof stored) => items.map(({ id, canceledDate }) => `${id} ${canceledDate}`).toSorted();
        expect(ends(there.notams.list({}, page).items)).toEqual(ends(stored));
        here.close();
        there.close();
      }),
      { numRuns: times(15, 1_000), endOnFailure: true },
    );
  });

  it('stay ended when they are imported again', async () => {
    const { notams } = openTestNotams();
    await notams.import(input(...chain));
    expect(await notams.import(input(...chain))).toMatchObject({ added: 0, changed: 0, unchanged: 5 });
    expect(notams.find('A0001/26')).toMatchObject([{ canceledDate: '2026-11-05T12:00:00.000Z' }]);
  });

  it('come back into force when the NOTAM that named them is corrected', async () => {
    const { notams, at } = openTestNotams();
    await notams.import(input(notice('A0001/26', 'N'), notice('A0005/26', 'N'), notice('A0002/26', 'R A0001/26', { begin: '2611051200' })));
    at('2026-11-21T07:00:00.000Z');
    await notams.import(input(notice('A0002/26', 'R A0005/26', { begin: '2611051200' })));
    expect(notams.find('A0001/26')).toMatchObject([{ canceledDate: null, updatedAt: '2026-11-21T07:00:00.000Z' }]);
    expect(notams.find('A0005/26')).toMatchObject([{ canceledDate: '2026-11-05T12:00:00.000Z' }]);
  });

  it.each<[string, string[], string | null]>([
    ['of another place', [notice('A0001/26', 'N', { place: 'EGLL', fir: 'EGTT' }), notice('A0002/26', 'R A0001/26')], null],
    ['of another series', [notice('A0001/26', 'N'), notice('B0002/26', 'R A0001/26')], null],
    ['of another year', [notice('A0001/25', 'N'), notice('A0002/26', 'R A0001/26')], null],
    [
      'of the same office though the places differ',
      [notice('A0001/26', 'N', { place: 'LSZH', source: 'LSSOYNYX' }), notice('A0002/26', 'R A0001/26', { source: 'LSSOYNYX' })],
      '2026-11-01T00:00:00.000Z',
    ],
    [
      'signed by the European database only',
      [
        notice('A0001/26', 'N', { place: 'EDDF', fir: 'EDGG', source: 'EUECNNYX' }),
        notice('A0002/26', 'R A0001/26', { source: 'EUECNNYX' }),
      ],
      null,
    ],
    [
      'with one of its places in common',
      [notice('A0001/26', 'N', { place: 'LSZH LSGG' }), notice('A0002/26', 'R A0001/26')],
      '2026-11-01T00:00:00.000Z',
    ],
  ])('%s: ended %s', async (_, texts, canceledDate) => {
    const { notams } = openTestNotams();
    await notams.import(input(...texts));
    expect(notams.find(texts[0]?.slice(1, 9) ?? '')).toMatchObject([{ canceledDate }]);
  });

  it('end at the earliest of several that name them', async () => {
    const { notams } = openTestNotams();
    await notams.import(
      input(
        notice('A0019/26', 'C A0001/26', { begin: '2611100000' }),
        notice('A0001/26', 'N'),
        notice('A0018/26', 'C A0001/26', { begin: '2611080000' }),
      ),
    );
    expect(notams.find('A0001/26')).toMatchObject([{ canceledDate: '2026-11-08T00:00:00.000Z' }]);
  });

  it('keep the moment that their source gives where it is the earlier', async () => {
    const { notams } = openTestNotams();
    const given = {
      notamId: 'A0001/26',
      message: notice('A0001/26', 'N'),
      icao: 'LSGG',
      canceledDate: '2026-11-03T00:00:00.000Z',
      startDate: '2026-11-01T00:00:00.000Z',
      endDate: null,
    };
    await notams.import([{ name: 'x', pieces: [Buffer.from(JSON.stringify({ items: [given] }))] }]);
    await notams.import(input(notice('A0002/26', 'R A0001/26', { begin: '2611051200' })));
    const [one] = notams.find('A0001/26');
    expect(one).toMatchObject({ canceledDate: '2026-11-03T00:00:00.000Z' });
    expect(notams.decoded(one?.id ?? '', { at: new Date('2026-11-04T00:00:00Z') })?.status).toBe('cancelled');
  });
});

describe('SNOWTAM', () => {
  const snowtam = (serial: number, observed: string) =>
    `SWLS00${serial} LSGG ${observed}\n(SNOWTAM 00${serial}\nLSGG\n${observed} 04 1/1/1 75/75/75 NR/NR/NR ICE/ICE/ICE)`;
  it('replaces the one before it of its aerodrome, in any order', async () => {
    for (const order of [
      [11, 12, 13],
      [13, 11, 12],
      [12, 13, 11],
    ]) {
      const { notams } = openTestNotams();
      for (const serial of order) await notams.import(input(snowtam(serial, `112100${serial}`)));
      const items = notams.list({ sort: 'startDate' }, page).items;
      expect(items.map(({ notamId, canceledDate, isSnowtam }) => [notamId, canceledDate, isSnowtam])).toEqual([
        ['SWLS0011', '2026-11-21T00:12:00.000Z', true],
        ['SWLS0012', '2026-11-21T00:13:00.000Z', true],
        ['SWLS0013', null, true],
      ]);
    }
  });
});

describe('the history', () => {
  it('is the chain from end to end, for each of its NOTAMs', async () => {
    const { notams } = openTestNotams();
    await notams.import(input(...chain));
    for (const number of ['A0001/26', 'A0002/26', 'A0004/26']) {
      const links = notams.history(notams.find(number)[0]?.id ?? '');
      expect(links?.map(({ notamId, type, status, endedHow }) => [notamId, type, status, endedHow])).toEqual([
        ['A0001/26', 'N', 'replaced', 'R'],
        ['A0002/26', 'R', 'replaced', 'R'],
        ['A0003/26', 'R', 'cancelled', 'C'],
        ['A0004/26', 'C', 'expired', null],
      ]);
    }
  });

  it('gives the number of a NOTAM that is referred to and not stored', async () => {
    const { notams } = openTestNotams();
    await notams.import(input(chain[1] ?? ''));
    expect(notams.history(notams.find('A0002/26')[0]?.id ?? '')).toMatchObject([
      { id: null, notamId: 'A0001/26', notam: null, status: null, endedHow: 'R', endedAt: '2026-11-05T12:00:00.000Z' },
      { notamId: 'A0002/26', status: 'active' },
    ]);
  });

  it('is undefined for an unknown id', () => {
    expect(openTestNotams().notams.history('nobody')).toBeUndefined();
  });

  it('of NOTAMs that refer to each other ends', async () => {
    const { notams } = openTestNotams();
    await notams.import(input(notice('A0001/26', 'R A0002/26'), notice('A0002/26', 'R A0001/26')));
    expect(notams.history(notams.find('A0001/26')[0]?.id ?? '')).toHaveLength(2);
  });
});
