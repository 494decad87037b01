import fc from 'fast-check';
import { expect, test } from 'vitest';
import { START, fieldSet, openTestUserData } from './open.ts';

const named = fieldSet({ 1: { name: 'Alpha', icao_code: 'LSXA' }, 2: { name: 'Bravo', icao_code: 'LSXB' } });

test('are written, rewritten in place, and removed', async () => {
  const { userData, ana, at } = await openTestUserData(named);
  const first = userData.notes.write(ana, 'LSXB', 'Fuel on request.');
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
  const second = userData.notes.write(ana, first?.airportId ?? '', 'No fuel.');
  expect(second).toEqual({ ...first, text: 'No fuel.', updatedAt: '2026-11-22T06:00:00.000Z' });
  userData.notes.write(ana, 'LSXA', 'Grass.');
  expect(userData.notes.list(ana).map(({ name, text }) => [name, text])).toEqual([
    ['Alpha', 'Grass.'],
    ['Bravo', 'No fuel.'],
  ]);
  expect(userData.notes.remove(ana, 'lsxb')).toBe(true);
  expect(userData.notes.remove(ana, 'lsxb')).toBe(false);
  expect(userData.notes.list(ana)).toHaveLength(1);
});

test('come back letter for letter, whatever Unicode text they hold', async () => {
  const { userData, ana } = await openTestUserData(named);
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc.constantFrom('\0', 'a\0b', '\uFEFF', '\r\n', '  ', "'; DROP TABLE notes; --", '\u{10FFFF}', 'é vs e\u0301', '\uFFFE\uFFFF'),
  );
  fc.assert(
    fc.property(text, (words) => {
      expect(userData.notes.write(ana, 'LSXA', words)?.text).toBe(words);
      expect(userData.notes.list(ana)[0]?.text).toBe(words);
    }),
    { numRuns: 500 },
  );
});
