import { expect, it, describe } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { turnedAround, wordAt, movedChoices } from '#renderer/features/route/text-edits.ts';
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
  expect(turnedAround({ text: there, choices: [] }, { form: 'list', words: wordsOf(there) }).text).toBe(back);
});

it('a message stays as it is', () => {
  const there = { text: 'LSGG LFMN', choices: [] };
  expect(turnedAround(there, { form: 'message', words: wordsOf(there.text) })).toEqual(there);
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

const first = { word: 'GVA', id: '1', from: 5 };
const second = { word: 'GVA', id: '2', from: 9 };

describe('choices for the place of a word', () => {
  it.each([
    ['LSGG GVA GVA', 'LSZH LSGG GVA GVA', [10, 14]],
    ['LSGG GVA GVA', 'LSGG NIZ GVA GVA', [9, 13]],
    ['LSGG GVA GVA', 'LSGG GVA NIZ GVA', [5, 13]],
    ['LSGG GVA GVA', 'LSGG GVA GVA LFMN', [5, 9]],
    ['LSGG GVA GVA', 'GVA GVA', [0, 4]],
    // A letter equal to the one behind it could have come before or behind that.
    ['LSGG GVA GVA', 'LSGG GGVA GVA', [6, 10]],
    ['LSGG GVA GVA', 'LSGG gva GVA', [5, 9]],
  ])('of %j are where their words are in %j', (before, after, places) => {
    expect(movedChoices([first, second], before, after)).toEqual([
      { ...first, from: places[0] },
      { ...second, from: places[1] },
    ]);
  });

  it('are the same list where none of them moves, so that typing on is one step of undo', () => {
    const choices = [first, second];
    expect(movedChoices(choices, 'LSGG GVA GVA', 'LSGG GVA GVA L')).toBe(choices);
  });

  it('wait for their word where it is typed again', () => {
    const without = movedChoices([second], 'LSGG GVA GVA LFMN', 'LSGG GVA GV LFMN');
    expect(movedChoices(without, 'LSGG GVA GV LFMN', 'LSGG GVA GVA LFMN')).toEqual([second]);
  });

  it('turn around with the route', () => {
    const text = 'N0110A055 LSGG/N0120 GVA NIZ GVA';
    const words = [...text.matchAll(/[^ /]+/g)].map(({ 0: word, index }) => ({
      kind: word.startsWith('N0') ? 'speedLevel' : 'point',
      from: index,
      to: index + word.length,
      text: word,
    })) as ParsedRoute['words'];
    const [there, back] = [text.indexOf('GVA'), text.lastIndexOf('GVA')];
    const choices = [
      { word: 'GVA', id: '1', from: there },
      { word: 'GVA', id: '2', from: back },
      { word: 'NIZ', id: '3' },
    ];
    const { text: turned, choices: moved } = turnedAround({ text, choices }, { form: 'list', words });
    expect(turned).toBe('N0110A055 GVA NIZ GVA LSGG/N0120');
    expect(moved).toEqual([
      { word: 'GVA', id: '1', from: turned.lastIndexOf('GVA') },
      { word: 'GVA', id: '2', from: turned.indexOf('GVA') },
      { word: 'NIZ', id: '3' },
    ]);
  });
});
