import { expect, it } from 'vitest';
import { endsOf, inOrder } from '#renderer/features/airport/runway/runway-ends.ts';
import { runway } from '../../../runway.ts';

it('lists open runways first and the longest of them at the top, those of unknown length after it', () => {
  const given = [
    runway('closed', { isClosed: true, length: 12000 }),
    runway('unknown'),
    runway('short', { length: 2000 }),
    runway('long', { length: 9000 }),
  ];
  expect(inOrder(given).map(({ name }) => name)).toEqual(['long', 'short', 'unknown', 'closed']);
});

it('gives a helipad one end and a runway two', () => {
  expect(endsOf(runway('H1', { lowEndIdent: 'H1' })).map(({ ident }) => ident)).toEqual(['H1']);
  expect(endsOf(runway('04/22', { lowEndIdent: '04', highEndIdent: '22' })).map(({ ident }) => ident)).toEqual(['04', '22']);
  expect(endsOf(runway('04/', { lowEndIdent: '04', highEndHeading: 226 }))).toHaveLength(2);
});
