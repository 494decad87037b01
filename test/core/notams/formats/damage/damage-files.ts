/** A small file of each format, with twelve NOTAMs written for this project, and what damage to a file may do. */
import { FileRefusal } from '#core/notams/formats/refused/refused.ts';
import { messages, readFile } from '../read.ts';

const numbers = Array.from({ length: 12 }, (_, index) => `B${String(2301 + index)}/26`);
const items = (number: string, at: number) =>
  `Q) LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 26031${10 + at}130 C) PERM\nE) RWY 11/29 CLSD, SEE SUP ${100 + at}/26. TEST OF ${number.slice(1, 5)} "APRON ${at}", TWY L`;
const icao = (number: string, at: number) => `${number} NOTAMN\n${items(number, at)}`;
const domestic = (_: string, at: number) =>
  `!ATL 03/4${10 + at} ATL OBST CRANE ${at} (ASN 2025-ASO-1002${at}-NRA) 333744N0842609W (0.6NM SW ATL) 26033119${10 + at}-2608311200`;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = (rows: readonly (readonly string[])[]) => `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
const search = (number: string, at: number) => ({
  facilityDesignator: 'VIE',
  notamNumber: number,
  issueDate: '03/01/2026 0649',
  startDate: '03/11/2026 1130',
  endDate: 'PERM',
  icaoMessage: icao(number, at),
  traditionalMessage: ' ',
  icaoId: 'LOWW',
  nested: { parts: [{ a: at }, { b: [1, 2] }] },
});
const feature = (number: string, at: number) => ({
  type: 'Feature',
  properties: {
    coreNOTAMData: {
      notam: { id: `NOTAM_1_${at}`, number, type: 'N', issued: '2026-03-01T06:49:00.000Z', text: `RWY ${at} CLSD`, location: 'LOWW' },
      notamTranslation: [
        { type: 'LOCAL_FORMAT', simpleText: domestic(number, at) },
        { type: 'ICAO', formattedText: icao(number, at) },
      ],
    },
  },
  geometry: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [16.5, 48.1] }] },
});
const translated = (number: string, at: number) => ({
  number: at,
  id: number,
  type: 'N',
  effectiveStart: '2026-03-11T11:30:00.000+00:00',
  translations: [{ type: 'ICAO', text: icao(number, at) }],
});
const pib = (number: string, at: number) =>
  `<Notam>\n<NOF>LOWW</NOF><Series>B</Series><Number>${number.slice(1, 5)}</Number><Year>26</Year><Type>N</Type>\n<QLine><FIR>LOVV</FIR><Code23>MR</Code23><Code45>LC</Code45></QLine>\n<ItemA>LOWW</ItemA><StartValidity>2603111130</StartValidity><EndValidity>PERM</EndValidity>\n<ItemE>RWY 11/29 CLSD TEST ${at} &amp; MORE</ItemE>\n</Notam>`;
const aixm = (number: string, at: number) =>
  `<AIXMBasicMessage gml:id="M_${at}"><hasMember><event:Event gml:id="E_${at}"><event:textNOTAM><event:NOTAM gml:id="NOTAM_1_${at}"><event:series>B</event:series><event:number>${number.slice(1, 5)}</event:number><event:year>2026</event:year><event:translation><event:NOTAMTranslation><event:type>OTHER:ICAO</event:type><event:formattedText>${icao(number, at)}</event:formattedText></event:NOTAMTranslation></event:translation></event:NOTAM></event:textNOTAM></event:Event></hasMember></AIXMBasicMessage>\n`;

export const damageFiles: readonly { name: string; content: string }[] = [
  { name: 'text in brackets', content: numbers.map((number, at) => `(${icao(number, at)})`).join('\n\n') },
  { name: 'text of the USA', content: numbers.map(domestic).join('\n') },
  {
    name: 'CSV of a line a row',
    content: csv([
      ['issue_date', 'all', 'location', 'age_days', 'id'],
      ...numbers.map((number, at) => [
        '"2026-03-01"',
        quoted(icao(number, at).replaceAll('\n', '\\n')),
        '"LOWW"',
        String(at),
        quoted(number),
      ]),
    ]),
  },
  {
    name: 'CSV with line ends in quotation marks',
    content: csv([
      ['country', 'notam_id', 'from_utc', 'raw', 'polygon'],
      ...numbers.map((number, at) => ['Austria', number, '2026-03-11T11:30:00Z', quoted(icao(number, at)), '']),
    ]),
  },
  { name: 'JSON of FAA NOTAM Search', content: JSON.stringify({ notamList: numbers.map(search), totalNotamCount: 12 }, null, 1) },
  { name: 'JSON of FAA NOTAM Search in one line', content: JSON.stringify({ totalNotamCount: 12, notamList: numbers.map(search) }) },
  { name: 'GeoJSON of the FAA', content: JSON.stringify({ pageSize: 50, items: numbers.map(feature) }) },
  { name: 'JSON with translations', content: JSON.stringify({ cost: 1, apiNotams: numbers.map(translated) }, null, 2) },
  { name: 'JSON of texts', content: JSON.stringify({ created: '2026', icao: 'LOWW', notams: numbers.map(icao) }, null, 1) },
  { name: 'JSON by lines', content: numbers.map((number, at) => JSON.stringify(search(number, at))).join('\n') },
  { name: 'PIB', content: `<?xml version="1.0"?>\n<Pib><Aerodrome><NotamList>${numbers.map(pib).join('')}</NotamList></Aerodrome></Pib>` },
  { name: 'AIXM', content: `<FNS_Snapshot>\n${numbers.map(aixm).join('')}</FNS_Snapshot>` },
  {
    name: 'web page',
    content: `<html><table><tr><th>Location</th><th>NOTAM #/LTA #</th><th>NOTAM Condition</th></tr>${numbers.map((number, at) => `<tr><td>VIE</td><td>${number}</td><td>${domestic(number, at)}</td></tr>`).join('\n')}</table></html>`,
  },
];

/** One byte is changed, inserted or taken out. */
export type Damage = { kind: 'changed' | 'inserted' | 'removed'; at: number; byte: number };

export function damaged(bytes: Buffer, { kind, at, byte }: Damage): Buffer {
  const to = kind === 'inserted' ? at : at + 1;
  return Buffer.concat([bytes.subarray(0, at), kind === 'removed' ? Buffer.of() : Buffer.of(byte), bytes.subarray(to)]);
}

/** Codes that say that something is not stored as a NOTAM of its own. */
const losses = new Set([
  'damagedRow',
  'damagedElement',
  'noticesMissing',
  'readAsText',
  'invalidJson',
  'fileTruncated',
  'unknownForm',
  'noText',
  'notNotam',
  'noNotamInLongText',
  'damagedXml',
  'nestedTooDeep',
  'notamTooLarge',
  'lineTooLong',
  'documentType',
  'unknownRoot',
]);

/** Letters as they are in every form: without blanks, escapes and entities. */
const letters = (text: string) =>
  text
    .replace(/\\[nrt]|\s+/g, '')
    .replaceAll(/\\"|""/g, '"')
    .replaceAll('&amp;', '&');
const ENDS = 12;

/** Reads the texts of the undamaged file. */
export const textsOf = (content: Buffer): string[] => [...new Set(messages(readFile(content, 65_536)).map(letters))];

/**
 * Texts that damage took away without a word; none where it is as promised. The text that holds the byte is another one then, which begins or ends as
 * it did.
 */
export function lostIn(texts: readonly string[], content: Buffer): { lost: string[]; issues: string[] } {
  try {
    const { notices, issues } = readFile(content, 65_536);
    const stored = notices.map(({ message, original }) => letters(message + (original ?? '')));
    const whole = new Set(notices.map(({ message }) => letters(message)));
    const all = stored.join('\n');
    const missing = texts.filter((text) => !whole.has(text) && !all.includes(text));
    const codes = issues.map(({ code }) => code);
    if (missing.length === 0 || codes.some((code) => losses.has(code))) return { lost: [], issues: codes };
    const [only, ...others] = missing;
    const isHeld =
      only !== undefined &&
      others.length === 0 &&
      stored.some((text) => text.includes(only.slice(0, ENDS)) || text.includes(only.slice(-ENDS)));
    return { lost: isHeld ? [] : missing, issues: codes };
  } catch (error) {
    if (error instanceof FileRefusal) return { lost: [], issues: [error.fault] };
    throw error;
  }
}
