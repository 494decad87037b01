/** Reads the columns of domain/map-set one after the other, as the core writes them (core/map/byte-writer.ts). Throws where they end too early. */
export type ColumnReader = {
  numbers(): Uint32Array;
  signed(): Int32Array;
  text(): string;
};

export function readColumns(bytes: Uint8Array, mark: string): ColumnReader {
  const found = new TextDecoder().decode(bytes.subarray(0, mark.length));
  if (found !== mark) throw new Error(`the data of the map begins with "${found}" instead of "${mark}"`);
  const lengths = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = mark.length;
  const next = (): Uint8Array => {
    const length = lengths.getUint32(at, true);
    at += 4 + length;
    if (at > bytes.length) throw new Error('the data of the map is truncated');
    return bytes.subarray(at - length, at);
  };
  const numbers = (): Uint32Array => {
    const column = next();
    const width = column[0] ?? 1;
    const values = new Uint32Array((column.length - 1) / width);
    for (let plane = 0; plane < width; plane++) {
      const from = 1 + plane * values.length;
      for (let index = 0; index < values.length; index++)
        values[index] = ((values[index] ?? 0) | ((column[from + index] ?? 0) << (8 * plane))) >>> 0;
    }
    return values;
  };
  return {
    numbers,
    signed: () => Int32Array.from(numbers(), (value) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)),
    text: () => new TextDecoder().decode(next()),
  };
}
