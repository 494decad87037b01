import { expect, it } from 'vitest';
import { fromColumns, toColumns } from '#domain/columns.ts';

it('rows are the same after they were columns', () => {
  const rows = [
    { name: 'Zürich', elevation: 1416, isClosed: false, city: null },
    { name: 'Genève', elevation: null, isClosed: true, city: 'Genève' },
    { name: '', elevation: -0.5, isClosed: false, city: 'Lac' },
  ];
  const columns = toColumns(rows);
  expect(columns).toEqual({
    name: ['Zürich', 'Genève', ''],
    elevation: [1416, null, -0.5],
    isClosed: [false, true, false],
    city: [null, 'Genève', 'Lac'],
  });
  expect(fromColumns(structuredClone(columns))).toEqual(rows);
});

it('of no rows there are none', () => {
  expect(fromColumns(toColumns([]))).toEqual([]);
});
