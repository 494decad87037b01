/**
 * Reads rows of a comma-separated file as the exports of NOTAMs write them: fields in quotation marks may contain line ends, and what
 * core/reference/sources/csv refuses is tolerated. Promise: a field that is open at the end of a line ends there if the next line begins like a
 * row, so that a stray quotation mark costs one row; each line is looked at twice at most, whatever is open.
 */
import { fieldsOf, isOpenAfter } from './csv-line.ts';
import { lineReader } from './lines.ts';
import { MAX_UNKNOWN_BYTES } from './input-bounds.ts';

type Row = { fields: string[]; line: number };
type DamagedRow = { text: string; line: number };

type RowTaking = {
  /** Tells whether the fields of a row are those of the file; the others are handed out as damaged, with the lines after them. */
  fits(fields: readonly string[]): boolean;
  /** Tells whether a line, taken by itself, begins like a row of the file. */
  begins(line: string, about: { isInField: boolean }): boolean;
  row(row: Row): void;
  damaged(row: DamagedRow): void;
};

export function csvRows(take: RowTaking): { read(piece: Buffer): void; end(): void } {
  let lines: string[] = [];
  let letters = 0;
  let from = 0;
  let isOpen = false;
  /** The lines held are no row, whatever follows: they end before the next one. */
  let isDamaged = false;

  const held = (): string => lines.join('').replace(/(?:\r\n|\n|\r)$/, '');
  const drop = () => {
    lines = [];
    letters = 0;
  };

  function handOutDamaged(): void {
    const text = held();
    drop();
    if (text.trim() !== '') take.damaged({ text, line: from });
  }

  function reset(): void {
    if (isOpen || isDamaged) handOutDamaged();
    isOpen = false;
    isDamaged = false;
  }

  /** A row whose fields are closed; the lines after one that does not fit may be of it. */
  function endRow(fields: string[]): void {
    const isBlank = fields.length === 1 && fields[0] === '';
    isDamaged = !isBlank && !take.fits(fields);
    if (isDamaged) return;
    drop();
    if (!isBlank) take.row({ fields, line: from });
  }

  function addLine(text: string, end: string): void {
    const isFirst = lines.length === 0;
    lines.push(text + end);
    letters += text.length + end.length;
    if (isDamaged) return;
    if (isFirst) {
      const line = fieldsOf(text);
      isOpen = line.isOpen;
      if (!isOpen) endRow(line.fields);
    } else {
      isOpen = isOpenAfter(text, isOpen);
      if (!isOpen) endRow(fieldsOf(held()).fields);
    }
  }

  const reader = lineReader(({ text, end, number }) => {
    if ((isOpen || isDamaged) && take.begins(text, { isInField: isOpen })) reset();
    if (lines.length === 0) from = number;
    addLine(text, end);
    if (letters > MAX_UNKNOWN_BYTES) {
      isDamaged = true;
      handOutDamaged();
    }
  });
  return {
    read: (piece) => reader.read(piece),
    end() {
      reader.end();
      reset();
    },
  };
}
