import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { spanOf } from '#core/notams/lifecycle/span.ts';
import { statusWords } from '#contract/notams/decoded.ts';
import { statusAt, statusColumns, type StatusRow } from '#core/notams/lifecycle/status.ts';
import { openTestNotams } from '../open.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const iso = (number: number) => day(number).toISOString();
const page = { limit: 300, offset: 0 };

describe('from when to when a NOTAM is in force', () => {
  const reading = { type: 'N', startDate: day(1), issueDate: null, endDate: day(10), endKind: 'fixed' } as const;
  it.each([
    ['a fixed end, to the minute that it names', {}, 'series', iso(1), '2026-11-10T00:00:00.001Z', null],
    ['no end', { endDate: null, endKind: 'permanent' }, 'series', iso(1), '9999-12-31T23:59:59.999Z', null],
    [
      'an ICAO estimate, which ends nothing',
      { endKind: 'estimated' },
      'series',
      iso(1),
      '9999-12-31T23:59:59.999Z',
      '2026-11-10T00:00:00.001Z',
    ],
    ['a US domestic estimate, which is an end', { endKind: 'estimated' }, 'domestic', iso(1), '2026-11-10T00:00:00.001Z', null],
    ['an FDC estimate, which is an end', { endKind: 'estimated' }, 'fdc', iso(1), '2026-11-10T00:00:00.001Z', null],
    ['no start: from ever', { startDate: null }, 'series', '', '2026-11-10T00:00:00.001Z', null],
    ['a cancellation: never a hazard', { type: 'C', endDate: null, endKind: null }, 'series', iso(1), iso(1), null],
  ] as const)('%s', (_, about, kind, effectiveStart, expiresAt, overdueAt) => {
    expect(spanOf({ ...reading, ...about }, kind)).toEqual({ effectiveStart, expiresAt, overdueAt });
  });
});

const never = '9999-12-31T23:59:59.999Z';
const row = (about: Partial<StatusRow>): StatusRow => {
  const { expires_at = never, ended_at = null } = about;
  return {
    effective_start: iso(5),
    overdue_at: null,
    ended_how: null,
    ...about,
    expires_at,
    ended_at,
    over_at: ended_at !== null && ended_at < expires_at ? ended_at : expires_at,
  };
};

describe('the status', () => {
  it.each<[string, Partial<StatusRow>, number, string]>([
    ['before its start', {}, 4, 'future'],
    ['at its start', {}, 5, 'active'],
    ['without a start', { effective_start: '' }, 1, 'active'],
    ['before its end', { expires_at: iso(10) }, 9, 'active'],
    ['after its end', { expires_at: iso(10) }, 10, 'expired'],
    ['before its estimated end', { overdue_at: iso(8) }, 7, 'active'],
    ['after its estimated end', { overdue_at: iso(8) }, 8, 'overdue'],
    ['before it is cancelled', { ended_at: iso(8), ended_how: 'C' }, 7, 'active'],
    ['when it is cancelled', { ended_at: iso(8), ended_how: 'C' }, 8, 'cancelled'],
    ['when it is replaced', { ended_at: iso(8), ended_how: 'R', overdue_at: iso(6) }, 9, 'replaced'],
    ['cancelled before it began', { ended_at: iso(2), ended_how: 'C' }, 3, 'cancelled'],
    ['expired before it was cancelled', { expires_at: iso(6), ended_at: iso(8), ended_how: 'C' }, 9, 'expired'],
  ])('%s', (_, about, at, status) => {
    expect(statusAt(row(about), iso(at))).toBe(status);
  });
});

const moment = fc.integer({ min: 1, max: 12 });
const text = (index: number, start: number, end: string, type: string) =>
  `(A${String(index).padStart(4, '0')}/26 ${type}\nQ) LSAS/QMXLC/IV/M/A/000/999/4615N00606E005\nA) LSGG B) 2611${String(start).padStart(2, '0')}0000${end}\nE) X)`;
const notices = fc.array(
  fc.record({ start: moment, end: moment, kind: fc.constantFrom('fixed', 'EST', 'PERM', 'C', 'R'), of: fc.nat(9) }),
  { minLength: 1, maxLength: 12 },
);

describe('the status filter', () => {
  it('finds the same status as for a single NOTAM, at any moment, and exactly one for each', async () => {
    await fc.assert(
      fc.asyncProperty(notices, fc.integer({ min: 0, max: 26 }), async (some, half) => {
        const { notams, db, close } = openTestNotams(new Date(day(1).getTime() + half * 43_200_000).toISOString());
        const written = some.map(({ start, end, kind, of }, index) => {
          const ends =
            kind === 'PERM'
              ? ' C) PERM'
              : kind === 'C'
                ? ''
                : ` C) 2611${String(Math.max(start, end)).padStart(2, '0')}2359${kind === 'EST' ? ' EST' : ''}`;
          return text(index, start, ends, kind === 'C' || kind === 'R' ? `NOTAM${kind} A${String(of).padStart(4, '0')}/26` : 'NOTAMN');
        });
        await notams.import([{ name: 'x', pieces: [Buffer.from(written.join('\n'))] }]);
        const at = new Date(day(1).getTime() + half * 43_200_000).toISOString();
        const rows = db.prepare<[], StatusRow & { id: string }>(`SELECT n.id, ${statusColumns} FROM notams n`).all();
        const said = new Map(rows.map((one) => [one.id, statusAt(one, at)]));
        for (const status of statusWords) {
          const found = notams.list({ filter: JSON.stringify({ status }) }, page).items.map(({ id }) => id);
          const expected = rows.filter(({ id }) => said.get(id) === status || (status === 'active' && said.get(id) === 'overdue'));
          expect(found.sort()).toEqual(expected.map(({ id }) => id).sort());
          expect(notams.list({ filter: JSON.stringify({ status, at }) }, page).totalCount).toBe(found.length);
          expect(notams.list({ filter: JSON.stringify({ status: { not: status } }) }, page).totalCount).toBe(rows.length - found.length);
        }
        close();
      }),
      { numRuns: 60 },
    );
  });

  const opened = async () => {
    const all = openTestNotams(iso(6));
    await all.notams.import([
      {
        name: 'x',
        pieces: [
          Buffer.from(
            [text(1, 1, ' C) 2611080000', 'NOTAMN'), text(2, 7, ' C) PERM', 'NOTAMN'), text(3, 1, ' C) 2611050000 EST', 'NOTAMN')].join(
              '\n',
            ),
          ),
        ],
      },
    ]);
    const numbers = (filter: object) =>
      all.notams
        .list({ filter: JSON.stringify(filter), sort: 'notamId' }, page)
        .items.map(({ notamId }) => notamId?.slice(4, 5))
        .join('');
    return { ...all, numbers };
  };

  it('looks at another moment through `at`, which alone asks for what is in force then', async () => {
    const { numbers } = await opened();
    expect(numbers({ status: 'active' })).toBe('13');
    expect(numbers({ status: 'active', at: '2026-11-08T12:00:00Z' })).toBe('23');
    expect(numbers({ at: '2026-11-08T12:00:00Z' })).toBe('23');
    expect(numbers({ at: '$now+3d' })).toBe('23');
    expect(numbers({ AND: [{ at: '2026-11-08T12:00:00Z' }, { OR: [{ status: 'expired' }, { status: 'overdue' }] }] })).toBe('13');
    expect(numbers({ status: { in: ['future', 'overdue'] } })).toBe('23');
    expect(numbers({ status: { notIn: ['active'] } })).toBe('2');
  });

  it('goes on with the clock, and asks again only when something began or ended', async () => {
    const { numbers, at } = await opened();
    at('2026-11-06T23:59:59.999Z');
    expect(numbers({ status: 'future' })).toBe('2');
    at('2026-11-07T00:00:00.000Z');
    expect(numbers({ status: 'future' })).toBe('');
    at('2026-11-08T00:00:00.000Z');
    expect(numbers({ status: 'active' })).toBe('123');
    at('2026-11-08T00:00:00.001Z');
    expect(numbers({ status: 'active' })).toBe('23');
  });

  it.each([
    [{ status: 'activ' }, 'filter.status: "activ" is no status, did you mean active?'],
    [{ status: { in: ['active', 'activ'] } }, 'filter.status.in[1]: "activ" is no status, did you mean active?'],
    [{ category: 'runwy' }, 'filter.category: "runwy" is no category, did you mean runway?'],
    [{ category: { notIn: ['x'] } }, 'filter.category.notIn[0]: "x" is no category; known are aerodrome, runway, movement'],
    [{ status: 'x' }, 'known are future, active, overdue, expired, cancelled, replaced'],
    [{ status: { contains: 'act' } }, 'status supports equals, not, in, notIn only'],
    [{ at: { gt: '2026-01-01' } }, 'at supports equals only'],
    [{ at: 'soon' }, 'must be a date'],
    [{ AND: [{ at: '2026-01-01' }, { at: '2026-01-02' }] }, 'filter.at: given with different moments'],
    [{ near: '1,2' }, 'near: must be latitude,longitude,radiusNm'],
    [{ runway: 'main' }, 'filter.runway: "main" is no runway'],
    [{ stats: 'x' }, 'did you mean status?'],
  ])('refuses %j', async (filter, sentence) => {
    const { notams } = await opened();
    let details: readonly string[] = [];
    try {
      notams.list({ filter: JSON.stringify(filter) }, page);
    } catch (error) {
      details = error instanceof Refusal ? (error.details ?? []) : [];
    }
    expect(details.join()).toContain(sentence);
  });

  it('is an order at a moment, which other virtual fields are not', async () => {
    const { notams } = await opened();
    expect(notams.list({ sort: 'status', at: iso(1) }, page).totalCount).toBe(3);
    expect(() => notams.list({ sort: 'runway' }, page)).toThrow(Refusal);
  });
});

describe('the other virtual fields', () => {
  it.each<[object, string]>([
    [{ runway: '09' }, '12'],
    [{ runway: '9' }, '12'],
    [{ runway: '27/09' }, '1'],
    [{ runway: { in: ['27', '15'] } }, '13'],
    [{ runway: { not: '09' } }, '3'],
    [{ category: 'runway' }, '123'],
    [{ severity: { gte: 5 } }, '1'],
    [{ qcode: { startsWith: 'QMR' } }, '123'],
    [{ fir: 'lsas' }, '12'],
    [{ near: '46.2,6.1,20' }, '12'],
    [{ bbox: '8,50,9,51' }, '3'],
    [{ OR: [{ bbox: '8,50,9,51' }, { near: '46.2,6.1,20' }] }, '123'],
  ])('%j', async (filter, expected) => {
    const { notams } = openTestNotams(iso(6));
    const one = (index: number, fir: string, place: string, words: string) =>
      `(A000${index}/26 NOTAMN\nQ) ${fir}/QMRLC/IV/NBO/A/000/999/${place}005\nA) LSGG B) 2611010000 C) PERM\nE) ${words})`;
    const texts = [
      one(1, 'LSAS', '4615N00606E', 'RWY 09/27 CLSD'),
      one(2, 'LSAS', '4615N00606E', 'RWY 09 FIRST 300FT CLSD'),
      one(3, 'EDGG', '5030N00830E', 'RWY 15 CLSD FOR TRAINING'),
    ];
    await notams.import([{ name: 'x', pieces: [Buffer.from(texts.join('\n'))] }]);
    expect(
      notams
        .list({ filter: JSON.stringify(filter), sort: 'notamId' }, page)
        .items.map(({ notamId }) => notamId?.slice(4, 5))
        .join(''),
    ).toBe(expected);
  });
});
