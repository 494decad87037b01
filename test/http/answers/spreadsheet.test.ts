/** Tables for a spreadsheet: no cell is a formula; without the option they have the bytes of the data. */
import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { visible } from '#domain/text/visible-text.ts';
import { csvTable } from '#core/text/csv.ts';
import { ask, post, testServer } from '../../helpers/server.ts';

const HOSTILE = '=HYPERLINK("http://example.org","x") \u202E40 YWR';
const server = testServer({ clock: () => new Date('2026-11-22T06:00:00Z') });
beforeAll(async () => {
  const text = `(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) PERM\nE) RWY 04/22 CLSD)`;
  const json = JSON.stringify([{ id: 'x', notamId: 'A0002/26', message: HOSTILE, icao: 'LSGG', source: '@SUM(1)' }]);
  await server.core.notams.import([{ name: 'a.txt', pieces: [Buffer.from(text)] }]);
  await server.core.notams.import([{ name: 'a.json', pieces: [Buffer.from(json)] }]);
  await post(server, '/waypoints', { ident: 'EVIL', latitude: 46.5, longitude: -7.25, name: HOSTILE }, { 'x-api-key': server.key });
});

const formula = /^[=+\-@\t\r]/;
const isNumber = (text: string) => /^[+-]?\d+(?:\.\d+)?$/.test(text);
const rowsOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];

describe('spreadsheet=true', () => {
  it.each([
    ['GET', '/notams?format=csv'],
    ['GET', '/airports?format=csv'],
    ['GET', '/navaids?format=csv'],
    ['POST', '/routes/plog?format=csv'],
    ['POST', '/briefings?format=csv'],
  ])('answers %s %s without a formula, and says so', async (method, path) => {
    const body = method === 'POST' ? { body: JSON.stringify({ text: 'LSGG EVIL LSZH' }) } : {};
    const headers = {
      method,
      headers: { 'x-api-key': server.key, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...body,
    };
    const plain = await ask(server, path, headers);
    const quoted = await ask(server, `${path}&spreadsheet=true`, headers);
    expect([plain.status, quoted.status], quoted.text).toEqual([200, 200]);
    expect(plain.headers['x-spreadsheet']).toBeUndefined();
    expect(quoted.headers['x-spreadsheet']).toContain('= + - @ tab or CR');
    const [before, after] = [rowsOf(plain.text), rowsOf(quoted.text)];
    expect(after.flatMap(Object.values).filter((cell) => formula.test(cell) && !isNumber(cell))).toEqual([]);
    expect(after.length).toBe(before.length);
    for (const [index, row] of before.entries())
      for (const [name, cell] of Object.entries(row)) {
        const isFormula = formula.test(cell) && !isNumber(cell);
        expect(after[index]?.[name]).toBe(`${isFormula ? "'" : ''}${visible(cell)}`);
      }
    const unchanged = await ask(server, `${path}&spreadsheet=false`, headers);
    expect(unchanged.text).toBe(plain.text);
  });

  it('keeps the bytes of a text without it', async () => {
    const { text } = await ask(server, '/notams?format=csv', { headers: { 'x-api-key': server.key } });
    expect(rowsOf(text).map(({ message }) => message)).toContain(HOSTILE);
    const quoted = await ask(server, '/notams?format=csv&spreadsheet=true', { headers: { 'x-api-key': server.key } });
    expect(rowsOf(quoted.text).map(({ message }) => message)).toContain(`'${visible(HOSTILE)}`);
  });

  it('is refused for another format', async () => {
    for (const path of ['/airports?spreadsheet=true', '/airports?format=ndjson&spreadsheet=true']) {
      const { status, json } = await ask(server, path);
      expect([status, (json as { details: string[] }).details[0]]).toEqual([400, expect.stringContaining('use format=csv')]);
    }
  });

  it('quotes every cell that is a formula, whatever is in the others', () => {
    const cell = fc.string({ unit: fc.constantFrom('=', '-', '+', '@', '\t', '\r', '\n', '"', ',', '1', '.', 'a', '\u202E', 'é') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (table) => {
        const read = parse(csvTable(table, 'spreadsheet'), { relax_column_count: true, skip_empty_lines: false });
        expect(read).toEqual(
          table.map((row) => row.map((one) => `${formula.test(one) && !/^[+-]?\d+(?:\.\d+)?$/.test(one) ? "'" : ''}${visible(one)}`)),
        );
      }),
      { numRuns: 200 },
    );
  });
});
