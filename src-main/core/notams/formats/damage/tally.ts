/**
 * Holds what a reader emitted against the letters of the file: NOTAMs that begin in it are counted without the reader, and a difference is an issue.
 * A report is never clean where a NOTAM was lost or swallowed by another.
 */
import { beginningsIn, keyOf, type FileForm } from './beginnings.ts';
import type { Issue, RawNotice } from '../raw-notice.ts';

/** Letters of a piece that are looked at again with the next: a beginning may be cut between two. */
const OVERLAP = 64;
const itemE = /(?:^|\s)E\)\s/;
/** Numbers that an issue names. */
const NAMED = 5;

export type Tally = {
  /** The next piece of the file, UTF-8. */
  bytes(piece: Buffer): void;
  notice(notice: RawNotice): void;
  /** To be asked once, at the end of the file. Undefined where nothing is missing. */
  missing(): Issue | undefined;
};

/**
 * `once`: forms in which each NOTAM begins once, so that as many must be emitted. `several`: forms in which a file may repeat the beginning of a NOTAM
 * within it (the same text in two wordings), so that each number must be emitted at least once.
 */
export function openTally({ once, several }: { once: readonly FileForm[]; several: readonly FileForm[] }): Tally {
  const decoder = new TextDecoder();
  const forms = [...once, ...several];
  /** How often each key begins a NOTAM in the file, and the line of the last time. */
  const inFile = new Map<string, { form: FileForm; count: number; line: number }>();
  const emitted = new Map<string, number>();
  let rest = '';
  let line = 1;

  const emit = (key: string) => void emitted.set(key, (emitted.get(key) ?? 0) + 1);

  function count(text: string, until: number): void {
    const found = forms.flatMap((form) => beginningsIn(text, form).map((one) => ({ ...one, form })));
    if (forms.length > 1) found.sort((a, b) => a.at - b.at);
    let from = 0;
    for (const { key, at, form } of found) {
      if (at >= until) break;
      line += lineEnds(text, from, at);
      from = at;
      const entry = inFile.get(key);
      if (entry) {
        entry.count++;
        entry.line = line;
      } else inFile.set(key, { form, count: 1, line });
    }
    line += lineEnds(text, from, until);
    rest = text.slice(until);
  }

  return {
    bytes(piece) {
      const text = rest + decoder.decode(piece, { stream: true });
      count(text, Math.max(0, text.length - OVERLAP));
    },
    notice({ format, message, original }) {
      const key = keyOf(format);
      if (key !== undefined) {
        emit(key);
        for (const form of several) for (const one of beginningsIn(original ?? message, form)) emit(one.key);
        return;
      }
      for (const form of forms) {
        const [first, ...others] = beginningsIn(form === 'text' ? message : (original ?? message), form);
        // Behind item E it is the beginning of another one, which this one has swallowed.
        if (!first || (form === 'text' && itemE.test(message.slice(0, first.at)))) continue;
        emit(first.key);
        // Parts of one NOTAM repeat its number.
        for (const other of others) if (form === 'text' && other.key === first.key) emit(first.key);
      }
    },
    missing() {
      count(rest + decoder.decode(), Infinity);
      const lost: Record<FileForm, number> = { text: 0, json: 0, xml: 0 };
      const keys: string[] = [];
      let first = Infinity;
      for (const [key, { form, count: begun, line: at }] of inFile) {
        const missing = Math.min(begun, several.includes(form) ? 1 : begun) - (emitted.get(key) ?? 0);
        if (missing <= 0) continue;
        lost[form] += missing;
        if (keys.length < NAMED && /\d/.test(key)) keys.push(key);
        first = Math.min(first, at);
      }
      // One NOTAM begins in several forms: as an element, and as the text in it.
      const most = Math.max(...Object.values(lost));
      return most === 0 ? undefined : { code: 'noticesMissing', place: { line: first }, text: [most, ...keys].join(', ') };
    },
  };
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
