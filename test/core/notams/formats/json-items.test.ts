import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonItems } from '#core/notams/formats/json-items.ts';

type Heard = { items: [unknown, string][]; broken: [string, string, boolean][]; roots: [unknown, boolean][] };

function hear(text: string, size = 1e9): Heard {
  const heard: Heard = { items: [], broken: [], roots: [] };
  const reader = jsonItems({
    item: (value, place) => void heard.items.push([value, place]),
    broken: (...broken) => void heard.broken.push(broken),
    root: (value, hadItems) => void heard.roots.push([value, hadItems]),
  });
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) reader.read(bytes.subarray(from, from + size));
  reader.end();
  return heard;
}

describe('JSON taken apart', () => {
  it.each<[string, Heard['items'], Heard['roots']]>([
    [
      '[1,"a",{"b":[2]}]',
      [
        [1, '[0]'],
        ['a', '[1]'],
        [{ b: [2] }, '[2]'],
      ],
      [[[], true]],
    ],
    [
      '{"n":1,"notamList":[{"a":"]}"},{}],"z":2}',
      [
        [{ a: ']}' }, 'notamList[0]'],
        [{}, 'notamList[1]'],
      ],
      [[{ n: 1, notamList: [], z: 2 }, true]],
    ],
    ['{"data":{"geojson":[{"a":1}]}}', [[{ a: 1 }, 'geojson[0]']], [[{ data: { geojson: [] } }, true]]],
    ['{"other":[1,2]}', [], [[{ other: [1, 2] }, false]]],
    [
      '{"a":1}\n{"a":2}',
      [],
      [
        [{ a: 1 }, false],
        [{ a: 2 }, false],
      ],
    ],
    ['{"items":[]}', [], [[{ items: [] }, false]]],
    ['{"items":[ ]} ', [], [[{ items: [] }, false]]],
    ['{"k\\"ey":[1],"items":["\\\\"]}', [['\\', 'items[0]']], [[{ 'k"ey': [1], items: [] }, true]]],
    ['{"items":[{"x":"é☃😀"}]}', [[{ x: 'é☃😀' }, 'items[0]']], [[{ items: [] }, true]]],
  ])('%s', (text, items, roots) => {
    for (const size of [1, 2, 3, 7, 1e9]) expect(hear(text, size)).toEqual({ items, broken: [], roots });
  });

  it('reports a broken element and continues', () => {
    expect(hear('{"items":[{"a":1},{"a":oops},{"a":3}]}')).toMatchObject({
      items: [
        [{ a: 1 }, 'items[0]'],
        [{ a: 3 }, 'items[2]'],
      ],
      broken: [['{"a":oops}', 'items[1]', false]],
    });
  });

  it('reports the element in which the file ends', () => {
    expect(hear('{"items":[{"a":1},{"a":"x').broken).toEqual([['{"a":"x', 'items[1]', true]]);
  });

  it('refuses deeper nesting than any NOTAM has', () => {
    expect(() => hear(`{"items":[${'['.repeat(70)}`)).toThrow(expect.objectContaining({ fault: 'nestedTooDeep' }));
    expect(() => hear('{"a":'.repeat(70))).toThrow(expect.objectContaining({ fault: 'nestedTooDeep' }));
  });

  it('refuses an element larger than any NOTAM', () => {
    expect(() => hear(`{"items":["${'x'.repeat(17_000_000)}`, 1 << 20)).toThrow(expect.objectContaining({ fault: 'notamTooLarge' }));
  });

  it('emits every element of a list, however the input is split', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 8 }), fc.integer({ min: 1, max: 30 }), (values, size) => {
        const { items, broken } = hear(JSON.stringify({ about: 'x', notamList: values, more: [1, [2]] }), size);
        expect(items.map(([value]) => value)).toEqual(JSON.parse(JSON.stringify(values)));
        expect(broken).toEqual([]);
      }),
    );
  });
});
