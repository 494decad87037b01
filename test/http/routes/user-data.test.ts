import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NotamImport } from '#contract/notams/import.ts';
import type { NotamList } from '#contract/notams/notam.ts';
import { ask } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner, other } = twoUsers();

const itemsOf = async (path: string) => ((await owner('GET', path)).json as { items: object[] }).items;

describe('favourites', () => {
  it('are marked by code or id, listed and taken off', async () => {
    const marked = good(await owner('PUT', '/favourites/lsgg'), 'addFavourite');
    expect(marked).toMatchObject({ code: 'LSGG', isVanished: false, vanishedAt: null, createdAt: '2026-11-21T06:00:00.000Z' });
    expect(good(await owner('PUT', `/favourites/${marked.airportId}`), 'addFavourite')).toEqual(marked);
    await owner('PUT', '/favourites/KJFK');
    const { items } = good(await owner('GET', '/favourites'), 'listFavourites');
    expect(new Set(items.map(({ code }) => code))).toEqual(new Set(['KJFK', 'LSGG']));
    expect((await other('GET', '/favourites')).json).toEqual({ items: [] });
    expect((await other('DELETE', '/favourites/KJFK')).status).toBe(404);

    const taken = await owner('DELETE', '/favourites/kjfk');
    expect([taken.status, taken.text]).toEqual([204, '']);
    expect((await owner('DELETE', '/favourites/kjfk')).status).toBe(404);
    expect((await owner('DELETE', `/favourites/${marked.airportId}`)).status).toBe(204);
    expect(await itemsOf('/favourites')).toEqual([]);
  });

  it('are 404 for an airport that is not known, with its name', async () => {
    const answer = await owner('PUT', '/favourites/NOPE');
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([404, '/favourites/{airportId}: there is no NOPE.']);
  });
});

describe('notes', () => {
  it('are written, rewritten and removed', async () => {
    const written = good(await owner('PUT', '/notes/LSGG', { text: 'Slots!' }), 'writeNote');
    expect(written).toMatchObject({ code: 'LSGG', text: 'Slots!', updatedAt: '2026-11-21T06:00:00.000Z' });
    await owner('PUT', `/notes/${written.airportId}`, { text: 'No slots.' });
    const { items } = good(await owner('GET', '/notes'), 'listNotes');
    expect(items).toEqual([{ ...written, text: 'No slots.' }]);
    expect((await other('GET', '/notes')).json).toEqual({ items: [] });
    await other('PUT', '/notes/LSGG', { text: 'theirs' });
    expect((await other('DELETE', '/notes/LSGG')).status).toBe(204);
    expect((await owner('DELETE', '/notes/LSGG')).status).toBe(204);
    expect((await owner('DELETE', '/notes/LSGG')).status).toBe(404);
    expect((await owner('PUT', '/notes/NOPE', { text: 'x' })).status).toBe(404);
  });

  it.each([
    [{}, 'body.text: is missing'],
    [{ text: '' }, 'body.text: must be a text of 1 to 20000 characters'],
    [{ text: 'x'.repeat(20_001) }, 'body.text: must be a text of 1 to 20000 characters'],
    [{ text: '✈️'.repeat(10_001) }, 'body.text: must be a text of 1 to 20000 characters'],
    [{ text: null }, 'body.text: must be a text of 1 to 20000 characters'],
    [{ text: 'a\uD800b' }, 'body.text: holds half a character (an unpaired surrogate); send whole ones'],
    [{ text: '\uDC00\uD800' }, 'body.text: holds half a character (an unpaired surrogate); send whole ones'],
    [{ text: 'x', colour: 'red' }, 'body.colour: unknown member; known: text'],
  ])('refuse %.60j', async (body, detail) => {
    const answer = await owner('PUT', '/notes/LSGG', body);
    expect(answer.status).toBe(400);
    expect((answer.json as { details: string[] }).details).toEqual([detail]);
    expect(await itemsOf('/notes')).toEqual([]);
  });

  it('hold 20,000 characters of four bytes each', async () => {
    const text = '🛩'.repeat(20_000);
    expect((await owner('PUT', '/notes/LSGG', { text })).json).toMatchObject({ text });
    await owner('DELETE', '/notes/LSGG');
  });

  it('come back letter for letter over the wire', async () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
      fc.constantFrom('\0', 'a\0b', '\uFEFF', '\r\n', '  ', "'; DROP TABLE notes; --", '\u{10FFFF}', 'é vs e\u0301', '\uFFFE\uFFFF'),
    );
    await fc.assert(
      fc.asyncProperty(any, async (text) => {
        expect((await owner('PUT', '/notes/LSGG', { text })).json).toMatchObject({ text });
        expect(await itemsOf('/notes')).toMatchObject([{ text }]);
      }),
      { numRuns: 100 },
    );
    await owner('DELETE', '/notes/LSGG');
  });
});

describe('acknowledgements', () => {
  const icao = (words: string) =>
    `A0987/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00606E005\nA) LSGG B) 2611200600 C) 2612200600\nE) ${words}\n`;
  const take = async (text: string) => {
    const answer = await ask(server, '/notams/import', { method: 'POST', headers: { 'x-api-key': server.key }, body: text });
    return (answer.json as NotamImport).report;
  };

  it('are made by id, undone when an import changes the text, and withdrawn', async () => {
    await take(icao('RWY 04/22 CLSD.'));
    const { items } = (await owner('GET', `/notams?filter=${encodeURIComponent('{"notamId":"A0987/26"}')}`)).json as NotamList;
    const id = items[0]?.id ?? '';
    const read = good(await owner('PUT', `/acknowledgements/${id}`), 'acknowledge');
    expect(read).toEqual({
      notamId: id,
      number: 'A0987/26',
      acknowledgedAt: '2026-11-21T06:00:00.000Z',
      isOutdated: false,
      isVanished: false,
    });
    expect((await take(icao('RWY 04/22 CLSD EXC FOR EMERGENCY.'))).changed).toBe(1);
    const list = good(await owner('GET', '/acknowledgements'), 'listAcknowledgements');
    expect(list.items).toEqual([{ ...(read as object), isOutdated: true }]);
    expect(good(await owner('PUT', `/acknowledgements/${id}`), 'acknowledge')).toMatchObject({ isOutdated: false });
    expect((await other('GET', '/acknowledgements')).json).toEqual({ items: [] });
    expect((await owner('DELETE', `/acknowledgements/${id}`)).status).toBe(204);
    expect((await owner('DELETE', `/acknowledgements/${id}`)).status).toBe(404);
  });

  it('are 404 for a NOTAM that is not stored', async () => {
    expect((await owner('PUT', '/acknowledgements/00000000-0000-5000-8000-000000000000')).status).toBe(404);
  });
});
