/**
 * Columns as bytes, each after its length in four bytes, least significant first. Texts are in UTF-8. Whole numbers are in planes: how many bytes a number
 * takes, then the lowest byte of all numbers, then the next: the upper planes compress to nothing.
 */
export type ColumnWriter = {
  /** Whole numbers from 0 up to 2^32 − 1. */
  numbers(values: readonly number[]): void;
  /** The same of any sign, from −2^31 up to 2^31 − 1. */
  signed(values: readonly number[]): void;
  text(value: string): void;
  bytes(): Buffer;
};

/** `mark` comes first. */
export function writeColumns(mark: string): ColumnWriter {
  const pieces: Uint8Array[] = [Buffer.from(mark)];
  const add = (piece: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(piece.length);
    pieces.push(length, piece);
  };
  return {
    numbers: (values) => add(planesOf(values)),
    signed: (values) => add(planesOf(values.map(interleaved))),
    text: (value) => add(Buffer.from(value)),
    bytes: () => Buffer.concat(pieces),
  };
}

/** 0, −1, 1, −2 … as 0, 1, 2, 3 …. */
const interleaved = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

function planesOf(values: readonly number[]): Uint8Array {
  const most = values.reduce((largest, value) => Math.max(largest, value), 0);
  const width = most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : most < 2 ** 24 ? 3 : 4;
  const bytes = new Uint8Array(1 + width * values.length);
  bytes[0] = width;
  for (let plane = 0; plane < width; plane++) {
    const from = 1 + plane * values.length;
    values.forEach((value, at) => (bytes[from + at] = value >>> (8 * plane)));
  }
  return bytes;
}
