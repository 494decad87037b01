import type { Database } from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOf, importedOf, lineColumns, readLine, type LineRow } from '#core/transfer/notam-line.ts';
import { notamColumns, toNotam, type NotamRow } from '#core/notams/store/notam-row.ts';
import { openStore } from '#core/notams/store/store.ts';
import type { ImportedNotam } from '#core/notams/import/understand.ts';
import { openTestNotams } from '../open.ts';

const clock = () => new Date('2026-11-21T06:00:00.000Z');

/** Of all attributes by name. */
const notice = {
  notamId: 'text?',
  message: 'text',
  transactionId: 'text?',
  icao: 'text?',
  issueDate: 'moment?',
  startDate: 'moment?',
  endDate: 'moment?',
  canceledDate: 'moment?',
  source: 'text?',
  sourceType: 'text?',
  mapPointer: 'text?',
  geometry: 'text?',
  isSnowtam: 'flag?',
  isProcedure: 'flag?',
  location: 'text?',
  latitude: 'number?',
  longitude: 'number?',
  raw: 'text?',
  rawFormat: 'text',
  year: 'count?',
  isSaidOver: 'flag',
};
const details = {
  format: 'text',
  kind: 'text',
  type: 'text?',
  refNumber: 'text?',
  account: 'text?',
  keyword: 'text?',
  locations: 'text?',
  fir: 'text?',
  qcode: 'text?',
  traffic: 'text?',
  purpose: 'text?',
  scope: 'text?',
  lowerFl: 'count?',
  upperFl: 'count?',
  centreLatitude: 'number?',
  centreLongitude: 'number?',
  radiusNm: 'number?',
  schedule: 'text?',
  itemE: 'text',
  lowerLimit: 'text?',
  upperLimit: 'text?',
  endIsEstimated: 'flag',
  isPermanent: 'flag',
  category: 'text',
  severity: 'count',
  runways: 'text?',
  warnings: 'text',
  understood: 'text',
  partIndex: 'count?',
  partCount: 'count?',
  effectiveStart: 'text',
  expiresAt: 'text',
  overdueAt: 'moment?',
};

const plain: Record<string, fc.Arbitrary<unknown>> = {
  text: fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => text.replaceAll('\0', ' ')),
  number: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((number) => number || 0),
  count: fc.nat(9999),
  flag: fc.boolean(),
  moment: fc.date({ min: new Date('1980-01-01'), max: new Date('2079-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
};
const valueOf = (kind: string): fc.Arbitrary<unknown> => {
  const value = plain[kind.replace('?', '')] as fc.Arbitrary<unknown>;
  return kind.endsWith('?') ? fc.option(value) : value;
};
const valuesOf = (kinds: Record<string, string>) =>
  fc.record(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, valueOf(kind)])));

const imported = fc
  .record({ id: fc.uuid(), notice: valuesOf(notice), details: valuesOf(details) })
  .map(
    ({ id, notice: values, details: derived }) => ({ id, ...values, details: { ...derived, refKey: null } }) as unknown as ImportedNotam,
  );

const rowOf = (db: Database, id: string): Record<string, unknown> => {
  const { row: _row, ...columns } = db.prepare<[string], Record<string, unknown>>('SELECT * FROM notams WHERE id = ?').get(id) ?? {};
  return columns;
};

it('gives every attribute of a notice back as it was stored, and carries it to another machine', () => {
  const [here, there] = [openTestNotams(), openTestNotams()];
  const given = new Set<string>();
  fc.assert(
    fc.property(imported, (notam) => {
      openStore(here.db, clock).put([notam], { id: null });
      const { id, details: derived, ...values } = notam;
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
      expect(arrived).toMatchObject({
        id,
        ...values,
        details: Object.fromEntries(Object.keys(details).map((name) => [name, derived[name as keyof typeof derived]])),
      });
      openStore(there.db, clock).put([arrived], { id: null });
      expect(rowOf(there.db, id)).toEqual(stored);
    }),
    { numRuns: 200 },
  );
  const never = Object.keys(rowOf(here.db, String(here.db.prepare('SELECT id FROM notams').pluck().get()))).filter(
    (column) => !given.has(column),
  );
  expect(never).toEqual(['import_id', 'delisted_at', 'ended_at', 'ended_by', 'ended_how']);
});
