/**
 * Compares what a reader emitted with the letters of the file: NOTAMs that begin in it are counted without the reader, and a difference is
 * an issue. A report is never clean where a NOTAM was lost or swallowed by another.
 */
import { beginningsIn, keyOf, ownBeginnings, type Beginning, type FileForm } from './beginnings.ts';
import type { Issue, RawNotice } from '../raw-notice.ts';

/** Bytes of a piece that are looked at again with the next: a beginning may be cut between two. */
const OVERLAP = 64;
const itemE = /(?:^|\s)E\)\s/;
/** An issue names so many numbers. */
const NAMED = 5;

type Tallied = { form: FileForm; begun: number; emitted: number; line: number };

/**
 * `once`: forms in which each NOTAM begins once, so that as many must be emitted. `several`: forms in which a file may repeat the beginning of a NOTAM
 * within it (the same text in two wordings), so that each number must be emitted at least once.
 */
export function openTally({ once, several }: { once: readonly FileForm[]; several: readonly FileForm[] }) {
  const forms = [...once, ...several];
  /**
   * It counts how often each key begins a NOTAM in the file, with the line of the last time, and how often it was emitted; keys that were
   * emitted each time are dropped.
   */
  const tallied = new Map<string, Tallied>();
  /** The end of the last piece; of it so many bytes were counted, and are there to be looked back at. */
  let rest: Buffer = Buffer.of();
  let counted = 0;
  let line = 1;

  function entryOf(key: string, form: FileForm): Tallied {
    let entry = tallied.get(key);
    if (!entry) tallied.set(key, (entry = { form, begun: 0, emitted: 0, line }));
    return entry;
  }
  /** Most are emitted soon, and need not be remembered; not where a repetition in the file needs no NOTAM of its own. */
  function settle(key: string, { form, begun, emitted }: Tallied): void {
    if (begun === emitted && once.includes(form)) tallied.delete(key);
  }
  function emit({ key, form }: Pick<Beginning, 'key' | 'form'>): void {
    const entry = entryOf(key, form);
    entry.emitted++;
    settle(key, entry);
  }

  /** Beginnings between two places; `from` is in the line that is counted last. */
  function count(text: string, from: number, until: number): void {
    const found = forms.flatMap((form) => beginningsIn(text, form));
    if (forms.length > 1) found.sort((a, b) => a.at - b.at);
    let last = from;
    for (const { key, at, form } of found) {
      if (at < from) continue;
      if (at >= until) break;
      line += lineEnds(text, last, at);
      last = at;
      const entry = entryOf(key, form);
      if (entry.begun++ === 0) entry.form = form;
      entry.line = line;
      settle(key, entry);
    }
    line += lineEnds(text, last, until);
  }

  return {
    /** Takes the next piece of the file, UTF-8. */
    bytes(piece: Buffer): void {
      const bytes = Buffer.concat([rest, piece]);
      let end = Math.max(counted, bytes.length - OVERLAP);
      for (let steps = 0; steps < 3 && end > counted && isContinuation(bytes[end]); steps++) end--;
      count(...lettersOf(bytes, counted, end));
      counted = Math.min(end, OVERLAP);
      rest = bytes.subarray(end - counted);
    },
    notice({ format, message, original }: RawNotice): void {
      const key = keyOf(format);
      if (key !== undefined) {
        emit({ key, form: 'text' });
        for (const form of several) beginningsIn(original ?? message, form).forEach(emit);
        return;
      }
      for (const form of forms) {
        // Parts of one NOTAM repeat its number.
        const own = form === 'text' ? ownBeginnings(message) : beginningsIn(original ?? message, form).slice(0, 1);
        // A beginning after item E is that of another NOTAM, which this one has swallowed.
        if (form === 'text' && own[0] && itemE.test(message.slice(0, own[0].at))) continue;
        own.forEach(emit);
      }
    },
    /** Must be called once, at the end of the file. Undefined where nothing is missing. */
    missing(): Issue | undefined {
      count(...lettersOf(rest, counted, rest.length));
      const lost: Record<FileForm, number> = { text: 0, json: 0, xml: 0 };
      const keys: string[] = [];
      let first = Infinity;
      for (const [key, { form, begun, emitted, line: at }] of tallied) {
        const missing = Math.min(begun, several.includes(form) ? 1 : begun) - emitted;
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

export type Tally = ReturnType<typeof openTally>;

/** The two places in the bytes become places in the text. */
const lettersOf = (bytes: Buffer, from: number, to: number): [text: string, from: number, to: number] => [
  bytes.toString(),
  bytes.toString('utf8', 0, from).length,
  bytes.toString('utf8', 0, to).length,
];

/** The byte is of a character in UTF-8, and is not its first one. */
const isContinuation = (byte = 0): boolean => (byte & 0xc0) === 0x80;

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
