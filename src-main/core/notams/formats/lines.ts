/**
 * Splits a file into lines with their numbers. Lines end in LF, CR LF or CR; each keeps its line end, so that nothing of the file is lost.
 * A line is UTF-8; one that is not is read as Latin-1, which every byte is.
 */
import { isUtf8 } from 'node:buffer';
import { MAX_NOTICE_BYTES } from './input-bounds.ts';
import { fileRefused } from './refused/refused.ts';

type Line = { text: string; end: string; number: number };

const [LF, CR] = [10, 13];

export function lineReader(take: (line: Line) => void): { read(piece: Buffer): void; end(): void } {
  /** The pieces have no end of a line. */
  let held: Buffer[] = [];
  let heldBytes = 0;
  let number = 1;

  function emitLines(isLast: boolean): void {
    const bytes = held.length === 1 ? (held[0] ?? Buffer.of()) : Buffer.concat(held);
    let from = 0;
    // Looked for once per piece, not per line: most files have no CR at all.
    let [nextLf, nextCr] = [bytes.indexOf(LF), bytes.indexOf(CR)];
    for (;;) {
      if (nextLf !== -1 && nextLf < from) nextLf = bytes.indexOf(LF, from);
      if (nextCr !== -1 && nextCr < from) nextCr = bytes.indexOf(CR, from);
      const at = nextLf === -1 ? nextCr : nextCr === -1 ? nextLf : Math.min(nextLf, nextCr);
      if (at === -1) break;
      // An LF may follow in the next piece.
      if (bytes[at] === CR && at + 1 === bytes.length && !isLast) break;
      const end = bytes[at] === CR && bytes[at + 1] === LF ? '\r\n' : bytes[at] === CR ? '\r' : '\n';
      take({ text: textOf(bytes.subarray(from, at)), end, number: number++ });
      from = at + end.length;
    }
    hold(bytes.subarray(from));
    if (isLast && heldBytes > 0) take({ text: textOf(bytes.subarray(from)), end: '', number });
  }

  function hold(rest: Buffer): void {
    held = rest.length === 0 ? [] : [rest];
    heldBytes = rest.length;
  }

  return {
    read(piece) {
      // A line that goes on is searched once; a CR at the end of the previous piece may still wait for its LF.
      const endsLine = piece.includes(LF) || piece.includes(CR) || held.at(-1)?.at(-1) === CR;
      held.push(piece);
      heldBytes += piece.length;
      if (endsLine) emitLines(false);
      if (heldBytes > MAX_NOTICE_BYTES) throw fileRefused('lineTooLong', { line: number });
    },
    end() {
      emitLines(true);
    },
  };
}

export const textOf = (bytes: Buffer): string => bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
