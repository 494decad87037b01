/** A briefing as one page of HTML that needs nothing else: no script, no address; it prints as it is. Promise: every text is escaped. */
import { plainInHtml, textInHtml } from '#core/text/html.ts';
import type { BriefingSheet, SheetNotice, SheetPart } from '#contract/briefing/sheet.ts';

const style = `body{font:15px/1.4 sans-serif;margin:1.5em auto;padding:0 1em;max-width:60em}h1{font-size:1.5em}h2{font-size:1.2em;border-bottom:2px solid;margin-top:1.6em}
h3{font-size:1em}table{border-collapse:collapse;margin:.5em 0;font-variant-numeric:tabular-nums}th,td{border:1px solid #777;padding:.2em .5em;text-align:left;vertical-align:top}
th{background:#e6e6e6;color:#000}.notice{border-left:4px solid #777;padding-left:.7em;margin:1em 0;break-inside:avoid}.s5{border-color:#b00020}.s4{border-color:#b55c00}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.35 monospace;background:#f2f2f2;color:#000;padding:.5em;margin:.3em 0}p{margin:.3em 0}
.small{font-size:.85em}footer{margin-top:2em;border-top:1px solid;font-size:.9em}@media print{body{margin:0;max-width:none;font-size:10px}pre{font-size:9px}details>summary{list-style:none}}`;

export function briefingToHtml({ title, parts, foot, language }: BriefingSheet): string {
  const writing = language === 'en' ? english : otherLanguage;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plainInHtml(title)}</title><style>${style}</style></head>
<body>
<h1>${textInHtml(title)}</h1>
${parts.map((part) => partText(part, writing)).join('\n')}
<footer>${textInHtml(foot.join(' · '))}</footer>
</body>
</html>
`;
}

/** How texts are written, and the attribute of those as published. */
type Writing = { text: (text: string) => string; raw: string };

const english: Writing = { text: textInHtml, raw: '' };
/** Between these quotation marks are words of a NOTAM, which are not of the language of the page. */
const otherLanguage: Writing = {
  text: (text) => textInHtml(text).replaceAll(/«\u00A0([^«»]*)\u00A0»/g, '«\u00A0<span lang="en">$1</span>\u00A0»'),
  raw: ' lang="en"',
};

function partText(part: SheetPart, writing: Writing): string {
  const { text: written } = writing;
  switch (part.kind) {
    case 'heading':
      return part.level === 1 ? `<h2>${written(part.text)}</h2>` : `<h3>${written(part.text)}</h3>`;
    case 'lines': {
      const lines = part.lines.map(({ text, isStrong }) => (isStrong ? `<b>${written(text)}</b>` : written(text)));
      if (lines.length === 0) return '';
      return part.isList ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : lines.map((line) => `<p>${line}</p>`).join('');
    }
    case 'notShown':
      return part.lines.map((line) => `<p class="small">${written(line)}</p>`).join('');
    case 'table':
      return `<table><thead>${rowText(part.head, 'th scope="col"', writing)}</thead><tbody>${part.rows.map((row) => rowText(row, 'td', writing)).join('')}</tbody></table>`;
    case 'notice':
      return noticeText(part.notice, writing);
    case 'folded':
      return `<details><summary>${written(part.title)}</summary>${part.notices.map((notice) => noticeText(notice, writing)).join('')}</details>`;
  }
}

const rowText = (cells: readonly string[], open: string, { text }: Writing): string =>
  `<tr>${cells.map((cell) => `<${open}>${text(cell)}</${open.slice(0, 2)}>`).join('')}</tr>`;

const noticeText = ({ head, headline, facts, raw, severity }: SheetNotice, writing: Writing): string =>
  `<section class="notice s${severity}"><p><b>${writing.text(head)}</b></p>${headline === '' ? '' : `<p>${writing.text(headline)}</p>`}<p>${writing.text(facts.join(' '))}</p><pre${writing.raw}>${textInHtml(raw)}</pre></section>`;
