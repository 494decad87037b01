/**
 * Marks in a notice's own text what could not be read. The server says in sentences what that was; a sentence that quotes the text or names an item
 * leads back to the letters. One that does neither leads nowhere, and stands beside the text instead.
 */
export type Piece = { text: string; isDoubtful: boolean };

type Span = { start: number; end: number };

/** Items of the ICAO form, with the sentences that are about them. */
const itemSentences: readonly { item: string; about: RegExp }[] = [
  { item: 'Q', about: /^Q:|no item Q/ },
  { item: 'A', about: /item A\b/ },
  { item: 'B', about: /item B\b|the end is before the begin/ },
  { item: 'C', about: /item C\b|the end is before the begin/ },
  { item: 'D', about: /^schedule/ },
];

/** A text of no known form is doubtful as a whole. */
const whole = /only the text is shown/;

/** The text in pieces, in order and without a gap. */
export function marked(message: string, warnings: readonly string[]): Piece[] {
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

function spansOf(message: string, warning: string): Span[] {
  if (whole.test(warning)) return [{ start: 0, end: message.length }];
  const quoted = [...warning.matchAll(/"([^"]+)"/g)].flatMap(([, part = '']) => placesOf(message, part.trim()));
  if (quoted.length > 0) return quoted;
  return itemSentences.filter(({ about }) => about.test(warning)).flatMap(({ item }) => itemSpan(message, item));
}

function placesOf(message: string, part: string): Span[] {
  if (part === '') return [];
  const start = message.indexOf(part);
  return start === -1 ? [] : [{ start, end: start + part.length }];
}

/** From the letter of the item to the next item, without the blanks between them. Text in item E may look like an item, so none is sought behind it. */
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
