import fc from 'fast-check';
import { expect, test } from 'vitest';
import { START, fieldSet, openTestOwn } from './open.ts';

const named = fieldSet({ 1: { name: 'Alpha', icao_code: 'LSXA' }, 2: { name: 'Bravo', icao_code: 'LSXB' } });

test('are written, written anew in their place, and removed', async () => {
  const { own, ana, at } = await openTestOwn(named);
  const first = own.notes.write(ana, 'LSXB', 'Fuel on request.');
  expect(first).toEqual({
    airportId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    code: 'LSXB',
    name: 'Bravo',
    isVanished: false,
    vanishedAt: null,
    text: 'Fuel on request.',
    updatedAt: START,
  });
  at('2026-11-22T06:00:00.000Z');
  const second = own.notes.write(ana, first?.airportId ?? '', 'No fuel.');
  expect(second).toEqual({ ...first, text: 'No fuel.', updatedAt: '2026-11-22T06:00:00.000Z' });
  own.notes.write(ana, 'LSXA', 'Grass.');
  expect(own.notes.list(ana).map(({ name, text }) => [name, text])).toEqual([
    ['Alpha', 'Grass.'],
    ['Bravo', 'No fuel.'],
  ]);
  expect(own.notes.remove(ana, 'lsxb')).toBe(true);
  expect(own.notes.remove(ana, 'lsxb')).toBe(false);
  expect(own.notes.list(ana)).toHaveLength(1);
});

test('belong to one user each', async () => {
  const { own, ana, ben } = await openTestOwn(named);
  own.notes.write(ana, 'LSXA', 'hers');
  own.notes.write(ben, 'LSXA', 'his');
  expect(own.notes.list(ana)).toMatchObject([{ text: 'hers' }]);
  expect(own.notes.remove(ben, 'LSXA')).toBe(true);
  expect(own.notes.list(ana)).toMatchObject([{ text: 'hers' }]);
});

test('are not taken on an airport that is not known', async () => {
  const { own, ana } = await openTestOwn(named);
  expect(own.notes.write(ana, 'NOPE', 'x')).toBeUndefined();
  expect(own.notes.list(ana)).toEqual([]);
});

test('come back letter for letter, whatever Unicode text they hold', async () => {
  const { own, ana } = await openTestOwn(named);
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc.constantFrom('\0', 'a\0b', '\uFEFF', '\r\n', '  ', "'; DROP TABLE notes; --", '\u{10FFFF}', 'é vs e\u0301', '\uFFFE\uFFFF'),
  );
  fc.assert(
    fc.property(text, (said) => {
      expect(own.notes.write(ana, 'LSXA', said)?.text).toBe(said);
      expect(own.notes.list(ana)[0]?.text).toBe(said);
    }),
    { numRuns: 500 },
  );
});

test.each(['\uD800', 'a\uDC00b', '\uDC00\uD800'])(
  'with half a character are refused, for it would come back as another one',
  async (text) => {
    const { own, ana } = await openTestOwn(named);
    expect(() => own.notes.write(ana, 'LSXA', text)).toThrow(
      expect.objectContaining({ code: 'invalidRequest', details: [expect.stringContaining('body.text: holds half a character')] }),
    );
    expect(own.notes.list(ana)).toEqual([]);
  },
);
