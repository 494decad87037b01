/** Bodies of airports, laid one behind the other in blocks, so that a reader takes the whole set in with a few reads. */
import type { Writer } from './writer.ts';

const ROWS_A_BLOCK = 5_000;

export function openBodyBlocks(db: Writer): { add(row: number, body: string): void; end(): void } {
  const insert = db.prepare('INSERT INTO airport_bodies (first_row, data, lengths) VALUES (?, ?, ?)');
  let firstRow = 0;
  let texts: string[] = [];
  let lengths: number[] = [];

  const end = () => {
    if (texts.length === 0) return;
    insert.run(firstRow, Buffer.from(texts.join('')), new Uint8Array(Uint32Array.from(lengths).buffer));
    texts = [];
    lengths = [];
  };
  return {
    add(row, body) {
      if (texts.length === 0) firstRow = row;
      texts.push(body, ',');
      lengths.push(Buffer.byteLength(body) + 1);
      if (lengths.length === ROWS_A_BLOCK) end();
    },
    end,
  };
}
