/**
 * Reads XML of any of the formats by a real parser that resolves nothing: a document type, which may define entities, is refused, as is
 * nesting deeper than any NOTAM. The root decides the format. An element that is damaged costs itself: reading continues at the next one.
 */
import { SaxesParser } from 'saxes';
import { aixmNotices } from './aixm.ts';
import { MAX_DEPTH, MAX_NOTICE_BYTES } from './input-bounds.ts';
import { pibNotices } from './pib.ts';
import { FileRefusal, fileRefused } from './refused/refused.ts';
import { salvageText } from './damage/salvage.ts';
import { mayBeNotice } from './starts.ts';
import type { OpenReader, Place, Taking } from './raw-notice.ts';

/** A format receives these of its document. Names come without their prefix. */
export type XmlListener = {
  opens(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  /** `text` is directly inside the element, unchanged. */
  closes(name: string, text: string): void;
  /** Forgets the element that is open: it is damaged. */
  reset(): void;
};

const roots: Readonly<Record<string, (take: Taking) => XmlListener>> = {
  Pib: pibNotices,
  FNS_Snapshot: aixmNotices,
  AIXMBasicMessage: aixmNotices,
  FeatureCollection: aixmNotices,
};

/** Elements of an FNS answer may surround the root. */
const wrappings = new Set(['Envelope', 'Body', 'response', 'Response', 'snapshot']);
const encoded = /^<\?xml[^>]{0,100}encoding=["'](?<name>[A-Za-z0-9_-]{3,20})["']/;

/** An element with a NOTAM begins and ends with these. */
const begins = /<(?:[A-Za-z_][\w.-]{0,40}:)?(?:Notam|Event)[\s>]/g;
const ends = /<\/(?:[A-Za-z_][\w.-]{0,40}:)?(?:Notam|Event)\s*>/;
const isNotice = (local: string): boolean => local === 'Notam' || local === 'Event';
/** This many letters are held back, in which a beginning may be cut. */
const LONGEST_TAG = 64;
/** Letters that the parser receives at once, so that what never ends is seen soon. */
const SLICE = 65_536;

export const openXml: OpenReader = (take) => {
  let parser = newParser();
  let listener: XmlListener | undefined;
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  /** Names of the open elements, and the text directly inside each. */
  let names: string[] = [];
  let texts: string[] = [];
  let openBytes = 0;
  /** Letters since the parser last made something of them: of a comment, a tag or a text that does not end. */
  let silent = 0;
  let pending = '';
  /** The element that began last, up to here, and what is around it. */
  let element: string[] = [];
  let elementLetters = 0;
  let around: string[] = [];
  let isEmitted = false;
  let hasBegun = false;
  let isAnyEmitted = false;
  let line = 1;
  let elementLine = 1;
  /** It counts the lines before what this parser received. */
  let linesBefore = 0;
  let damage: FileRefusal | undefined;

  function newParser(): SaxesParser {
    const made = new SaxesParser({ xmlns: false, position: true });
    const here = () => linesBefore + made.line;
    made.on('doctype', () => {
      throw fileRefused('documentType', { line: here() });
    });
    made.on('error', (error) => {
      throw fileRefused('damagedXml', { line: here(), text: error.message });
    });
    made.on('opentag', ({ name, attributes }) => {
      silent = 0;
      const local = withoutPrefix(name);
      if (isNotice(local)) around = [...names];
      names.push(name);
      if (texts.push('') > MAX_DEPTH) throw fileRefused('nestedTooDeep', { line: here() });
      if (!listener) {
        listener = roots[local]?.(take);
        if (listener) take.facts({ isKnown: true });
        else if (!wrappings.has(local)) throw fileRefused('unknownRoot', { line: here(), text: name.slice(0, 60) });
      }
      listener?.opens(local, attributes, here());
    });
    const hold = (text: string) => {
      silent = 0;
      if (texts.length === 0) return;
      openBytes += text.length;
      if (openBytes > MAX_NOTICE_BYTES) throw fileRefused('notamTooLarge', { line: here() });
      texts[texts.length - 1] += text;
    };
    made.on('text', hold);
    made.on('cdata', hold);
    made.on('closetag', ({ name }) => {
      silent = 0;
      names.pop();
      const text = texts.pop() ?? '';
      openBytes -= text.length;
      const local = withoutPrefix(name);
      listener?.closes(local, text);
      if (isNotice(local)) isEmitted = isAnyEmitted = true;
    });
    return made;
  }

  function feed(text: string): void {
    for (let from = 0; from < text.length; from += SLICE) {
      const slice = text.slice(from, from + SLICE);
      element.push(slice);
      elementLetters += slice.length;
      silent += slice.length;
      if (Math.max(silent, elementLetters) > MAX_NOTICE_BYTES) throw damage ?? fileRefused('notamTooLarge', { line });
      if (!damage) write(slice);
      for (let at = slice.indexOf('\n'); at !== -1; at = slice.indexOf('\n', at + 1)) line++;
    }
  }

  function write(text: string): void {
    try {
      parser.write(text);
    } catch (error) {
      // Nothing tells what the file is before its first element.
      if (!(error instanceof FileRefusal) || error.fault !== 'damagedXml' || !listener) throw error;
      damage = error;
    }
  }

  /** An element begins here. One that was damaged before it ends here, and a new parser goes on as if it had been whole. */
  function begin(): void {
    // They are never one in the other: what began last has lost its end, or an entity, a comment or a mark in it goes on.
    if (hasBegun && !isEmitted) damage ??= fileRefused('damagedXml', { line: elementLine });
    hasBegun = true;
    if (damage) {
      emitDamaged(damage);
      damage = undefined;
      const [open, lines] = [around, line];
      [names, texts, openBytes, silent, linesBefore] = [[], [], 0, 0, 0];
      const known = listener;
      listener = { opens() {}, closes() {}, reset() {} };
      parser = newParser();
      parser.write(open.map((name) => `<${name}>`).join(''));
      linesBefore = lines - 1;
      known?.reset();
      listener = known;
    }
    element = [];
    elementLetters = 0;
    elementLine = line;
    isEmitted = false;
  }

  function emitDamaged({ line: at, text }: FileRefusal): void {
    const whole = element.join('');
    const end = isEmitted ? ends.exec(whole) : null;
    const rest = (end ? whole.slice(end.index + end[0].length) : whole).trim();
    const place: Place = { line: elementLine };
    take.issue({ code: 'damagedElement', place: { line: at ?? elementLine }, ...(text !== null && { text }) });
    if (isEmitted ? mayBeNotice(rest) : rest !== '') salvageText(rest, place, take);
  }

  function process(isLast: boolean): void {
    const until = isLast ? pending.length : Math.max(0, pending.length - LONGEST_TAG);
    let from = 0;
    begins.lastIndex = 0;
    for (let found = begins.exec(pending); found && found.index < until; found = begins.exec(pending)) {
      feed(pending.slice(from, found.index));
      begin();
      from = found.index;
    }
    if (until > from) feed(pending.slice(from, until));
    pending = pending.slice(Math.max(from, until));
  }

  return {
    read(piece) {
      decoder ??= new TextDecoder(encodingOf(piece));
      pending += decoder.decode(piece, { stream: true });
      process(false);
    },
    end() {
      pending += decoder?.decode() ?? '';
      process(true);
      if (!damage) return void parser.close();
      emitDamaged(damage);
      if (!isAnyEmitted) throw damage;
    },
  };
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function encodingOf(head: Buffer): string {
  const name = encoded.exec(head.toString('latin1', 0, 200))?.groups?.['name']?.toLowerCase() ?? 'utf-8';
  return /^(?:iso-8859-\d{1,2}|windows-125\d|us-ascii|utf-8)$/.test(name) ? name : 'utf-8';
}
