import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/build.ts';
import { joinedWordsFinder } from '#core/search/joined-words.ts';
import { readParts } from '#core/search/index-parts.ts';
import { FIELD_BITS } from '#core/search/posting.ts';
import { readTable } from '#core/search/table.ts';
import { airport } from './known-airports.ts';

const parts = readParts(
  buildSearchIndex([
    airport(1, { ident: 'A', name: 'Los Angeles International Airport' }),
    airport(2, { ident: 'B', name: 'Angeles Los' }),
    airport(3, { ident: 'C', name: 'Field', city: 'Rio de Janeiro' }),
    airport(4, { ident: 'D', name: 'Cobb International Airport McCollum Field' }),
    airport(5, { ident: 'E', name: 'John F. Kennedy' }),
    airport(6, { ident: 'F', name: 'Los Field', city: 'Angeles' }),
    airport(7, { ident: 'G', name: 'Strip', keywords: 'Hong Kong' }),
  ]),
);
const rows = parts.wide('rows');
const joined = joinedWordsFinder(readTable(parts, 'words'));
const rowsOf = (postings: Uint32Array) =>
  [...new Set(Array.from(postings, (posting) => rows[posting >>> FIELD_BITS] ?? 0))].toSorted((a, b) => a - b);

describe('words typed as one', () => {
  it.each([
    ['losangeles', [1]],
    ['angeleslos', [2]],
    ['riodejaneiro', [3]],
    ['dejaneiro', [3]],
    ['cobbmccollum', [4]],
    ['cobbmccollumfield', [4]],
    ['johnfkennedy', [5]],
    ['hongkong', [7]],
    ['losjaneiro', []],
    ['losangelesx', []],
    ['angeles', []],
    ['los', []],
  ])('%j are in the airports %j', (word, expected) => {
    expect(rowsOf(joined(word, false).whole)).toEqual(expected);
  });

  it('may go on where they are the last, from three letters', () => {
    expect(rowsOf(joined('losange', true).begun)).toEqual([1]);
    expect(rowsOf(joined('losan', true).begun)).toEqual([]);
    expect(rowsOf(joined('losange', false).begun)).toEqual([]);
  });

  it('are not looked for in a word that is common as it stands', () => {
    const common = readParts(
      buildSearchIndex(
        Array.from({ length: 201 }, (_, row) => airport(row, { ident: `X${row}`, name: row === 0 ? 'Air Port' : 'Airport' })),
      ),
    );
    expect(joinedWordsFinder(readTable(common, 'words'))('airport', true).whole).toHaveLength(0);
    expect(joinedWordsFinder(readTable(common, 'words'))('airpor', true).begun).toHaveLength(1);
  });
});
