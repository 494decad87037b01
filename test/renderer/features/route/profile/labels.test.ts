import { expect, it } from 'vitest';
import { placeLabels } from '#renderer/features/route/profile/labels.ts';

it('labels take the first row that has room, are shortened where none has it for the long one, and are left out where none has any', () => {
  const room = { left: 0, right: 100, top: 0, rows: 2, rowHeight: 10, widthOf: (text: string) => text.length * 10 };
  const label = { x: 0, texts: ['abcdef', 'ab'] };
  const placed = placeLabels([label, label, label, label, { x: 0, texts: ['abcdefghijkl'] }], room, [
    { x: 70, y: 0, width: 30, height: 10 },
  ]);
  expect(placed).toEqual([{ text: 'abcdef', x: 0, y: 0 }, { text: 'abcdef', x: 0, y: 10 }, undefined, undefined, undefined]);
  expect(placeLabels([{ x: 95, texts: ['abcdef', 'abc'] }], { ...room, rows: 1 }, [{ x: 0, y: 0, width: 50, height: 10 }])).toEqual([
    { text: 'abc', x: 70, y: 0 },
  ]);
});
