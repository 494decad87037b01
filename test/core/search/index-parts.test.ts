import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/build.ts';
import { FORMAT, openPartMemory, roomOfParts, type Part } from '#core/search/index-parts.ts';
import { openSearchIndex } from '#core/search/search-index.ts';
import { knownAirports } from './known-airports.ts';

const parts = buildSearchIndex(knownAirports);
const queries = ['lsgg', 'paris cdg', 'zurich', 'genva', 'st louis', 'united kingdom', '羽田', 'a', 'k'];

function answers(given: Parameters<typeof openSearchIndex>[0]) {
  const index = openSearchIndex(given);
  return queries.map((query) => index.find(query, 20));
}
const expected = answers(parts);

/** The same bytes, beginning at an address that no 32-bit number may have. */
function shifted(by: number): Part[] {
  return parts.map(({ part, data }) => {
    const room = new Uint8Array(data.byteLength + 8);
    room.set(data, by);
    return { part, data: Buffer.from(room.buffer, by, data.byteLength) };
  });
}

describe('a search index', () => {
  it('answers the same after a round trip through blobs of SQLite', () => {
    const db = new Database(':memory:');
    db.exec('CREATE TABLE search_index (part TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT, WITHOUT ROWID');
    const insert = db.prepare('INSERT INTO search_index (part, data) VALUES (?, ?)');
    for (const { part, data } of parts) insert.run(part, data);
    expect(answers(db.prepare<[], Part>('SELECT part, data FROM search_index').all())).toEqual(expected);
    db.close();
  });

  it.each([1, 2, 3, 4, 5, 7])('answers the same over bytes that begin at offset %i', (by) => {
    expect(answers(shifted(by))).toEqual(expected);
  });

  it('has the same bytes whatever the order of the airports', () => {
    const reversed = buildSearchIndex(knownAirports.toReversed());
    const bytes = (built: readonly Part[]) => built.map(({ part, data }) => `${part} ${Buffer.from(data).toString('base64')}`);
    expect(bytes(reversed)).toEqual(bytes(parts));
  });

  describe('in memory that is kept from index to index', () => {
    const copied = () => parts.map(({ part, data }) => ({ part, data: Uint8Array.from(data) }));
    const room = () => parts.reduce((sum, { data }) => sum + data.byteLength + 4, 0);

    const memoryOf = (placed: readonly Part[]) => placed[0]!.data.buffer;

    it('keeps the first where it was read, until the next one is', () => {
      const place = openPartMemory();
      const given = copied();
      const first = place(given, room);
      expect(first.map(({ data }) => data)).toEqual(given.map(({ data }) => data));
      expect(memoryOf(first)).toBe(memoryOf(given));
      expect(answers(first)).toEqual(expected);
      place(copied(), room);
      expect(given.map(({ data }) => data.buffer.byteLength)).toEqual(given.map(() => 0));
    });

    it('answers the same of the next, and leaves the bytes that it was given to no collection, except those of a larger piece', () => {
      const place = openPartMemory();
      place(copied(), room);
      const given = copied();
      const shared = new Uint8Array(parts[0]!.data.byteLength + 4);
      shared.set(parts[0]!.data, 4);
      given[0]!.data = shared.subarray(4);
      expect(answers(place(given, room))).toEqual(expected);
      expect(given.map(({ data }) => data.buffer.byteLength)).toEqual(given.map((_, at) => (at === 0 ? shared.byteLength : 0)));
    });

    it('takes the same memory for one after the other, and other memory for one that does not fit', () => {
      const place = openPartMemory();
      place(copied(), room);
      const second = memoryOf(place(copied(), room));
      const third = place(copied(), room);
      expect(memoryOf(third)).toBe(second);
      expect(answers(third)).toEqual(expected);
      const larger = place(copied(), () => room() * 2);
      expect(memoryOf(larger)).not.toBe(second);
      expect(answers(larger)).toEqual(expected);
      expect(second.byteLength).toBe(0);
    });

    it('asks the table how much room its parts take', () => {
      const db = new Database(':memory:');
      db.exec('CREATE TABLE search_index (part TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID');
      const insert = db.prepare('INSERT INTO search_index (part, data) VALUES (?, ?)');
      for (const { part, data } of parts) insert.run(part, data);
      expect(db.prepare(`SELECT ${roomOfParts} FROM search_index`).pluck().get()).toBe(room());
      db.close();
    });
  });

  it.each(parts.map(({ part }) => part))('does not open without its part %s', (missing) => {
    expect(() => openSearchIndex(parts.filter(({ part }) => part !== missing))).toThrow(`no part "${missing}"`);
  });

  it('does not open with a part that is cut off', () => {
    const cut = parts.map(({ part, data }) => ({ part, data: part === 'rows' ? data.subarray(0, 5) : data }));
    expect(() => openSearchIndex(cut)).toThrow('The part "rows" of the search index is cut off');
  });

  it('does not open when it is of another format', () => {
    const other = parts.map(({ part, data }) => ({
      part,
      data: part === 'about' ? new Uint8Array(Uint32Array.of(FORMAT + 1).buffer) : data,
    }));
    expect(() => openSearchIndex(other)).toThrow(`has format ${FORMAT + 1}, this version reads ${FORMAT}`);
  });
});
