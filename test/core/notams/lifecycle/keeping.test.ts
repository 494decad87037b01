import { describe, expect, it } from 'vitest';
import { listedNumbers } from '#core/notams/lifecycle/checklists.ts';
import { openSettings } from '#core/settings/settings.ts';
import { openTestNotams, type Opened } from '../open.ts';

const notice = (number: string, { place = 'EGLL', end = 'PERM', type = 'N', text = 'TWY A CLSD', code = 'QMXLC' } = {}) =>
  `(${number} NOTAM${type}\nQ) EGTT/${code}/IV/M/A/000/999/5127N00030W005\nA) ${place} B) 2605010000${type.startsWith('C') ? '' : ` C) ${end}`}\nE) ${text})`;
const input = (...texts: string[]) => [{ name: 'x', pieces: [Buffer.from(texts.join('\n\n'))] }];
const numbers = (all: Opened) => all.notams.list({ sort: 'notamId' }, { limit: 300, offset: 0 }).items.map(({ notamId }) => notamId);

/** When the NOTAMs of the retention tests are imported, and when they are checked. */
const [longAgo, today] = ['2026-07-01T06:00:00.000Z', '2026-11-21T06:00:00.000Z'];

const keepFor = (all: Opened, days: number | null) => openSettings(all.db).change({ notamRetentionDays: days });

describe('retention', () => {
  it('deletes what has been over for the days set, never what is in force, and no import deletes', async () => {
    const all = openTestNotams(longAgo);
    await all.notams.import(
      input(
        notice('A0001/26', { end: '2608010000' }),
        notice('A0002/26', { end: '2611200000' }),
        notice('A0003/26', { end: '2605020000 EST' }),
        notice('A0004/26'),
      ),
    );
    expect(numbers(all)).toHaveLength(4);
    all.at(today);
    expect(all.notams.expire()).toBe(1);
    expect(numbers(all)).toEqual(['A0002/26', 'A0003/26', 'A0004/26']);
    keepFor(all, 0);
    expect(all.notams.expire()).toBe(1);
    expect(numbers(all)).toEqual(['A0003/26', 'A0004/26']);
  });

  it('counts from the last import of a NOTAM too', async () => {
    const all = openTestNotams(longAgo);
    const old = notice('A0001/26', { end: '2608010000' });
    await all.notams.import(input(old));
    all.at(today);
    await all.notams.import(input(old));
    expect(all.notams.expire()).toBe(0);
    all.at('2027-03-01T06:00:00.000Z');
    expect(all.notams.expire()).toBe(1);
  });

  it("is the user's setting, which may be never", async () => {
    const all = openTestNotams(longAgo);
    await all.notams.import(input(notice('A0001/26', { end: '2605020000' })));
    all.at(today);
    keepFor(all, null);
    expect(all.notams.expire()).toBe(0);
    keepFor(all, 300);
    expect(all.notams.expire()).toBe(0);
    keepFor(all, 30);
    expect(all.notams.expire()).toBe(1);
  });

  it('deletes nothing where the stored days are not understood', async () => {
    const all = openTestNotams(longAgo);
    await all.notams.import(input(notice('A0001/26', { end: '2605020000' })));
    all.at(today);
    all.db.prepare("INSERT INTO settings (key, value) VALUES ('notamRetentionDays', 'never')").run();
    expect(all.notams.expire()).toBe(0);
  });

  it('leaves the samples', () => {
    const all = openTestNotams('2036-01-01T00:00:00.000Z');
    all.notams.refreshSamples();
    const count = all.notams.count();
    keepFor(all, 0);
    expect([all.notams.expire(), all.notams.count()]).toEqual([0, count]);
  });

  it('brings nothing back into force: what a deleted NOTAM replaced stays replaced when an old file is imported again', async () => {
    const all = openTestNotams(longAgo);
    const old = notice('A0001/26');
    await all.notams.import(input(old, notice('A0002/26', { type: 'R A0001/26', end: '2606010000' })));
    all.at(today);
    expect(all.notams.expire()).toBe(2);
    await all.notams.import(input(old));
    expect(all.notams.find('A0001/26')).toMatchObject([{ canceledDate: '2026-05-01T00:00:00.000Z' }]);
  });
});

describe('coverage', () => {
  it('knows the places of every import, also of those with nothing to say of them', async () => {
    const { notams } = openTestNotams();
    notams.refreshSamples();
    const named = (places: readonly string[]) =>
      notams
        .coverageOf({ filter: JSON.stringify({ icao: { in: places } }) })
        .flatMap(({ place, covered }) => (covered === 'none' ? [] : place));
    expect(named(['LSGG', 'LSAS', 'EGLL'])).toEqual([]);
    await notams.import(input(notice('A0001/26', { place: 'EGLL EGKK' })));
    await notams.import([
      {
        name: 'pib',
        pieces: [
          Buffer.from('<Pib><AreaPIBHeader><AerodromeList><Aerodrome><Code>EGNX</Code></Aerodrome></AerodromeList></AreaPIBHeader></Pib>'),
        ],
      },
    ]);
    expect(named(['EGLL', 'egkk', ' EGTT ', 'EGNX', 'LSGG'])).toEqual(['EGLL', 'EGKK', ' EGTT ', 'EGNX']);
  });
});

describe('checklists', () => {
  it('report which listed NOTAMs are not stored', async () => {
    const { notams } = openTestNotams();
    const list = notice('A0100/26', {
      code: 'QKKKK',
      text: 'CHECKLIST\nYEAR=2025 0007\nYEAR=2026 0001 0002 0003\nLATEST AIP AMDT 1/26',
      end: '2612310000 EST',
      place: 'EGTT',
    });
    const report = await notams.import(input(list, notice('A0001/26'), notice('A0003/26'), notice('B0002/26')));
    expect(report.checklists).toEqual([{ notamId: 'A0100/26', location: 'EGTT', listed: 4, missing: ['A0007/25', 'A0002/26'] }]);
    expect((await notams.import(input(notice('A0002/26')))).checklists).toEqual([]);
    expect((await notams.import(input(list))).checklists[0]?.missing).toEqual(['A0007/25']);
  });

  it.each([
    ['CHECKLIST YEAR=2025 0001 0002 YEAR=2026 0003', ['A0001/25', 'A0002/25', 'A0003/26']],
    ['YEAR 2026: 0004, 0007', ['A0004/26', 'A0007/26']],
    ['NO NUMBERS', []],
  ])('%s', (text, listed) => {
    expect(listedNumbers(text, 'A')).toEqual(listed);
  });
});

describe('details', () => {
  it('are derived again for rows of an older version, without changing the NOTAM', async () => {
    const all = openTestNotams();
    await all.notams.import(input(notice('A0001/26', { text: 'TWY A CLSD. '.repeat(3000) })));
    const before = all.notams.find('A0001/26');
    all.db.exec("UPDATE notams SET details_version = 0, category = NULL, severity = NULL, locations = NULL, understood = 'fully'");
    expect(all.notams.refreshDetails()).toBe(1);
    expect(all.notams.refreshDetails()).toBe(0);
    expect(all.db.prepare('SELECT category, locations, understood FROM notams').get()).toEqual({
      category: 'movement',
      locations: ' EGLL ',
      understood: 'partly',
    });
    expect(all.notams.find('A0001/26')).toEqual(before);
  });
});
