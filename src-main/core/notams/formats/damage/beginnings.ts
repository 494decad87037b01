/**
 * Where NOTAMs begin in the letters of a file, whatever is around them: in a row, in quotation marks, between tags. Independent of the readers of
 * formats, so that what a reader lost can be told by counting.
 */
import type { FormatName } from '../raw-notice.ts';

/** Forms of a file, each with what begins a NOTAM in it. */
export type FileForm = 'text' | 'json' | 'xml';

const serial = String.raw`[A-Z]{0,2}\d{1,5}\/\d{2}(?:\d{2})?(?:[A-Z]\d{2})?`;

/**
 * What begins a NOTAM in a text: a word that is quickly looked for, and what stands around it. `A0123/26 NOTAMN`, `(К3153/19 НОТАМН`, `!ABC 05/612 ABC`,
 * `(SNOWTAM 0123`.
 */
const inText: readonly { word: string; before?: RegExp; from: RegExp; key(before: string, from: string): string }[] = [
  {
    word: 'NOTAM',
    before: new RegExp(String.raw`(?<![A-Z0-9/])\(?(${serial})\s{1,5}$`),
    from: /^NOTAM[NRC](?![A-Z])/,
    key: (before) => before,
  },
  { word: 'НОТАМ', before: /\(?([А-ЯA-Z]{1,2}\d{1,5}\/\d{2})\s{1,5}$/, from: /^/, key: (before) => before },
  { word: '!', from: /^!\s?([A-Z0-9]{2,5}\s{1,5}\d{1,2}\/\d{3,5})(?=\s{1,5}[A-Z0-9])/, key: (_, from) => from.replace(/\s+/, ' ') },
  { word: '(SNOWTAM', from: /^\((SNOWTAM\s{1,5}\d{1,4})/, key: (_, from) => from.replace(/\s+/, ' ') },
];
/** Letters looked at in front of a word and from it on. */
const AROUND = 40;

/** The member that makes an object a NOTAM of its format. */
const inJson =
  /"(?:(?<search>notamNumber)"\s{0,9}:|(?<feature>coreNOTAMData)"\s{0,9}:|(?<translated>translations)"\s{0,9}:\s{0,9}\[|(?<all>all)"\s{0,9}:\s{0,9}"|(?<raw>rawtext)"\s{0,9}:\s{0,9}"|(?<pk>pk)"\s{0,9}:|(?<id>notamId)"\s{0,9}:)/g;
const inXml = /<(?:[A-Za-z_][\w.-]{0,40}:)?(?:(?<pib>Notam)>|(?<aixm>NOTAM)[\s>])/g;

const jsonKeys: Readonly<Partial<Record<FormatName, string>>> = {
  'faa-search': 'search',
  'faa-api': 'feature',
  nms: 'feature',
  'api-notams': 'translated',
  'icao-api': 'all',
  daip: 'raw',
  'nav-canada': 'pk',
  aerodb: 'id',
  pib: 'pib',
  aixm: 'aixm',
};

/** The key under which a NOTAM of a format is counted; undefined where its text tells. */
export const keyOf = (format: FormatName): string | undefined => jsonKeys[format];

/** `key`: the number with its office, or the member or element that begins it. */
export type Beginning = { key: string; at: number };

export function beginningsIn(text: string, form: FileForm = 'text'): Beginning[] {
  if (form === 'text') return beginningsInText(text);
  const found: Beginning[] = [];
  for (const { index: at, groups = {} } of text.matchAll(form === 'json' ? inJson : inXml)) {
    found.push({ key: Object.keys(groups).find((name) => groups[name] !== undefined) ?? '', at });
  }
  return found;
}

function beginningsInText(text: string): Beginning[] {
  const found: Beginning[] = [];
  for (const { word, before, from, key } of inText) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      const behind = from.exec(text.slice(at, at + AROUND));
      const ahead = behind && before?.exec(text.slice(Math.max(0, at - AROUND), at));
      if (!behind || (before && !ahead)) continue;
      found.push({ key: key(ahead?.[1] ?? '', behind[1] ?? ''), at: at - (ahead?.[0].length ?? 0) });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
