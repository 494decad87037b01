import { expect, it } from 'vitest';
import { inOrder } from '#renderer/features/airport/runway/runway-order.ts';
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
