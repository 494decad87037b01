/**
 * Tables for a spreadsheet, at `spreadsheet=true`. Promise: no cell is taken for a formula, and no text of data hides or turns what is next to it; figures
 * stay figures. Without it a table has the bytes of the data (CWE-1236).
 */
import { SPREADSHEET } from '#contract/schema/parameters.ts';
import { visible } from '#domain/text/visible-text.ts';
import { invalid } from '#core/refusal.ts';
import type { NamedFile, Streamed } from '../handlers.ts';
import { csvCell } from '#core/text/csv.ts';

type Query = Readonly<Record<string, unknown>>;

const header = { [SPREADSHEET.toLowerCase()]: "cells that begin with = + - @ tab or CR have ' before them, but for numbers" };

/** Throws `invalidRequest` where it has no effect. */
export function checkSpreadsheet({ spreadsheet, format = 'json' }: Query): void {
  if (spreadsheet === undefined || format === 'csv') return;
  throw invalid(`spreadsheet: has no effect with format=${String(format)}; use format=csv`);
}

/** Returns the answer itself, or for a spreadsheet the same table with such cells quoted. */
export function tableFor<Answer extends object>(
  { spreadsheet }: Query,
  answer: Answer | Streamed | NamedFile,
): Answer | Streamed | NamedFile {
  if (spreadsheet !== 'true') return answer;
  if ('file' in answer) {
    const cells = quotedCells();
    const text = cells(Buffer.from(answer.file).toString()) + cells(undefined);
    return { ...answer, file: Buffer.from(text), headers: { ...answer.headers, ...header } };
  }
  if (!('rows' in answer)) return answer;
  const { rows, headers } = answer;
  return { rows: { ...rows, chunks: quotedChunks(rows.chunks) }, headers: { ...headers, ...header } };
}

async function* quotedChunks(chunks: AsyncIterable<string>): AsyncIterable<string> {
  const cells = quotedCells();
  for await (const chunk of chunks) yield cells(chunk);
  yield cells(undefined);
}

/** Takes a table of RFC 4180 in pieces, and undefined for its end; gives the cells that are whole. */
function quotedCells(): (piece: string | undefined) => string {
  let cell = '';
  let isQuoted = false;
  return (piece) => {
    if (piece === undefined) return cell === '' ? '' : quoted(cell);
    let out = '';
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const sign = piece[at];
      if (sign === '"') isQuoted = !isQuoted;
      else if (!isQuoted && (sign === ',' || sign === '\n')) {
        const whole = cell + piece.slice(from, at);
        const end = sign === '\n' && whole.endsWith('\r') ? '\r\n' : sign;
        out += quoted(end === '\r\n' ? whole.slice(0, -1) : whole) + end;
        cell = '';
        from = at + 1;
      }
    }
    cell += piece.slice(from);
    return out;
  };
}

const number = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function quoted(cell: string): string {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  const isFormula = /^[=+\-@\t\r]/.test(text) && !number.test(text);
  const shown = visible(text);
  if (isFormula) return `"'${shown.replaceAll('"', '""')}"`;
  return shown === text ? cell : csvCell(shown);
}
