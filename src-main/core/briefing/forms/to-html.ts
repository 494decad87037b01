/**
 * Writes a briefing as one page of HTML that needs nothing else: no script, no address; it prints as it is. Promise: every text is escaped.
 */
import { plainInHtml, textInHtml } from '#core/text/html.ts';
import type { BriefingSheet, SheetColumn, SheetNotice, CorridorMap } from '#contract/briefing/sheet.ts';
import { lineOf } from './notice-lines.ts';
import { printedParts, type PrintedPart } from './printed.ts';

const style = `body{font:15px/1.4 sans-serif;margin:1.5em auto;padding:0 1em;max-width:60em}h1{font-size:1.5em}h2{font-size:1.2em;border-bottom:2px solid;margin-top:1.6em}
h3{font-size:1em}table{border-collapse:collapse;margin:.5em 0;font-variant-numeric:tabular-nums}th,td{border:1px solid #777;padding:.2em .5em;text-align:left;vertical-align:top}
th{background:#e6e6e6;color:#000}.notice{border-left:4px solid #777;padding-left:.7em;margin:1em 0;break-inside:avoid}.s5{border-color:#b00020}.s4{border-color:#b55c00}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.35 monospace;background:#f2f2f2;color:#000;padding:.5em;margin:.3em 0}p{margin:.3em 0}
.columns{display:flex;flex-wrap:wrap;gap:1em}.columns section{flex:1 1 16em}.bar{display:flex;height:.5em;background:#ccc}.closed,.mayBeClosed{background:#b00020}.part,.shortened{background:#b55c00}
.open{background:#9ab}.unknown{background:repeating-linear-gradient(45deg,#999 0 4px,#eee 4px 8px)}.corridor svg{width:100%;height:24em;background:#f4f6f8}
li.s5,li.s4{font-weight:bold}
.small{font-size:.85em}footer{margin-top:2em;border-top:1px solid;font-size:.9em}@media print{body{margin:0;max-width:none;font-size:10px}pre{font-size:9px}details>summary{list-style:none}}`;

export function briefingToHtml(sheet: BriefingSheet, hasAppendix: boolean): string {
  const { title, foot, language } = sheet;
  const writing = language === 'en' ? english : otherLanguage;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plainInHtml(title)}</title><style>${style}</style></head>
<body>
<h1>${textInHtml(title)}</h1>
${printedParts(sheet, hasAppendix)
  .map((part) => partText(part, writing))
  .join('\n')}
<footer>${textInHtml(foot.join(' · '))}</footer>
</body>
</html>
`;
}

/** It says how texts are written, and the attribute of those as published. */
type Writing = { text: (text: string) => string; raw: string };

const english: Writing = { text: textInHtml, raw: '' };
/** These quotation marks enclose words of a NOTAM, which are not in the language of the page. */
const otherLanguage: Writing = {
  text: (text) => textInHtml(text).replaceAll(/«\u00A0([^«»]*)\u00A0»/g, '«\u00A0<span lang="en">$1</span>\u00A0»'),
  raw: ' lang="en"',
};

function partText(part: PrintedPart, writing: Writing): string {
  const { text: written } = writing;
  switch (part.kind) {
    case 'heading':
      return part.level === 1 ? `<h2>${written(part.text)}</h2>` : `<h3>${written(part.text)}</h3>`;
    case 'lines': {
      const lines = part.lines.map((line) => emphasized(line, written));
      if (lines.length === 0) return '';
      return part.isList ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : lines.map((line) => `<p>${line}</p>`).join('');
    }
    case 'notShown':
      return part.lines.map((line) => `<p class="small">${written(line)}</p>`).join('');
    case 'table':
      return `<table><thead>${rowText(part.head, 'th scope="col"', writing)}</thead><tbody>${part.rows.map((row) => rowText(row, 'td', writing)).join('')}</tbody></table>`;
    case 'aerodromes':
      return `<div class="columns">${part.columns.map((column) => columnText(column, writing)).join('')}</div>`;
    case 'corridor':
      return `<div class="corridor">${corridorSvg(part.map)}</div>`;
    case 'notices': {
      const { title, notices, acknowledgedTitle, acknowledged } = part;
      const list = (of: readonly SheetNotice[]) =>
        `<ul class="small">${of.map((notice) => `<li class="s${notice.severity}">${written(lineOf(notice))}</li>`).join('')}</ul>`;
      const read =
        acknowledged.length === 0 ? '' : `<details><summary>${written(acknowledgedTitle)}</summary>${list(acknowledged)}</details>`;
      return `<h3>${written(title)}</h3>${list(notices)}${read}`;
    }
    case 'full':
      return noticeText(part.notice, writing);
  }
}

const columnText = ({ title, name, bars, lines }: SheetColumn, { text }: Writing): string =>
  `<section><h3>${text(title)}</h3><p>${text(name)}</p>${bars
    .map((bar) => {
      const spans = bar.spans.map(({ state, share }) => `<i class="${state}" style="flex:${share.toFixed(4)}"></i>`).join('');
      return `<p>${text(bar.name)} ${emphasized(bar, text)}</p><div class="bar">${spans}</div>`;
    })
    .join('')}${lines.map((line) => `<p>${emphasized(line, text)}</p>`).join('')}</section>`;

const emphasized = ({ text, isStrong }: { text: string; isStrong: boolean }, write: Writing['text']): string =>
  isStrong ? `<b>${write(text)}</b>` : write(text);

const rowText = (cells: readonly string[], open: string, { text }: Writing): string =>
  `<tr>${cells.map((cell) => `<${open}>${text(cell)}</${open.slice(0, 2)}>`).join('')}</tr>`;

const noticeText = ({ number, place, headline, facts, raw, severity }: SheetNotice, writing: Writing): string =>
  `<section class="notice s${severity}"><p><b>${writing.text([number, place, headline].filter(Boolean).join(' · '))}</b></p><p>${writing.text(facts.join(' '))}</p><pre${writing.raw}>${textInHtml(raw)}</pre></section>`;

/** A letter and a line have these heights, as parts of the longer side. */
const [LETTER, LINE] = [1 / 30, 1 / 250];

/** The drawing of a corridor for a page or for paper, which know no style sheet. Promise: every text is escaped. */
function corridorSvg({ left, top, width, height, corridorNm, route, points, areas }: CorridorMap): string {
  const longest = Math.max(width, height);
  const [letter, line] = [longest * LETTER, longest * LINE];
  const label = (x: number, y: number, text: string, anchor = 'start') =>
    `<text x="${x}" y="${y}" font-size="${letter}" text-anchor="${anchor}" font-family="DejaVu" fill="#000000">${plainInHtml(text)}</text>`;
  const drawn = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#f4f6f8"/>`,
    `<path d="${route}" ${drawn} stroke="#d5dce3" stroke-width="${2 * corridorNm}"/>`,
    ...areas.map(
      ({ path, severity }) => `<path d="${path}" ${drawn} stroke="${severity >= 4 ? '#b00020' : '#555555'}" stroke-width="${line}"/>`,
    ),
    `<path d="${route}" ${drawn} stroke="#0b5cad" stroke-width="${2 * line}"/>`,
    ...points.map(({ x, y, text, side, nameY }) => {
      const named = side === 'right' ? label(x + letter / 2, nameY, text) : label(x - letter / 2, nameY, text, 'end');
      return `<circle cx="${x}" cy="${y}" r="${letter / 4}" fill="#000000"/>${named}`;
    }),
    ...areas.flatMap(({ x, y, number }) => (number === null ? [] : [label(x, y, String(number))])),
    '</svg>',
  ].join('');
}
