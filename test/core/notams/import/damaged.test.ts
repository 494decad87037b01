/** What damage to a file leaves of it in the store, counted there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { openTestNotams } from '../open.ts';

const ROWS = 60;
const text = (at: number) =>
  `B${2000 + at}/26 NOTAMN\\nQ) LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005\\nA) LOWW\\nB) 2603111130 C) PERM\\nE) RWY 11/29 CLSD DUE WORK ${at}, TWY L ALSO`;
const rows = [
  'issue_date,all,location,age_days,id',
  ...Array.from({ length: ROWS }, (_, at) => `"2026-03-01","${text(at)}","LOWW",${at},"B${2000 + at}/26"`),
];

async function imported(lines: readonly string[], name = 'x.csv') {
  const { notams, db } = openTestNotams();
  const report = await notams.import([{ name, pieces: [Buffer.from(lines.join('\n'))] }]);
  const stored = db.prepare<[], { message: string; raw: string | null }>('SELECT message, raw FROM notams').all();
  return { report, stored, count: notams.count() };
}

const letters = (written: string) => written.replaceAll('\\n', '\n').replace(/\s+/g, '');

describe('a table of NOTAMs', () => {
  const row = rows[30] ?? '';

  it.each([
    ['before its first field', `"${row}`],
    ['after its first field', row.replace('01",', '01"",')],
    ['before the text', row.replace('"B2029', '""B2029')],
    ['before a number', row.replace(',29,', ',"29,')],
    ['after a comma of the text', row.replace('29, TWY', '29,"TWY')],
    ['before a comma of the text', row.replace('29, TWY', '29", TWY')],
    ['after the text', row.replace('ALSO"', 'ALSO""')],
    ['at its end', `${row}"`],
  ])('with a stray quotation mark in one row, %s, stores every NOTAM', async (_, damaged) => {
    const { report, stored, count } = await imported(rows.with(30, damaged));
    expect(count).toBe(ROWS);
    const kept = stored.map(({ message, raw }) => letters(message + (raw ?? ''))).join('\n');
    const lost = Array.from({ length: ROWS }, (_, at) => letters(text(at)).slice(0, at === 29 ? 100 : undefined)).filter(
      (one) => !kept.includes(one),
    );
    expect(lost).toEqual([]);
    // A mark that is a letter of its field changes no row.
    expect(report.issues.filter(({ code, line: at }) => code !== 'damagedRow' || at !== 31)).toEqual([]);
  });

  it('with a quotation mark lost stores every NOTAM, and names the row', async () => {
    const { report, count } = await imported(rows.with(30, row.replace('ALSO"', 'ALSO')));
    expect(count).toBe(ROWS);
    expect(report.issues).toMatchObject([{ code: 'damagedRow', line: 31 }]);
  });

  it('whose row has lost a comma names it and takes no value from a column that is not its own', async () => {
    const { report, count } = await imported(rows.with(30, row.replace(',29,', '29,')));
    expect(count).toBe(ROWS);
    expect(report.issues).toMatchObject([{ code: 'damagedRow', line: 31 }]);
  });

  it('with a sentence after an escaped quotation mark and a comma keeps it', async () => {
    const { stored } = await imported(['a,all,location', '1,"!ATL 03/410 ATL OBST 088 54\' 37.5\\", WHICH IS ALSO MISSING","ATL"']);
    expect(stored.map(({ message }) => message)).toEqual([`!ATL 03/410 ATL OBST 088 54' 37.5", WHICH IS ALSO MISSING`]);
  });
});

describe('a file of an archive that cannot be read to its end', () => {
  const good = { name: 'good.txt', pieces: [Buffer.from(text(1).replaceAll('\\n', '\n'))] };
  const last = { name: 'last.txt', pieces: [Buffer.from(text(2).replaceAll('\\n', '\n'))] };
  const error = invalidBecause(reason('zipFileEncrypted', { path: 'a.zip', file: 'bad.txt' }));
  const bad = () => ({ name: 'bad.txt', pieces: failing() });
  async function* failing() {
    yield Buffer.from('');
    throw error;
  }

  it('is named, and the others are stored by an import that ends', async () => {
    const { notams, db } = openTestNotams();
    const report = await notams.import([good, bad(), last]);
    expect(report.issues).toMatchObject([{ code: 'notRead', file: 'bad.txt', text: error.lines.join(' ') }]);
    expect(notams.count()).toBe(2);
    expect(db.prepare('SELECT ended_at IS NOT NULL FROM notam_imports').pluck().all()).toEqual([1]);
  });

  it('is refused where it is the only one, and is no import', async () => {
    const { notams, db } = openTestNotams();
    await expect(notams.import([bad()])).rejects.toBe(error);
    expect(db.prepare('SELECT count(*) FROM notam_imports').pluck().get()).toBe(0);
  });
});

describe('a file that swallows NOTAMs', () => {
  it('is never reported clean: how many, which, and the line of the first', async () => {
    // A table without its header is a text, and a NOTAM in it begins after other columns.
    const table = Array.from({ length: 5 }, (_, at) => `Austria,B200${at}/26,"${text(at).replaceAll('\\n', '\n')}",`);
    const { report } = await imported(table);
    expect(report.issues).toContainEqual({
      code: 'noticesMissing',
      file: null,
      line: 6,
      element: null,
      text: '4, B2001/26, B2002/26, B2003/26, B2004/26',
    });
  });
});

it('a loss is listed first, also after more issues than are listed', async () => {
  const { notams } = openTestNotams();
  // Every second row is without its last column.
  const short = ['all,location,id', ...Array.from({ length: 302 }, (_, at) => `"${text(at)}",LOWW${at % 2 === 0 ? '' : `,${at}`}`)];
  const swallowing = Array.from({ length: 5 }, (_, at) => `Austria,B200${at}/26,"${text(at).replaceAll('\\n', '\n')}",`);
  const report = await notams.import(
    [short, swallowing].map((lines, at) => ({ name: `${at}.csv`, pieces: [Buffer.from(lines.join('\n'))] })),
  );
  expect(report.issueCount).toBeGreaterThan(150);
  expect(report.issues).toHaveLength(100);
  expect(report.issues[0]).toMatchObject({ code: 'noticesMissing', file: '1.csv' });
});

describeShared('564 real NOTAMs', (shared) => {
  it('are 564, 555 of them different, with a stray quotation mark in any of their lines', async () => {
    const lines = readFileSync(join(shared.notices, 'l-four/AUS2022-06-01.csv'), 'utf8').split('\n');
    for (const at of [1, 563]) {
      const line = lines[at] ?? '';
      for (const [part, damaged] of [
        ['NOTAMN', ',"NOTAMN'],
        ['Q)', '",Q)'],
        [',0,"', ',"0,"'],
      ] as const) {
        const { report, count } = await imported(lines.with(at, line.replace(part, damaged)));
        expect(report.read).toBe(564);
        // One more where the same NOTAM is in another row too, undamaged.
        expect([555, 556]).toContain(count);
      }
    }
  });
});
