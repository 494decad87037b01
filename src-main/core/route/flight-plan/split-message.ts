/** Splits a message into its items by their hyphens, and finds what is no item (Doc 4444, Appendix 3). */
import type { FlightPlanFaultCode, FlightPlanItemNumber } from '#contract/route/flight-plan.ts';
import { between } from '../words/split.ts';
import type { Span } from '../words/word.ts';
import { locate, placeOf, type Located } from './located.ts';

/** A fault has its place in the message, and its `item` where it concerns one. */
export type MessageFault = Span & { code: FlightPlanFaultCode; item: FlightPlanItemNumber | null };
type SplitMessage = { items: Map<FlightPlanItemNumber, Located>; faults: MessageFault[] };

/** Items of every message, in order, and what each looks like; 19 may follow. */
const shapes: readonly (readonly [item: FlightPlanItemNumber, shape: RegExp])[] = [
  ['7', /^[A-Z0-9]{0,7}$/],
  ['8', /^[IVYZ]?[SNGMX]?$/],
  ['9', /^\d{0,2}[A-Z][A-Z0-9]{1,3}\/[LMHJ]$/],
  ['10', /^[A-Z0-9]* ?\/ ?[A-Z0-9]*$/],
  ['13', /^[A-Z]{4}\d{0,4}$/],
  ['15', /^(?:[NK]\d|M\d)/],
  ['16', /^[A-Z]{4}\d{0,4}(?: [A-Z]{4}){0,2}$/],
  ['18', /^(?:0|[A-Z]{3,4}\/.*)$/],
];
/** Its place: an `S/C` there looks like an item 19. */
const ITEM_10 = 3;
const isSupplementary = (text: string): boolean => /^[EPRSJDANC]\//.test(text);

/** Finds where the items begin, after `(FPL`; undefined for any other text. The bracket may be missing. */
function openingOf(text: string): number | undefined {
  const bare = text.trimStart();
  const inside = bare.startsWith('(') ? bare.slice(1).trimStart() : bare;
  return /^FPL(?![A-Z0-9])/.test(inside) ? text.length - inside.length + 'FPL'.length : undefined;
}

/** `text` is in upper case. Any text has an answer. */
export function splitMessage(text: string): SplitMessage {
  const faults: MessageFault[] = [];
  const message = (code: FlightPlanFaultCode, { from, to }: Span): number => faults.push({ code, item: null, from, to });
  const begin = openingOf(text);
  const length = text.trimEnd().length;
  if (begin === undefined) {
    message('notAMessage', { from: 0, to: length });
    return { items: new Map(), faults };
  }
  const close = text.lastIndexOf(')');
  if (close === -1) message('notClosed', { from: length, to: length });
  const end = close === -1 ? length : close;
  if (close !== -1 && close + 1 < length) message('textAfterMessage', { from: close + 1, to: length });
  const [front, ...parts] = between(text, { from: begin, to: end }, '-');
  const stray = front && locate(text, front);
  if (stray && stray.text !== '') message('itemNotExpected', placeOf(stray, { from: 0, to: stray.text.length }));
  return { items: assigned(text, parts, end, faults), faults };
}

/** Every part becomes the item of its place, unless parts are too few and it looks like a later one: then those between are missing. */
function assigned(text: string, parts: readonly Span[], end: number, faults: MessageFault[]): SplitMessage['items'] {
  const items: SplitMessage['items'] = new Map();
  const last = parts.findIndex((part, index) => index > ITEM_10 && isSupplementary(locate(text, part).text));
  const main = last === -1 ? parts : parts.slice(0, last);
  let next = 0;
  for (const [index, span] of main.slice(0, shapes.length).entries()) {
    const part = locate(text, span);
    const isShort = main.length - index < shapes.length - next;
    const alike = isShort ? shapes.findIndex(([, shape], at) => at >= next && shape.test(part.text)) : next;
    const taken = alike === -1 ? next : alike;
    for (const [item] of shapes.slice(next, taken)) faults.push(missing(item, span.from));
    const [item] = shapes[taken] ?? [];
    if (item === undefined) faults.push({ code: 'itemNotExpected', item: null, ...span });
    else items.set(item, part);
    next = taken + 1;
  }
  for (const [item] of shapes.slice(next)) faults.push(missing(item, end));
  // A hyphen in the text of item 18 or 19 is a character of it, and one that cannot be there.
  const [other, behind] = [main[shapes.length - 1], main.at(-1)];
  if (other && behind && main.length > shapes.length) items.set('18', locate(text, { from: other.from, to: behind.to }));
  const first = parts[last];
  if (first) items.set('19', locate(text, { from: first.from, to: end }));
  return items;
}

const missing = (item: FlightPlanItemNumber, at: number): MessageFault => ({ code: 'itemMissing', item, from: at, to: at });
