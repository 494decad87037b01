import { expect, it } from 'vitest';
import { placeLabels } from '#renderer/features/route/profile/labels.ts';

it('labels take the row above what they name, else the nearest that has room, and are left out where none has any', () => {
  const room = { left: 0, right: 100, top: 0, rows: 3, rowHeight: 10, widthOf: (text: string) => text.length * 10 };
  const label = { x: 0, y: 20, text: 'abcdef' };
  const placed = placeLabels([label, label, label, { ...label, text: 'abcdefghijkl' }], room, [{ x: 0, y: 20, width: 30, height: 10 }]);
  expect(placed).toEqual([{ text: 'abcdef', x: 0, y: 10 }, { text: 'abcdef', x: 0, y: 0 }, undefined, undefined]);
  expect(placeLabels([{ x: 95, y: 10, text: 'abc' }], { ...room, rows: 1 }, [])).toEqual([{ text: 'abc', x: 70, y: 0 }]);
});
