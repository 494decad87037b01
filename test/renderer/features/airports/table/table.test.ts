import { describe, expect, it, test } from 'vitest';
import { choiceOf, moved } from '#renderer/features/airports/table/column-choice.ts';
import { fieldNames, sortFields } from '#renderer/format/airport/fields.ts';
import { MAX_KEYS, orderAfter, readSort, sortText } from '#renderer/features/airports/table/sort-order.ts';
import { firstColumns } from '#renderer/features/airports/table/columns.tsx';
import { compareAddress } from '#renderer/features/airports/CompareBar.tsx';
import { fitting } from '#renderer/features/airports/table/fitting-columns.ts';
import { markedAfter } from '#renderer/components/keyboard/marked-row.ts';
import { distanceInField, feetInField, feetOf, nauticalMilesOf, readNumber } from '#renderer/features/airports/filter/unit-fields.ts';
import { curlLine } from '#renderer/features/airports/filter/FilterText.tsx';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 50, 49],
  ['PageDown', 50, 69],
  ['PageUp', 5, 0],
  ['Home', 50, 0],
  ['End', 0, 99],
  ['x', 0, undefined],
])('%s moves the mark from row %i of 100 to %o, with 20 in sight', (key, marked, after) => {
  expect(markedAfter(key, marked, 100, 20)).toBe(after);
});

it('moves no mark in an empty list', () => {
  expect(markedAfter('End', 0, 0, 20)).toBeUndefined();
});

test.each<[string, string, boolean, string]>([
  ['', 'name', false, 'name'],
  ['name', 'name', false, '-name'],
  ['-name', 'name', false, ''],
  ['name', 'city', false, 'city'],
  ['name', 'city', true, 'name,city'],
  ['name,city', 'name', true, '-name,city'],
  ['-name,city', 'name', true, 'city'],
  ['name,city', 'city', false, 'name,-city'],
  ['name,city', 'name', false, '-name'],
])('the order "%s" after a press on the heading of %s, with Shift %s, is "%s"', (before, id, isAdded, after) => {
  expect(sortText(orderAfter(readSort(before) ?? [], id, isAdded)) ?? '').toBe(after);
});

it('keeps the last keys where there are too many', () => {
  const full = sortFields.slice(0, MAX_KEYS).map((id) => ({ id, desc: false }));
  expect(orderAfter(full, sortFields[MAX_KEYS] ?? '', true)).toEqual([...full.slice(1), { id: sortFields[MAX_KEYS], desc: false }]);
});

describe('numbers that the user types', () => {
  test.each([
    ['8000', 8000],
    ['8,000', 8000],
    ['8 000', 8000],
    ['8 000', 8000],
    ['-1266', -1266],
    ['−12', -12],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['', undefined],
    ['8k', undefined],
    ['1e9', undefined],
  ])('%o is %o', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  test.each([
    [2500, 'm', 'least', 8202],
    [2500, 'm', 'most', 8203],
    [8000, 'ft', 'least', 8000],
    [0.3048, 'm', 'least', 1],
    [0.3048, 'm', 'most', 1],
    [-430, 'm', 'least', -1411],
  ] as const)('%d %s at %s is %d ft', (value, unit, limit, feet) => {
    expect(feetOf(value, unit, limit)).toBe(feet);
  });

  it('are in the field again as they were typed', () => {
    for (let metres = 0; metres <= 6_000; metres++) {
      expect(feetInField(feetOf(metres, 'm', 'least'), 'm')).toBe(String(metres));
      expect(feetInField(feetOf(metres, 'm', 'most'), 'm')).toBe(String(metres));
    }
    for (let km = 0; km <= 500; km++) expect(distanceInField(nauticalMilesOf(km, 'km'), 'km')).toBe(String(km));
    expect(nauticalMilesOf(30, 'NM')).toBe(30);
  });
});

describe('the columns', () => {
  test.each([null, 'x', { shown: 'name' }, { shown: [], order: [] }, { shown: ['nonsense'], order: [3] }])(
    'are the first ones where %o was kept',
    (stored) => {
      expect(choiceOf(stored)).toEqual({ shown: firstColumns, order: fieldNames });
    },
  );

  it('keep what was chosen, always with the name, and take up columns that are new', () => {
    const { shown, order } = choiceOf({ shown: ['city', 'city', 'gone'], order: ['city', 'name'] });
    expect(shown).toEqual(['city', 'name']);
    expect(order.slice(0, 2)).toEqual(['city', 'name']);
    expect(order.toSorted()).toEqual(fieldNames.toSorted());
  });

  it('move by a place and stay at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  });

  it('are all in a wide table; in a narrow one the name is, and the rest as far as they fit', () => {
    const columns = [
      { id: 'code', width: 5 },
      { id: 'name', width: 13 },
      { id: 'kind', width: 6 },
      { id: 'city', width: 8 },
    ];
    expect(fitting(columns, 60)).toEqual({ inTable: ['code', 'name', 'kind', 'city'], below: [] });
    expect(fitting(columns, 29)).toEqual({ inTable: ['code', 'name', 'kind'], below: ['city'] });
    expect(fitting(columns, 10)).toEqual({ inTable: ['name'], below: ['code', 'kind', 'city'] });
  });
});

it('writes a curl line that a POSIX shell takes as it is', () => {
  expect(curlLine('http://127.0.0.1:4127', { filter: `{"name":{"contains":"O'Hare"}}`, near: undefined, sort: '-name' })).toBe(
    String.raw`curl -G 'http://127.0.0.1:4127/airports' --data-urlencode 'filter={"name":{"contains":"O'\''Hare"}}' --data-urlencode 'sort=-name'`,
  );
});

it('links the airports chosen to compare', () => {
  const chosen = ['LSGG', 'a/b'].map((key) => ({ id: key, key, name: key }));
  expect(compareAddress(chosen)).toBe('/compare/LSGG,a%2Fb');
});
