import { expect, it } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { reversed, wordAt } from '#renderer/features/route/text-edits.ts';
import { readRoute } from '#core/route/words/words.ts';

const wordsOf = (text: string): ParsedRoute['words'] =>
  readRoute(text).words.map(({ kind, from, to }) => ({ kind, from, to, text: text.slice(from, to) }));

it.each([
  ['LSGG DCT GVA DCT LFMN', 'LFMN DCT GVA DCT LSGG'],
  ['LSGG, GVA → LFMN', 'LFMN GVA LSGG'],
  ['LSGG-GVA-LFMN', 'LFMN GVA LSGG'],
  ['LSGG GVA/N0120A055 LFMN', 'LFMN GVA/N0120A055 LSGG'],
  ['LSGG 4620N00610E LFMN', 'LFMN 4620N00610E LSGG'],
  ['N0110A055 LSGG GVA LFMN', 'N0110A055 LFMN GVA LSGG'],
  ['LSGG N0110A055 GVA LFMN', 'N0110A055 LFMN GVA LSGG'],
  ['', ''],
])('the way back of %s is %s', (there, back) => {
  expect(reversed(there, wordsOf(there))).toBe(back);
});

it.each([
  ['LSGG GV', 7, 'GV', 5, 7],
  ['LSGG GVA LFMN', 6, 'GVA', 5, 8],
  ['LSGG→LF', 7, 'LF', 5, 7],
  ['LSGG ', 5, '', 5, 5],
  ['NIZ/N0120A055', 2, 'NIZ', 0, 3],
])('the word under the caret of "%s" at %i is "%s"', (text, caret, word, from, to) => {
  expect(wordAt(text, caret)).toEqual({ text: word, from, to });
});
