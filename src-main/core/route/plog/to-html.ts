/** Writes a log as one page of HTML that needs nothing else: no script, no address; it prints as it is. */
import type { Plog, PlogAerodrome } from '#contract/route/plog.ts';
import type { Sentences } from '#words/sentences.ts';
import { plainInHtml, textInHtml } from '#core/text/html.ts';
import { formatDatedZulu } from '#domain/time.ts';
import { legColumns, unitOf, type ColumnKey } from '#words/leg-columns.ts';
import { aerodromeLines, cellsOf, legendOf, summaryOf } from './around.ts';
import { agesOf, notesOf } from './notes.ts';

const keys = (Object.keys(legColumns) as ColumnKey[]).filter((key) => key !== 'trueHeading');
const style = `body{font:14px/1.35 sans-serif;margin:1.5em}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{border:1px solid #777;padding:.25em .4em;text-align:right}th:first-child,td:first-child{text-align:left}thead th{background:#e6e6e6}
.write{min-width:4.5em}footer{margin-top:1.5em;font-size:.9em}@media print{body{margin:0;font-size:9px}thead{display:table-header-group}tr{break-inside:avoid}}`;

export function plogToHtml(plog: Plog, words: Sentences): string {
  const { language, printed, legHeads } = words;
  const { start, leg: cellOf, total } = cellsOf(plog, words);
  const head = keys.map(
    (key) =>
      `<th scope="col"${isBox(key) ? ' class="write"' : ''}>${textInHtml(legHeads[key].short)}<br>${textInHtml(unitOf(key, plog.totals))}</th>`,
  );
  const rows = [row(keys.map(start)), ...plog.legs.map((leg) => row(keys.map((key) => cellOf(leg, key))))];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plainInHtml(plog.title)}</title><style>${style}</style></head>
<body>
<h1>${textInHtml(plog.title)}</h1>
<p><strong>${textInHtml(printed.notForNavigation)}.</strong> ${textInHtml(
    summaryOf(plog, words)
      .map(({ name, value }) => `${name} ${value}`)
      .join(' · '),
  )}</p>
<table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot>${row(keys.map(total))}</tfoot>
</table>
<ul>${[...notesOf(plog, words), legendOf(keys, words)].map((note) => `<li>${textInHtml(note)}</li>`).join('')}</ul>
${plog.aerodromes.map((aerodrome) => section(aerodrome, words)).join('\n')}
<footer>${textInHtml([...agesOf(plog, words), printed.made(formatDatedZulu(Date.parse(plog.made)))].join(' · '))} · <strong>${textInHtml(printed.notForNavigation)}</strong></footer>
</body>
</html>
`;
}

const isBox = (key: ColumnKey): boolean => key === 'ato' || key === 'fuelActual';

function row([first = '', ...others]: readonly string[]): string {
  return `<tr><th scope="row">${textInHtml(first)}</th>${others.map((text) => `<td>${textInHtml(text)}</td>`).join('')}</tr>`;
}

function section(aerodrome: PlogAerodrome, words: Sentences): string {
  const { title, lines, weather } = aerodromeLines(aerodrome, words);
  return `<h2>${textInHtml(title)}</h2>${[...lines, ...weather].map((line) => `<p>${textInHtml(line)}</p>`).join('')}`;
}
