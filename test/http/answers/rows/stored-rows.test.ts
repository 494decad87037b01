import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvWriter, geojsonWriter, ndjsonWriter, written, type Writer } from '#http/answers/rows/stored-rows.ts';

type Row = { id: string; name: string; latitude: number | null; longitude: number | null; isClosed: boolean | null; city: string | null };
const fields = ['id', 'name', 'latitude', 'longitude', 'isClosed', 'city'] as const;

// Letters that CSV and JSON write in a way of their own, and names of members as text.
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', '\\', ',', '\n', '\r', '\u0001', 'é', '漢', '😀', '\ud800', '"latitude":', '}', '"id":"', 'null'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));
const angle = fc.option(fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(0, 1e-7, 12, -0.5)));
const row: fc.Arbitrary<Row> = fc.record({
  id: text,
  name: text,
  latitude: angle,
  longitude: angle,
  isClosed: fc.option(fc.boolean()),
  city: fc.option(text),
});
const rows = fc.array(row, { maxLength: 12 });

const bytes = (writer: Writer, of: readonly object[]): Buffer =>
  Buffer.concat([
    ...written(
      writer,
      of.map((one) => Buffer.from(JSON.stringify(one))),
    ),
  ]);
// As rows that were read: text that is not well-formed becomes U+FFFD in both.
const asRead = (of: readonly Row[]): Row[] => of.map((one) => JSON.parse(JSON.stringify(one)) as Row);
const sameBytes = (writer: Writer, inWords: (of: readonly Row[]) => string) =>
  fc.check(fc.property(rows, (of) => bytes(writer, of).equals(Buffer.from(inWords(asRead(of))))));

describe('stored rows are written as their parsed rows would be', () => {
  it('as newline-delimited JSON', () => {
    expect(sameBytes(ndjsonWriter, (of) => of.map((one) => `${JSON.stringify(one)}\n`).join(''))).toMatchObject({ failed: false });
  });

  it('as GeoJSON', () => {
    const checked = sameBytes(geojsonWriter, (of) => {
      const features = of.map(({ latitude, longitude, ...rest }) => {
        const hasPoint = latitude !== null && longitude !== null;
        const geometry = hasPoint ? { type: 'Point', coordinates: [longitude, latitude] } : null;
        const { id, name, ...others } = rest;
        return `\n${JSON.stringify({ type: 'Feature', id, geometry, properties: { id, name, latitude, longitude, ...others } })}`;
      });
      return `{"type":"FeatureCollection","features":[${features.join(',')}\n]}\n`;
    });
    expect(checked).toMatchObject({ failed: false });
  });

  it('as CSV', () => {
    const checked = sameBytes(csvWriter(fields), (of) =>
      [fields.join(','), ...of.map((one) => fields.map((field) => csvCell(one[field])).join(',')), ''].join('\r\n'),
    );
    expect(checked).toMatchObject({ failed: false });
  });

  it('in pieces, where they are longer than one', () => {
    const long = Array.from({ length: 300 }, (_, index) => ({ id: String(index), name: '"'.repeat(index * 20) }));
    const names = ['id', 'name'] as const;
    expect(bytes(csvWriter(names), long).toString()).toBe(
      ['id,name', ...long.map((one) => names.map((field) => csvCell(one[field])).join(',')), ''].join('\r\n'),
    );
    expect([...written(ndjsonWriter, [Buffer.alloc(400_000, 'a'), Buffer.from('{}')])].map((piece) => piece.length)).toEqual([
      0, 400_001, 3,
    ]);
  });
});

it('a stored row without a column is refused instead of shifted', () => {
  expect(() => bytes(csvWriter(['id', 'name']), [{ id: '1', city: 'Oslo' }])).toThrow('a stored row has id, city, and not id, name');
});
