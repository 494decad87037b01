/**
 * Renders a document to PDF, in the thread that prints. Promise: each page says its number of how many, how old the data are, when it was
 * made, and that it is not for navigation; the fonts are embedded; no file and no address is read for it.
 */
import { buffer } from 'node:stream/consumers';
import printerModule, { type TableLayout } from 'pdfmake/js/Printer.js';
import { sentencesIn } from '#words/sentences.ts';
import { formatDatedZulu } from '#domain/time.ts';
import type { Block, Layout, PrintedDocument } from './document.ts';
import { fontFiles, readFont } from './fonts.ts';
import { sheets, widthOf, type Sheet } from './paper.ts';
import { onlyPrintable } from './printable.ts';

const FAMILY = 'DejaVu';
/** Part of its size that a letter of the font is wide, on the safe side of the average. */
const LETTER = 0.58;
const LINE = 1.2;
const GAP = 4;

const fonts = new Map(Object.values(fontFiles).map((file) => [file as string, readFont(file)]));
const files = {
  existsSync: (name: string) => fonts.has(name),
  readFileSync(name: string): Uint8Array {
    const font = fonts.get(name);
    if (font === undefined) throw new Error(`${name} is no font of the program.`);
    return font;
  },
};
const noAddresses = { resolve: () => undefined, resolved: () => Promise.resolve() };

const bare = { paddingLeft: () => 0, paddingRight: () => 0, paddingTop: () => 0, paddingBottom: () => 0 };
const layouts: Record<Layout, TableLayout> = {
  plain: { ...bare, hLineWidth: () => 0, vLineWidth: () => 0 },
  grid: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => '#555555',
    vLineColor: () => '#999999',
    fillColor: (row, { table }) => (row < (table.headerRows ?? 0) ? '#e6e6e6' : null),
    paddingLeft: () => 1.5,
    paddingRight: () => 1.5,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  },
};

export async function render({ paper, language, title, made, ages, content }: PrintedDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { printed } = await sentencesIn(language);
  const sheet = sheets[paper];
  const { width, height, side, size, small } = sheet;
  const foot = onlyPrintable([...ages, printed.made(formatDatedZulu(made))].join(' · '));
  const head = shortened(onlyPrintable(title), sheet, printed.notForNavigation);
  const footLines = Math.ceil((foot.length * small * LETTER) / widthOf(sheet)) + 1;
  const printer = new printerModule.default({ [FAMILY]: fontFiles }, files, noAddresses, () => false);
  const pdf = await printer.createPdfKitDocument(
    {
      pageSize: { width, height },
      pageMargins: [side, side + (size + 1) * LINE + GAP, side, side + footLines * small * LINE + GAP],
      defaultStyle: { font: FAMILY, fontSize: size },
      language,
      displayTitle: true,
      version: '1.7',
      info: { title: onlyPrintable(title), creator: 'Aeroshelf', producer: 'Aeroshelf', creationDate: new Date(made) },
      header: () => ({
        columns: [
          { text: head, bold: true, width: '*' },
          { text: printed.notForNavigation, bold: true, alignment: 'right', width: 'auto' },
        ],
        fontSize: size + 1,
        margin: [side, side, side, 0],
      }),
      footer: (page, pages) => ({
        stack: [{ text: foot }, { text: printed.page(page, pages), alignment: 'right', bold: true }],
        fontSize: small,
        margin: [side, GAP, side, 0],
      }),
      content: withBookmarks(content.map(cleaned)),
    },
    { tableLayouts: layouts },
  );
  pdf.end();
  const bytes = await buffer(pdf);
  return new Uint8Array(bytes);
}

/** Room is left for what is next to it. */
function shortened(title: string, sheet: Sheet, following: string): string {
  const most = Math.floor(widthOf(sheet) / ((sheet.size + 1) * (LETTER + 0.05))) - following.length - 2;
  return title.length <= most ? title : `${title.slice(0, most - 1).trimEnd()}…`;
}

/** Bookmarks by the names that pdfmake has for them; those of the second level are under the one before. */
function withBookmarks(blocks: readonly Block[]): unknown[] {
  let parent: string | undefined;
  let count = 0;
  const marked = (block: Block): unknown => {
    if ('stack' in block) return { ...block, stack: block.stack.map(marked) };
    if (!('text' in block) || block.bookmark === undefined) return block;
    if (block.bookmark === 2) return { ...block, outline: true, outlineParentId: parent };
    parent = `bookmark${(count += 1)}`;
    return { ...block, outline: true, id: parent };
  };
  return blocks.map(marked);
}

/** A copy without characters that the fonts lack; pdfmake also writes into what it is given. */
function cleaned<Part extends Block>(block: Part): Part {
  if ('text' in block) {
    const { text } = block;
    return {
      ...block,
      text:
        typeof text === 'string'
          ? onlyPrintable(text)
          : text.map((run) => (typeof run === 'string' ? onlyPrintable(run) : { ...run, text: onlyPrintable(run.text) })),
    };
  }
  if ('stack' in block) return { ...block, stack: block.stack.map(cleaned) };
  if ('canvas' in block) return { ...block, canvas: block.canvas.map((one) => ({ ...one })) };
  if ('columns' in block) return { ...block, columns: block.columns.map(cleaned) };
  return { ...block, table: { ...block.table, body: block.table.body.map((row) => row.map(cleaned)) } };
}
