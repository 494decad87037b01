import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachLine, readAirports } from '#renderer/features/map/airports/airport-csv.ts';
import { airportAt, rowsWithin, textAt, textColumn } from '#renderer/features/map/airports/airport-rows.ts';

const head = 'id,updatedAt,name,code,latitude,longitude,elevation';

function linesOf(csv: string): string[][] {
  const lines: string[][] = [];
  eachLine(csv, (cells) => lines.push([...cells]));
  return lines;
}

const lines = [
  [
    'cells and lines',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells, also the last',
    ',a,\r\n,,\r\n',
    [
      ['', 'a', ''],
      ['', '', ''],
    ],
  ],
  [
    'commas, quotes and line ends inside quotes',
    '"a,b","say ""x""","1\r\n2"\r\nc,d,e',
    [
      ['a,b', 'say "x"', '1\r\n2'],
      ['c', 'd', 'e'],
    ],
  ],
  ['an empty quoted cell', '"",a\n', [['', 'a']]],
  ['nothing', '', []],
] as const;

it.each(lines)('reads %s', (_, csv, expected) => {
  expect(linesOf(csv)).toEqual(expected);
});

it('reads back whatever is written by the rules of RFC 4180', () => {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(linesOf(rows.map((row) => `${row.map(cell).join()}\r\n`).join(''))).toEqual(rows);
    }),
  );
});

it('takes the code that the server calls an airport by, and keeps an unknown elevation unknown', () => {
  const rows = readAirports(
    [head, 'i1,x,One,AAAA,10,20,300', 'i2,x,"Two, the second",BBB,-10.5,-20.25,', 'i3,x,Three,,0,0,0', ''].join('\r\n'),
  );
  expect([0, 1, 2].map((row) => airportAt(rows, row))).toEqual([
    { id: 'i1', code: 'AAAA', name: 'One', latitude: 10, longitude: 20, elevation: 300 },
    { id: 'i2', code: 'BBB', name: 'Two, the second', latitude: -10.5, longitude: -20.25, elevation: null },
    { id: 'i3', code: null, name: 'Three', latitude: 0, longitude: 0, elevation: 0 },
  ]);
});

it('counts an airport without a position and puts it nowhere', () => {
  const rows = readAirports([head, 'i1,x,One,,,,5', 'i2,x,Two,,1,2,5', ''].join('\r\n'));
  expect([rows.count, rows.unplaced]).toEqual([1, 1]);
  expect(airportAt(rows, 0).id).toBe('i2');
});

it('finds columns by their names, in any order', () => {
  const rows = readAirports('elevation,longitude,latitude,code,name,id\r\n7,2,1,LSZZ,Z,i\r\n');
  expect(airportAt(rows, 0)).toEqual({ id: 'i', code: 'LSZZ', name: 'Z', latitude: 1, longitude: 2, elevation: 7 });
});

it('refuses a file without the column of positions', () => {
  expect(() => readAirports('id,name\r\n')).toThrow(/no column "code"/);
});

it('keeps texts in one piece and gives each back', () => {
  const values = ['', 'LSGG', '', 'Zürich', ''];
  const column = textColumn(values);
  expect(values.map((_, row) => textAt(column, row))).toEqual(values);
});

it('finds rows in a box, and in one across 180°', () => {
  const place = (id: number, latitude: number, longitude: number) => `i${id},x,N,,${latitude},${longitude},`;
  const rows = readAirports([head, place(0, 0, 0), place(1, 10, 179), place(2, 10, -179), place(3, 50, 179), ''].join('\r\n'));
  expect(rowsWithin(rows, { west: -1, south: -1, east: 1, north: 1 })).toEqual([0]);
  expect(rowsWithin(rows, { west: 178, south: 0, east: -178, north: 20 })).toEqual([1, 2]);
  expect(rowsWithin(rows, { west: -180, south: -90, east: 180, north: 90 })).toEqual([0, 1, 2, 3]);
});
