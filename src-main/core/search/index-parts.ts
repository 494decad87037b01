/**
 * The index is bytes: one part for each array, stored as rows of table search_index. Opening creates views on those bytes and no objects.
 * Numbers are in the byte order of the machine, little-endian on all that Node and Electron run on; a dataset is built where it is used.
 */
export type Part = { part: string; data: Uint8Array };

/** Raised when the arrays change their meaning, so that an index of another version is refused and not misread. */
export const FORMAT = 2;

export function asPart(part: string, array: Uint32Array | Uint16Array | Uint8Array): Part {
  return { part, data: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) };
}

/** Reads parts by name; throws for one that is missing or truncated. */
export function readParts(given: Iterable<Part>) {
  const parts = new Map<string, Uint8Array>();
  for (const { part, data } of given) parts.set(part, data);

  /** The part at an offset that a typed array accepts: SQLite hands out Buffers that may begin at an odd one, and only then are copied. */
  const aligned = (part: string, unit: number) => {
    const data = parts.get(part);
    if (data === undefined) throw new Error(`The search index has no part "${part}"; import the dataset again.`);
    if (data.byteLength % unit !== 0) throw new Error(`The part "${part}" of the search index is cut off; import the dataset again.`);
    return data.byteOffset % unit === 0 ? data : Uint8Array.from(data);
  };

  return {
    wide(part: string): Uint32Array {
      const { buffer, byteOffset, byteLength } = aligned(part, 4);
      return new Uint32Array(buffer, byteOffset, byteLength / 4);
    },
    narrow(part: string): Uint16Array {
      const { buffer, byteOffset, byteLength } = aligned(part, 2);
      return new Uint16Array(buffer, byteOffset, byteLength / 2);
    },
    bytes: (part: string): Uint8Array => aligned(part, 1),
  };
}

export type Parts = ReturnType<typeof readParts>;

/** The widest number in a part has this many bytes, and parts begin at multiples of them. */
const WIDEST = 4;
/** The next index of the same world is a little larger. */
const SPARE = 1.03;

/** Bytes that the parts of a table take when they are placed, in SQL. */
export const roomOfParts = `SUM(length(data) + ${WIDEST})`;

/** Frees the memory at once, which a collection may do long after. A part of a larger piece is not its own to free. */
function free({ data: { buffer, byteLength } }: Part): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/**
 * Memory for one index after the other, each of which overwrites the one before. The first stays where it was read, which a start waits for; the others take the
 * same memory in turn: requested again at each swap, it would leave holes of some ten megabytes, which the process keeps. `roomOf` gives bytes.
 */
export function openPartMemory(): (parts: Iterable<Part>, roomOf: () => number) => readonly Part[] {
  let first: readonly Part[] | undefined;
  let memory = new ArrayBuffer(0);
  return (parts, roomOf) => {
    if (first === undefined) return (first = [...parts]);
    const room = roomOf();
    first.forEach(free);
    first = [];
    if (room > memory.byteLength) {
      memory.transfer(0);
      memory = new ArrayBuffer(Math.ceil(room * SPARE));
    }
    const placed: Part[] = [];
    let at = 0;
    for (const read of parts) {
      const data = new Uint8Array(memory, at, read.data.byteLength);
      data.set(read.data);
      placed.push({ part: read.part, data });
      at = Math.ceil((at + data.byteLength) / WIDEST) * WIDEST;
      free(read);
    }
    return placed;
  };
}
