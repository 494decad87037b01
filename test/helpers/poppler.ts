/** PDF files as Poppler's tools see them: independent of the library that made them. Without the tools the tests say loudly that they were skipped. */
import { execFileSync, spawnSync } from 'node:child_process';

export const isPopplerHere = spawnSync('pdftotext', ['-v']).error === undefined;
if (!isPopplerHere) console.warn('SKIPPED: there is no pdftotext (poppler-utils); what is on the pages of a PDF is NOT covered.');

const run = (tool: string, args: readonly string[], pdf: Uint8Array): string =>
  execFileSync(tool, [...args, '-'], { input: pdf, encoding: 'utf8', maxBuffer: 100_000_000 });

/** Reads the text of each page, laid out as on it. */
export function pagesOf(pdf: Uint8Array): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 100_000_000 });
  return text.split('\f').slice(0, -1);
}

export type PrintedFont = { name: string; isEmbedded: boolean };

export function fontsOf(pdf: Uint8Array): PrintedFont[] {
  const [, rule = '', ...lines] = run('pdffonts', [], pdf).trimEnd().split('\n');
  // The rule under the head has a run of dashes for each column.
  const [name, , , embedded] = [...rule.matchAll(/-+/g)].map(({ index, 0: dashes }) => [index, index + dashes.length] as const);
  return lines.map((line) => ({ name: line.slice(...(name ?? [])).trim(), isEmbedded: line.slice(...(embedded ?? [])).trim() === 'yes' }));
}

/** Reads width and height of the first page, in points. */
export function pageSizeOf(pdf: Uint8Array): { width: number; height: number } {
  const [, width = '', height = ''] = /^Page size: +([\d.]+) x ([\d.]+) pts/m.exec(run('pdfinfo', [], pdf)) ?? [];
  return { width: Number(width), height: Number(height) };
}
