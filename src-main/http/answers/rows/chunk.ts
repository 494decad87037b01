const LENGTH = 131_072;
/** Up to here a loop is faster than the call that copies. */
const SHORT = 24;

/** A piece of an answer while it is written. Its writer asks for room before each row. */
export class Chunk {
  readonly buffer: Buffer;
  /** Bytes written. */
  length = 0;

  /** With room for `least` bytes at least. */
  constructor(least: number) {
    this.buffer = Buffer.allocUnsafe(Math.max(LENGTH, least));
  }

  byte(value: number): void {
    this.buffer[this.length++] = value;
  }

  copy(from: Buffer, start = 0, end = from.length): void {
    if (end - start > SHORT) this.length += from.copy(this.buffer, this.length, start, end);
    else for (let at = start; at < end; at++) this.byte(from[at] ?? 0);
  }

  text(value: string): void {
    this.length += this.buffer.write(value, this.length);
  }

  hasRoom(bytes: number): boolean {
    return this.length + bytes <= this.buffer.length;
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }
}
