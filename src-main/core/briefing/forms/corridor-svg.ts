/** The drawing of a corridor as SVG for a page or for paper, which know no style sheet. Promise: every text is escaped. */
import { plainInHtml } from '#core/text/html.ts';
import type { CorridorMap } from '#contract/briefing/sheet.ts';

/** Height of a letter, and of a line, as parts of the longer side. */
const [LETTER, LINE] = [1 / 30, 1 / 250];

export function corridorSvg({ left, top, width, height, corridorNm, route, points, areas }: CorridorMap): string {
  const longest = Math.max(width, height);
  const [letter, line] = [longest * LETTER, longest * LINE];
  const label = (x: number, y: number, text: string) =>
    `<text x="${x}" y="${y}" font-size="${letter}" font-family="DejaVu" fill="#000000">${plainInHtml(text)}</text>`;
  const drawn = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#f4f6f8"/>`,
    `<path d="${route}" ${drawn} stroke="#d5dce3" stroke-width="${2 * corridorNm}"/>`,
    ...areas.map(
      ({ path, severity }) => `<path d="${path}" ${drawn} stroke="${severity >= 4 ? '#b00020' : '#555555'}" stroke-width="${line}"/>`,
    ),
    `<path d="${route}" ${drawn} stroke="#0b5cad" stroke-width="${2 * line}"/>`,
    ...points.map(({ x, y, text }) => `<circle cx="${x}" cy="${y}" r="${letter / 4}" fill="#000000"/>${label(x + letter / 2, y, text)}`),
    ...areas.flatMap(({ x, y, number }) => (number === null ? [] : [label(x, y, String(number))])),
    '</svg>',
  ].join('');
}
