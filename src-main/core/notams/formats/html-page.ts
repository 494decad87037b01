/** Reads web pages, and `.xls` files that are web pages: the rows of a table of NOTAMs, else the page's text. */
import { withoutHtml } from './html.ts';
import { MAX_NOTICE_BYTES } from './input-bounds.ts';
import { textOf } from './lines.ts';
import { fileRefused } from './refused/refused.ts';
import { columnsOf, takeRow } from './table.ts';
import { openText } from './text.ts';
import type { OpenReader } from './raw-notice.ts';

export const openHtml: OpenReader = (take) => {
  const pieces: Buffer[] = [];
  let size = 0;
  return {
    read(piece) {
      pieces.push(piece);
      size += piece.length;
      if (size > MAX_NOTICE_BYTES) throw fileRefused('pageTooLarge');
    },
    end() {
      const page = textOf(Buffer.concat(pieces));
      const rows = page
        .split(/<tr\b[^<>]{0,500}>/i)
        .slice(1)
        .map((row) =>
          row
            .split(/<t[dh]\b[^<>]{0,500}>/i)
            .slice(1)
            .map(cellOf),
        );
      const headerAt = rows.findIndex((row) => columnsOf(row) !== undefined);
      const columns = columnsOf(rows[headerAt] ?? []);
      if (columns) {
        take.facts({ isKnown: true });
        for (const [at, row] of rows.entries())
          if (at > headerAt && row.length > 1) takeRow(columns, row, { element: `tr[${at + 1}]` }, take);
        return;
      }
      const text = openText(take);
      text.read(Buffer.from(withoutHtml(page.replace(/<(script|style)\b[^<>]{0,500}>[^<]{0,1000000}<\/\1>/gi, ''))));
      text.end();
    },
  };
};

const cellOf = (cell: string): string => withoutHtml(cell.split(/<\/t[dh]>/i)[0] ?? '').trim();
