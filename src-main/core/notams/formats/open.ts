/**
 * Recognises the format of a file by its beginning: JSON, XML, web page, CSV with a header that is known, else text. Promise: whatever the
 * bytes, they are emitted as NOTAMs or refused by name; a small file in which a format finds nothing is read as text.
 */
import type { OtherFileKind } from '#contract/notams/warnings.ts';
import { hasCsvHeader, openCsv } from './csv.ts';
import { openHtml } from './html-page.ts';
import { openJson } from './json.ts';
import { MAX_UNKNOWN_BYTES } from './input-bounds.ts';
import { otherKindOf } from './refused/other-kinds.ts';
import { fileRefused, FileRefusal, notNotams } from './refused/refused.ts';
import { openMarkedText, openText } from './text.ts';
import { openXml } from './xml.ts';
import { openTally, type Tally } from './damage/tally.ts';
import type { Issue, OpenReader, RawNotice, Reader, Taking } from './raw-notice.ts';

/** Bytes examined before a format is chosen. */
const HEAD = 16_384;

/**
 * Throws a Refusal for a file that is not text or known to hold no NOTAMs, whose rest cannot be read, or in which nothing marks a NOTAM unless
 * `takesAnyText`.
 */
export function openFile(take: Taking, { takesAnyText = false }: { takesAnyText?: boolean } = {}): Reader {
  let head: Buffer[] = [];
  let size = 0;
  let reader: Reader | undefined;
  let utf16: InstanceType<typeof TextDecoder> | undefined;
  let tally: Tally | undefined;
  const fallback = withTextFallback(takesAnyText, {
    notice(notice) {
      tally?.notice(notice);
      take.notice(notice);
    },
    issue: (issue) => take.issue(issue),
    facts: (facts) => take.facts(facts),
    weather: take.weather,
  });

  function choose(): void {
    const bytes = Buffer.concat(head);
    head = [];
    const start = refuseOthers(bytes);
    const opener = openerFor(start);
    tally = openTally(formsOf(opener));
    reader = (opener === openText && !takesAnyText ? openMarkedText : opener)(fallback.taking);
    fallback.isText = opener === openText;
    fallback.otherwise = opener === openJson ? jsonKindOf(start) : opener === openHtml ? 'webPage' : undefined;
    feed(start);
  }

  function feed(bytes: Buffer): void {
    tally?.bytes(bytes);
    fallback.remember(bytes);
    fallback.withReadErrors(() => reader?.read(bytes));
  }

  function read(piece: Buffer): void {
    if (reader) return feed(piece);
    head.push(piece);
    size += piece.length;
    if (size >= HEAD) choose();
  }

  return {
    read(piece) {
      if (size === 0 && piece.length > 1 && utf16 === undefined) utf16 = utf16Of(piece);
      read(utf16 ? Buffer.from(utf16.decode(piece, { stream: true })) : piece);
      if (utf16) size = Math.max(size, 1);
    },
    end() {
      if (!reader) choose();
      fallback.withReadErrors(() => reader?.end());
      fallback.end();
      const missing = tally?.missing();
      if (missing) take.issue(missing);
    },
  };
}

/** Windows programs write these byte order marks of UTF-16. */
function utf16Of(piece: Buffer): InstanceType<typeof TextDecoder> | undefined {
  if (piece[0] === 0xff && piece[1] === 0xfe) return new TextDecoder('utf-16le');
  return piece[0] === 0xfe && piece[1] === 0xff ? new TextDecoder('utf-16be') : undefined;
}

/** Removes the byte order mark of UTF-8. */
function refuseOthers(bytes: Buffer): Buffer {
  const other = otherKindOf(bytes);
  if (other) throw notNotams(other);
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** What JSON is in which no NOTAM is found. */
const jsonKindOf = (bytes: Buffer): OtherFileKind =>
  /"type"\s{0,10}:\s{0,10}"(?:Feature|FeatureCollection|Point|LineString|Polygon)"/.test(bytes.toString('latin1')) ? 'geoJson' : 'json';

/** What begins a NOTAM in a file of a format; anything, where damage may have made a text of it. */
function formsOf(opener: OpenReader): Parameters<typeof openTally>[0] {
  if (opener === openJson) return { once: ['json'], several: ['text'] };
  if (opener === openXml) return { once: ['xml'], several: ['text'] };
  return opener === openText ? { once: ['text', 'json', 'xml'], several: [] } : { once: ['text'], several: [] };
}

function openerFor(bytes: Buffer): OpenReader {
  const start = bytes.toString('latin1', 0, HEAD).trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return openJson;
  if (/^<(?:!doctype html|html|table|body|head|div|p|pre)\b/i.test(start)) return openHtml;
  if (/^<(?:\?xml|!--|!doctype|[a-z_])/i.test(start)) return openXml;
  return hasCsvHeader(bytes) ? openCsv : openText;
}

/**
 * Buffers the start of a file between its reader and the import: while the file is small it may turn out to be of another kind, and is then read as
 * text. From MAX_UNKNOWN_BYTES on everything passes at once.
 */
function withTextFallback(takesAnyText: boolean, take: Taking) {
  let bytes: Buffer[] | undefined = [];
  let size = 0;
  let pending: (() => void)[] = [];
  let notices = 0;
  let failure: FileRefusal | undefined;
  let isKnown = false;
  let isCutOff = false;

  const pass = () => {
    bytes = undefined;
    for (const emit of pending) emit();
    pending = [];
  };
  const enqueue = (emit: () => void) => {
    if (bytes) pending.push(emit);
    else emit();
  };
  /** What marks a NOTAM is found in a file of any form; without a mark the file is what its form says. */
  const readAsText = (content: Buffer) => {
    const later: (() => void)[] = [];
    const taking: Taking = {
      notice: (notice) => void later.push(() => take.notice(notice)),
      issue: (issue) => void later.push(() => take.issue(issue)),
      facts: (facts) => void later.push(() => take.facts(facts)),
      weather: take.weather,
    };
    const text = (takesAnyText ? openText : openMarkedText)(taking);
    try {
      text.read(content);
      text.end();
    } catch (error) {
      if (!(error instanceof FileRefusal) || error.fault !== 'noNotamMark') throw error;
      if (self.otherwise === undefined) throw failure ?? error;
      throw notNotams(self.otherwise === 'json' && isCutOff ? 'jsonCutOff' : self.otherwise);
    }
    take.issue({ code: 'readAsText', place: {}, ...(failure && { text: failure.fault }) });
    for (const emit of later) emit();
  };
  const self = {
    isText: false,
    /** What the file is if it holds no NOTAM, where its format alone tells. */
    otherwise: undefined as OtherFileKind | undefined,
    taking: {
      notice(notice: RawNotice) {
        // Content that a format could not read does not prove that the file is of that format.
        if (self.isText || notice.format !== 'text') notices++;
        else isKnown = false;
        enqueue(() => take.notice(notice));
      },
      issue(issue) {
        isCutOff ||= issue.code === 'fileTruncated';
        enqueue(() => take.issue(issue));
      },
      facts(facts) {
        isKnown ||= facts.isKnown === true;
        enqueue(() => take.facts(facts));
      },
      weather: take.weather,
    } satisfies Taking,
    remember(piece: Buffer) {
      size += piece.length;
      if (size > MAX_UNKNOWN_BYTES && bytes) pass();
      bytes?.push(piece);
    },
    /** A reader fails once; what it emitted before stays. */
    withReadErrors(work: () => void) {
      if (failure !== undefined) return;
      try {
        work();
      } catch (error) {
        if (!(error instanceof FileRefusal)) throw error;
        failure = error;
      }
    },
    end() {
      const isUnknown = notices === 0 && !isKnown && !self.isText;
      if (isUnknown && bytes) {
        pending = [];
        readAsText(Buffer.concat(bytes));
        return;
      }
      pass();
      if (failure !== undefined && (notices === 0 || self.isText)) throw failure;
      if (failure) take.issue(issueOf(failure));
      if (isUnknown && size > 0) throw fileRefused('noNotamFound');
    },
  };
  return self;
}

/** Reports that the rest of a file could not be read, and from which line on. */
export const issueOf = ({ fault, line, text }: FileRefusal): Issue => ({
  code: fault,
  place: line === null ? {} : { line },
  ...(text !== null && { text }),
});
