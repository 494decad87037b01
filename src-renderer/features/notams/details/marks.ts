/** Marks what could not be read in a NOTAM's text: the part that a warning quotes, else its item. */
import type { Decoded } from '#contract/notams/decoded.ts';

type Warning = Decoded['warnings'][number];

export type Piece = { text: string; isDoubtful: boolean };

type Span = { start: number; end: number };

/** The text in pieces, in order and without gaps. */
export function marked(message: string, warnings: readonly Warning[]): Piece[] {
  const spans = joined(warnings.flatMap((warning) => spansOf(message, warning)));
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (start > from) pieces.push({ text: message.slice(from, start), isDoubtful: false });
    pieces.push({ text: message.slice(start, end), isDoubtful: true });
    from = end;
  }
  if (from < message.length || pieces.length === 0) pieces.push({ text: message.slice(from), isDoubtful: false });
  return pieces;
}

function spansOf(message: string, { item, code, text }: Warning): Span[] {
  switch (code) {
    case 'unknownForm':
      return [{ start: 0, end: message.length }];
    case 'endBeforeStart':
      return [...itemSpan(message, 'B'), ...itemSpan(message, 'C')];
    case 'fieldUnknown':
    case 'firUnreadable':
    case 'positionUnreadable': {
      const piece = text === null ? [] : placesOf(message, text);
      return piece.length > 0 ? piece : itemSpan(message, 'Q');
    }
    default:
      return item !== null && item.length === 1 ? itemSpan(message, item) : [];
  }
}

function placesOf(message: string, part: string): Span[] {
  if (part === '') return [];
  const start = message.indexOf(part);
  return start === -1 ? [] : [{ start, end: start + part.length }];
}

/** From the letter of the item to the next item, without the spaces between them. Text in item E may look like an item, so no item is looked for after it. */
function itemSpan(message: string, item: string): Span[] {
  const text = /(?<![A-Z0-9])E\)/.exec(message);
  const head = text === null ? message : message.slice(0, text.index);
  const found = new RegExp(String.raw`(?<![A-Z0-9])${item}\)`).exec(head);
  if (found === null) return [];
  const rest = head.slice(found.index + 2);
  const next = /(?<![A-Z0-9])[A-G]\)/.exec(rest);
  const end = found.index + 2 + (next === null ? rest : rest.slice(0, next.index)).trimEnd().length;
  return [{ start: found.index, end }];
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
