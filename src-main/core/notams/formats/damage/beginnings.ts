/**
 * Finds where NOTAMs begin in the characters of a file, whatever is around them: in a row, in quotation marks, between tags. It shares nothing with
 * the readers of formats, so that counting shows what a reader lost.
 */
import type { FormatName } from '../raw-notice.ts';

/** Each form of a file has what begins a NOTAM in it. */
export type FileForm = 'text' | 'json' | 'xml';

const serial = String.raw`[A-Z]{0,2}\d{1,5}\/\d{2}(?:\d{2})?(?:[A-Z]\d{2})?`;

/**
 * A NOTAM begins with one of these: in a text `A0123/26 NOTAMN`, `(К3153/19 НОТАМН`, `!ABC 05/612 ABC`, `(SNOWTAM 0123`; a member that
 * makes an object one; an element that is one. The groups identify it. Each begins with a letter that is quickly found, and looks back for
 * the number before it.
 */
const signs: Readonly<Record<FileForm, RegExp>> = {
  text: new RegExp(
    [
      String.raw`!\s?([A-Z0-9]{2,5})\s{1,5}(\d{1,2}\/\d{3,5})(?=\s{1,5}[A-Z0-9])`,
      String.raw`(?<=(?<![A-Z0-9/])\(?(${serial})\s{0,5})NOTAM[NRC](?![A-Z])`,
      String.raw`(?<=([А-ЯA-Z]{1,2}\d{1,5}\/\d{2})\s{1,5})НОТАМ`,
      String.raw`\((SNOWTAM)\s{1,5}(\d{1,4})`,
    ].join('|'),
    'g',
  ),
  json: /"(?:(notamNumber|coreNOTAMData|pk|notamId)"\s{0,9}:|(translations)"\s{0,9}:\s{0,9}\[|(all|rawtext)"\s{0,9}:\s{0,9}")/g,
  xml: /(?<=<(?:[A-Za-z_][\w.-]{0,40}:)?)(?:(Notam)>|(NOTAM)[\s>])/g,
};
const keys: Readonly<Partial<Record<FormatName, string>>> = {
  'faa-search': 'notamNumber',
  'faa-api': 'coreNOTAMData',
  nms: 'coreNOTAMData',
  'api-notams': 'translations',
  'icao-api': 'all',
  daip: 'rawtext',
  'nav-canada': 'pk',
  aerodb: 'notamId',
  pib: 'Notam',
  aixm: 'NOTAM',
};

/** The key under which a NOTAM of a format is counted; undefined where its text tells. */
export const keyOf = (format: FormatName): string | undefined => keys[format];

/** `key`: the number with its office, or the member or element that begins it. */
export type Beginning = { key: string; at: number; form: FileForm };

export function beginningsIn(text: string, form: FileForm = 'text'): Beginning[] {
  const found: Beginning[] = [];
  const sign = signs[form];
  sign.lastIndex = 0;
  for (let one = sign.exec(text); one; one = sign.exec(text)) {
    const key = keyIn(one);
    const hasNumberInFront = one[3] !== undefined || one[4] !== undefined;
    found.push({ key, at: hasNumberInFront ? beginOf(text, key, one.index) : one.index, form });
  }
  return found;
}

function keyIn(found: RegExpExecArray): string {
  let key = '';
  for (let at = 1; at < found.length; at++) if (found[at] !== undefined) key += key === '' ? found[at] : ` ${found[at]}`;
  return key;
}

/** Begins at the number in front of a place, and includes the bracket before it. */
function beginOf(text: string, number: string, place: number): number {
  const at = text.lastIndexOf(number, place);
  return text[at - 1] === '(' ? at - 1 : at;
}

/** The first beginning in the text of a NOTAM, and those of the same number, as parts of it have. */
export function ownBeginnings(text: string): Beginning[] {
  const all = beginningsIn(text);
  return all.filter(({ key }) => key === all[0]?.key);
}
