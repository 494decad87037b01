/**
 * Reads NOTAMs in running text: one or many, with or without brackets, of any line ends, with mail around them. Promise: every line goes
 * into a NOTAM or an issue with its line; a text in which nothing marks a NOTAM becomes one record, or is refused where it must not.
 */
import { withoutHtml } from './html.ts';
import { MAX_NOTICE_BYTES, MAX_UNKNOWN_BYTES } from './input-bounds.ts';
import { lineReader } from './lines.ts';
import { fileRefused } from './refused/refused.ts';
import { mayBeNotice, splitLine, startOf, type Start } from './starts.ts';
import type { OpenReader, Reader, Taking } from './raw-notice.ts';

type Block = {
  /** Undefined means text between NOTAMs. */
  start: Start | undefined;
  line: number;
  /** `lines` have no marks of a quoted mail, `originals` are as they came. */
  lines: string[];
  originals: string[];
  letters: number;
  isBracketed: boolean;
  hasItems: boolean;
  hasText: boolean;
  /** Its last bracket has closed. */
  isClosed: boolean;
  isProse: boolean;
};

/** A NOTAM that mentions reports has neither station nor time after the word. */
const reportBegin = /^(?:METAR|SPECI|TAF) (?:(?:COR|AMD|TAF) ){0,2}[A-Z][A-Z0-9]{3} \d{6}Z\b/;
/** A TAF has a line for each of its groups. */
const MOST_LINES_OF_REPORT = 40;
const quoted = /^(?:>[ \t]?){1,8}/;
const rule = /^[-=_*#~]{4,}$/;
const bareNumber = /^\(?[A-Z]\d{4}\/\d{2}$/;
const footer = /^(?:CREATED|SOURCE): ?/;
/** Item letters are Latin or Cyrillic. */
const itemAt = /(?:^|[\s(])([QABEЩАБЕ])\s?\)/g;

export const openText: OpenReader = (take) => openTextOf(take, true);

/** Refuses a text in which nothing marks a NOTAM. */
export const openMarkedText: OpenReader = (take) => openTextOf(take, false);

function openTextOf(take: Taking, takesAny: boolean): Reader {
  let block: Block | undefined;
  let found = 0;
  let passedOver = false;
  let hasReports = false;
  /** They are lines of a report of weather that has no end yet. */
  let report: string[] | undefined;

  function open(start: Start | undefined, line: number, text: string): Block {
    flush(false);
    block = {
      start,
      line,
      lines: [],
      originals: [],
      letters: 0,
      isBracketed: text.startsWith('('),
      hasItems: false,
      hasText: false,
      isClosed: false,
      isProse: false,
    };
    return block;
  }

  function flush(isEnd: boolean): void {
    if (block) {
      const isAll = isEnd && found === 0 && !passedOver && !hasReports;
      if (isAll && !takesAny) refuseUnmarked(block);
      found += emitBlock(block, take, isAll);
    }
    block = undefined;
  }

  function add(to: Block, line: string, original: string, text: string): void {
    to.lines.push(line);
    to.originals.push(original);
    to.letters += original.length;
    if (text === '') return;
    for (const mark of text.matchAll(itemAt)) {
      if (mark[1] === 'E' || mark[1] === 'Е') to.hasText = true;
      else to.hasItems = true;
    }
    to.isProse ||= isProse(text);
    to.isClosed = to.isBracketed && to.hasText ? text.endsWith(')') : to.isBracketed && to.start === 'bracket' && text.endsWith(')');
    if (to.start === undefined && to.letters > MAX_UNKNOWN_BYTES) {
      take.issue({ code: 'noNotamInLongText', place: { line: to.line } });
      passedOver = true;
      block = undefined;
    } else if (to.letters > MAX_NOTICE_BYTES) {
      throw fileRefused('notamTooLarge', { line: to.line });
    }
  }

  function endReport(): void {
    if (report) take.weather?.(report.join('\n'));
    report = undefined;
  }

  /**
   * Tells whether a line is of a report: it begins one where no NOTAM is open, or goes on with it, until its end mark, a blank line or a
   * NOTAM.
   */
  function isOfReport(text: string, start: Start | undefined): boolean {
    if (!take.weather || text === '' || start !== undefined) endReport();
    else if (
      reportBegin.test(text) &&
      (report || !block || block.start === undefined || block.isClosed || block.lines.at(-1)?.trim() === '')
    ) {
      endReport();
      flush(false);
      hasReports = true;
      report = [];
    }
    if (!report) return false;
    report.push(text);
    if (text.endsWith('=') || report.length === MOST_LINES_OF_REPORT) endReport();
    return true;
  }

  function piece(line: string, original: string, number: number): void {
    const text = line.trim();
    const start = text === '' ? undefined : startOf(text);
    if (isOfReport(text, start)) return;
    if (start !== undefined && !continues(block, start)) {
      const above = start === 'items' ? numberAbove(block) : undefined;
      const fresh = open(start, above ? number - 1 : number, text);
      if (above) add(fresh, above.line, above.original, above.line.trim());
    } else if (text !== '' && (!block || endsBefore(block, text))) open(undefined, number, text);
    if (!block) return;
    if (start === 'bracket') block.isBracketed = true;
    add(block, line, original, text);
  }

  const lines = lineReader(({ text, end, number }) => {
    const found = text.startsWith('>') ? (quoted.exec(text)?.[0] ?? '') : '';
    // A `>` on its own is not a mark.
    const mark = !block && text.slice(found.length).trim() === '' ? '' : found;
    const parts = splitLine(text.slice(mark.length));
    for (const [at, part] of parts.entries()) {
      const whole = at === parts.length - 1 ? part + end : part;
      piece(whole, at === 0 ? mark + whole : whole, number);
    }
  });
  return {
    read: (bytes) => lines.read(bytes),
    end() {
      lines.end();
      endReport();
      flush(true);
      if (found === 0 && passedOver && !hasReports) {
        throw fileRefused('noNotamFound');
      }
    },
  };
}

function refuseUnmarked({ start, lines }: Block): void {
  const text = lines.join('').trim();
  if (start === undefined && text !== '' && !mayBeNotice(text)) throw fileRefused('noNotamMark');
}

/** Tells whether a start continues the open NOTAM: items under their header, the bracket under its heading. */
function continues(block: Block | undefined, start: Start): boolean {
  if (!block || block.start === undefined) return false;
  if (start === 'bracket') return block.start === 'heading' && block.lines.length < 3;
  if (start === 'items') return !block.hasText;
  return false;
}

/** A number alone on the line above item Q; it is removed from the text before it. */
function numberAbove(block: Block | undefined): { line: string; original: string } | undefined {
  if (!block || block.start !== undefined || !bareNumber.test(block.lines.at(-1)?.trim() ?? '')) return undefined;
  return { line: block.lines.pop() ?? '', original: block.originals.pop() ?? '' };
}

/** Tells whether a line that starts no NOTAM no longer belongs to the open one. */
function endsBefore(block: Block, text: string): boolean {
  if (block.start === undefined || footer.test(text)) return false;
  const isAfterBlank = block.lines.at(-1)?.trim() === '';
  if (block.isClosed) return isAfterBlank || rule.test(text) || isProse(text);
  return isAfterBlank && isProse(text) && !block.isProse;
}

/** NOTAMs are in capitals; the mail around them is not. */
function isProse(text: string): boolean {
  let [small, capital] = [0, 0];
  for (let at = 0; at < text.length; at += COUNTED) {
    const part = text.slice(at, at + COUNTED);
    small += part.match(/\p{Ll}/gu)?.length ?? 0;
    capital += part.match(/\p{Lu}/gu)?.length ?? 0;
  }
  return small > 3 && small > capital;
}

/** Letters listed at once, to be counted: all of a text of megabytes would be a hundred megabytes. */
const COUNTED = 65_536;

/** Tells how many NOTAMs were emitted. `isAll`: nothing else is in the file. */
function emitBlock(block: Block, take: Taking, isAll: boolean): number {
  const untilLast = (lines: readonly string[]): string => {
    const last = lines.findLastIndex((line) => line.trim() !== '' && (isAll || !rule.test(line.trim())));
    return lines
      .slice(0, last + 1)
      .join('')
      .trim();
  };
  const [written, original] = [untilLast(block.lines), untilLast(block.originals)];
  if (written === '' && original === '') return 0;
  if (block.start === undefined && !isAll && !mayBeNotice(written)) {
    take.issue({ code: 'notNotam', place: { line: block.line }, text: written.slice(0, 80) });
    return 0;
  }
  // Tags alone would leave nothing to show.
  const message = withoutHtml(written) || written;
  take.notice({ format: 'text', message, original: message === original ? null : original, given: {}, place: { line: block.line } });
  return 1;
}
