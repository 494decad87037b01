import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureText } from '#core/geo/figure-text.ts';
import { lineOf, importedOf, lineColumns, readLine, type LineRow } from '#core/transfer/notam-line.ts';
import { applyFileFields } from '#core/notams/import/apply-file-fields.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';
import { rows, rowsOf } from '#core/notams/store/attributes.ts';
import { notamColumns, toNotam, type NotamRow } from '#core/notams/store/notam-row.ts';
import { openStore } from '#core/notams/store/store.ts';
import { understand, type ImportedNotam } from '#core/notams/import/understand.ts';
import { openTestNotams } from '../open.ts';

const clock = () => new Date('2026-11-21T06:00:00.000Z');

const plain: Record<string, fc.Arbitrary<unknown>> = {
  text: fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => text.replaceAll('\0', ' ')),
  number: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((number) => number || 0),
  count: fc.nat(9999),
  integer: fc.integer({ min: -9999, max: 9999 }),
  flag: fc.boolean(),
  moment: fc.date({ min: new Date('1980-01-01'), max: new Date('2079-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
};
const valueOf = (kind: string): fc.Arbitrary<unknown> => {
  const value = plain[kind.replace('?', '')] as fc.Arbitrary<unknown>;
  return kind.endsWith('?') ? fc.option(value) : value;
};
const degrees = fc.integer({ min: -90, max: 90 });
/** A pack with other text there is refused. */
const figures = fc.option(
  fc
    .tuple(degrees, degrees, fc.nat(999))
    .map(([latitude, longitude, radiusNm]) => figureText([{ kind: 'circle', centre: { latitude, longitude }, radiusNm }])),
);
const valuesOf = (...parts: Parameters<typeof rowsOf>[0][]) =>
  fc.record(Object.fromEntries(parts.flatMap(rowsOf).map(({ name, kind }) => [name, name === 'figures' ? figures : valueOf(kind)])));

const imported = fc
  .record({ rawFormat: valueOf('text'), values: valuesOf('notice', 'file'), details: valuesOf('details') })
  .map(({ rawFormat, values, details }) => ({ id: randomUUID(), ...values, rawFormat, details }) as unknown as ImportedNotam);

const rowOf = (db: Database, id: string): Record<string, unknown> => {
  const { row: _row, ...columns } = db.prepare<[string], Record<string, unknown>>('SELECT * FROM notams WHERE id = ?').get(id) ?? {};
  return columns;
};

it('returns every attribute of a NOTAM as stored, here and on another machine', () => {
  const [here, there] = [openTestNotams(), openTestNotams()];
  const given = new Set<string>();
  fc.assert(
    fc.property(imported, (notam) => {
      openStore(here.db, clock).put([notam], { id: null });
      const { id } = notam;
      const stored = rowOf(here.db, id);
      for (const [column, value] of Object.entries(stored)) if (value !== null) given.add(column);

      const answer = toNotam(
        here.db.prepare<[string], NotamRow>(`SELECT ${notamColumns} FROM notams n WHERE n.id = ?`).get(id) as NotamRow,
      );
      const { updatedAt, ...members } = answer;
      expect(updatedAt).toBe(clock().toISOString());
      expect(members).toEqual(Object.fromEntries(Object.keys(members).map((name) => [name, notam[name as keyof ImportedNotam]])));

      const packed = lineOf(here.db.prepare<[string], LineRow>(`SELECT ${lineColumns} FROM notams n WHERE n.id = ?`).get(id) as LineRow);
      const line = readLine(JSON.stringify(packed));
      if (!line || !('notice' in line)) throw new Error('The line of a stored notice is refused.');
      const arrived = importedOf(line.notice, clock());
      expect(arrived).toMatchObject(notam);
      openStore(there.db, clock).put([arrived], { id: null });
      expect(rowOf(there.db, id)).toEqual(stored);
    }),
    { numRuns: 200 },
  );
  const never = Object.keys(rowOf(here.db, String(here.db.prepare('SELECT id FROM notams').pluck().get()))).filter(
    (column) => !given.has(column),
  );
  expect(never).toEqual(['import_id', 'delisted_at', 'ended_at', 'ended_by', 'ended_how', 'restored_at', 'added_by']);
});

it('has a row for every column of notams but those that the store keeps by itself', () => {
  const { db } = openTestNotams();
  const columns = db.prepare<[], string>("SELECT name FROM pragma_table_info('notams')").pluck().all();
  const own = [
    'row',
    'id',
    'updated_at',
    'message_fold',
    'number_key',
    'details_version',
    'import_id',
    'added_by',
    'held_by',
    'ended_at',
    'ended_by',
    'ended_how',
    'restored_at',
    'over_at',
  ];
  expect(columns.toSorted()).toEqual([...rows.map(({ column }) => column), ...own].toSorted());
});

const ofFile = rows.filter(({ given }) => given !== undefined);
const valueFor = (kind: string, name: string) =>
  name === 'qcode'
    ? 'QMRLC'
    : kind === 'moment?'
      ? new Date('2026-01-02T03:04:00.000Z')
      : kind === 'number?'
        ? 123
        : name === 'type'
          ? 'R'
          : 'GIVEN';
const text =
  '(B0417/26 NOTAMN\nQ) LSAS/QFALC/IV/NBO/A/000/100/4614N00606E005\nA) LSGG B) 2601010600 C) 2603011800\nD) DAILY 0600-1800\nE) AD CLSD.\nF) SFC G) FL100)';

it.each(ofFile)('takes $name from the file where the text says nothing', ({ name, kind, reading: member, given }) => {
  const reading = readNotice('NO NOTICE', { receivedAt: clock() });
  const value = valueFor(kind, name);
  applyFileFields(reading, { [String(given)]: value }, 'domestic');
  expect(reading[member as keyof typeof reading]).toEqual(value);
});

it.each(ofFile)('merges $name of the file with the text as its row says', ({ name, kind, over, reading: member, given }) => {
  const reading = readNotice(text, { receivedAt: clock() });
  const before = reading[member as keyof typeof reading];
  const value = valueFor(kind, name);
  applyFileFields(reading, { [String(given)]: value }, 'domestic');
  expect(reading[member as keyof typeof reading]).toEqual(over === 'replaces' || before === null ? value : before);
});

it('keeps what only the file knew when the rules change', () => {
  const { db, notams } = openTestNotams();
  const notam = understand(
    { format: 'nms', message: 'RWY CLSD', original: null, place: {}, given: { fir: 'LSAS', reference: 'A0001/26' } },
    { receivedAt: clock() },
  );
  openStore(db, clock).put([notam], null);
  db.exec('UPDATE notams SET details_version = 0');
  expect(notams.refreshDetails()).toBe(1);
  expect(rowOf(db, notam.id)).toMatchObject({ fir: 'LSAS', ref_number: 'A0001/26' });
});

it('takes no Q-code of a file that is not one', () => {
  const reading = readNotice('NO NOTICE', { receivedAt: clock() });
  applyFileFields(reading, { qCode: 'RWY' }, 'domestic');
  expect(reading.qCode).toBeNull();
});
