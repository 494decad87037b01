/**
 * Takes JSON apart into the elements of its lists without loading all of it: FAA NOTAM Search writes 170 MB for 100,000 NOTAMs. Promise: each
 * element is parsed by itself, and a lost or stray mark is recognised by what follows it, so that a broken one affects nothing else; nesting and size are limited. Our own code because it works on bytes: five times as
 * fast as parsers that build a token stream.
 */
import { parsedJson } from '#core/text/json.ts';
import { MAX_DEPTH, MAX_NOTICE_BYTES } from './input-bounds.ts';
import { fileRefused } from './refused/refused.ts';

type JsonTaking = {
  /** `place` reads `notamList[3]`. */
  item(value: unknown, place: string): void;
  /** Bytes in the place of an element that are not JSON; `isCut`: the file ends inside them. */
  broken(text: string, place: string, isCut: boolean): void;
  /** Takes a root without any of the lists, or the rest of one around its lists. */
  root(value: unknown, hadItems: boolean): void;
};

/** Lists whose elements are NOTAMs or groups of them; any other list belongs to what surrounds it. */
const ofNotams: ReadonlySet<string> = new Set([
  'notamList',
  'items',
  'geojson',
  'data',
  'features',
  'apiNotams',
  'notams',
  'group',
  'groups',
  'list',
  'results',
  'records',
]);
/** Characters of a key that are compared: no list's name is longer. */
const LONGEST_KEY = 40;
/** A hostile file may have endless blanks after a text: no more than these are skipped. */
const MOST_BLANKS = 4_096;
const [BLANK, QUOTE, COMMA, COLON, BACKSLASH] = [32, 34, 44, 58, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

const isBlank = (byte: number) => byte === BLANK || byte === 10 || byte === 13 || byte === 9;

/** `lists`: names of the lists whose elements are given one by one. */
export function jsonItems(take: JsonTaking, lists = ofNotams): { read(piece: Buffer): void; end(): void } {
  let bytes: Buffer = Buffer.of();
  let at = 0;
  /** Start of the bytes still needed: an element, or what surrounds the lists. */
  let from = 0;
  let depth = 0;
  /** It has what opened each level. */
  const openers = new Uint8Array(MAX_DEPTH + 1);
  /** The last mark outside texts; QUOTE for a text. */
  let last = 0;
  let isEnd = false;
  let inText = false;
  /** The last text outside a list is from here on; it is a key once a colon follows. */
  let textFrom = 0;
  let textTo = 0;
  let key = '';
  /** It is the depth of the list whose elements are emitted; 0 outside. */
  let listDepth = 0;
  let listName = '';
  let index = 0;
  /** It surrounds the lists, without their elements. */
  let around: Buffer[] = [];
  let aroundBytes = 0;
  let hadItems = false;

  function keepAround(to: number): void {
    if (to > from) around.push(Buffer.from(bytes.subarray(from, to)));
    aroundBytes += Math.max(0, to - from);
    if (aroundBytes > MAX_NOTICE_BYTES) throw fileRefused('notamTooLarge');
    from = to;
  }

  function element(to: number): void {
    let [begin, end] = [from, to];
    while (begin < end && isBlank(bytes[begin] ?? 0)) begin++;
    while (end > begin && isBlank(bytes[end - 1] ?? 0)) end--;
    from = to + 1;
    if (begin === end) return;
    const place = `${listName}[${index++}]`;
    const text = bytes.toString('utf8', begin, end);
    const value = parsedJson(text);
    if (value === undefined) return take.broken(text, place, false);
    hadItems = true;
    take.item(value, place);
  }

  function root(to: number): void {
    keepAround(to);
    const text = Buffer.concat(around)
      .toString('utf8')
      .replace(/^[\s,]+/, '')
      .trim();
    around = [];
    aroundBytes = 0;
    if (text === '') return;
    const value = parsedJson(text);
    if (value === undefined) return take.broken(text, '', false);
    take.root(value, hadItems);
    hadItems = false;
  }

  function push(byte: number): void {
    depth++;
    if (depth > MAX_DEPTH) throw fileRefused('nestedTooDeep');
    openers[depth] = byte;
  }

  function opens(byte: number): void {
    // An object has a colon before each of its values: this is the next element, and the end of the one before is damaged.
    if (byte === OPEN_OBJECT && openers[depth] === OPEN_OBJECT && last !== COLON && depth > 0) nextElement();
    push(byte);
    if (listDepth > 0 || byte !== OPEN_LIST || (depth > 1 && !lists.has(key))) return;
    keepAround(at + 1);
    listDepth = depth;
    listName = depth === 1 ? '' : key;
    index = 0;
  }

  /** Back to the list whose elements are emitted, or into one whose beginning is damaged. */
  function nextElement(): void {
    if (listDepth === 0) {
      keepAround(at);
      push(OPEN_LIST);
      listDepth = depth;
    } else {
      element(at);
      from = at;
      depth = listDepth;
    }
  }

  /** A name where a list has none: its object has lost its beginning, or the list its end. */
  function colonInList(): void {
    if (depth === listDepth) push(OPEN_OBJECT);
    else depth--;
  }

  /** Closes what the mark belongs to; one that belongs to nothing is passed over. */
  function closesMatching(byte: number): void {
    const opener = byte === CLOSE_LIST ? OPEN_LIST : OPEN_OBJECT;
    let to = depth;
    while (to > 0 && openers[to] !== opener) to--;
    const isWithin = byte === CLOSE_LIST ? to >= listDepth : to > listDepth;
    if (depth > 0 && (to === 0 || !isWithin)) return;
    if (to > 0) depth = to;
    closes();
  }

  function closes(): void {
    if (listDepth === depth && listDepth > 0) {
      element(at);
      from = at;
      listDepth = 0;
    }
    depth--;
    key = '';
    if (depth <= 0) {
      depth = 0;
      root(at + 1);
    }
  }

  function scan(): void {
    const { length } = bytes;
    for (; at < length; at++) {
      if (inText) at = markInText(bytes, at);
      if (at === length) return;
      const byte = bytes[at];
      if (byte === BLANK) continue;
      if (inText) {
        if (byte === BACKSLASH) {
          if (at + 1 === length) return;
          at++;
        } else if (byte === QUOTE) {
          const isEnding = endsText();
          if (isEnding === undefined) return;
          if (!isEnding) continue;
          inText = false;
          textTo = at;
          last = QUOTE;
        }
      } else if (byte === QUOTE) {
        inText = true;
        textFrom = at + 1;
      } else if (byte === COLON) {
        if (openers[depth] === OPEN_LIST && depth > 0) colonInList();
        last = COLON;
        if (listDepth === 0) key = textFrom < 0 ? '' : bytes.toString('utf8', textFrom, Math.min(textTo, textFrom + LONGEST_KEY));
      } else if (byte === COMMA) {
        last = COMMA;
        if (listDepth === depth && listDepth > 0) element(at);
        else if (listDepth === 0) key = '';
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        opens(byte);
        last = byte;
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        closesMatching(byte);
        last = byte;
      }
    }
  }

  /**
   * Tells whether the mark here ends its text: what follows the end of a text is one of four. A stray or a lost mark is recognised by that
   * and costs no more than one element. Undefined while what follows has not arrived.
   */
  function endsText(): boolean | undefined {
    let next = at + 1;
    const most = at + MOST_BLANKS;
    while (next < bytes.length && next < most && isBlank(bytes[next] ?? 0)) next++;
    if (next === bytes.length) return isEnd ? true : undefined;
    const byte = bytes[next];
    return byte === COMMA || byte === COLON || byte === CLOSE_OBJECT || byte === CLOSE_LIST || next === most;
  }

  return {
    read(piece) {
      // A key must stay in the buffer until its colon arrives.
      const awaitsColon = listDepth === 0 && textFrom >= 0 && at - textFrom <= LONGEST_KEY;
      const keep = awaitsColon ? Math.min(from, textFrom) : from;
      bytes = keep >= bytes.length ? piece : Buffer.concat([bytes.subarray(keep), piece]);
      [at, from, textFrom, textTo] = [at - keep, from - keep, textFrom - keep, textTo - keep];
      if (bytes.length > MAX_NOTICE_BYTES + piece.length)
        throw fileRefused('notamTooLarge', listDepth > 0 ? { text: `${listName}[${index}]` } : {});
      scan();
      if (listDepth === 0) keepAround(at);
    },
    end() {
      isEnd = true;
      scan();
      if (listDepth > 0) {
        const text = bytes.toString('utf8', from).trim();
        take.broken(text, `${listName}[${index}]`, true);
      } else if (from < bytes.length || around.length > 0) root(bytes.length);
    },
  };
}

/** Finds the next mark that may end a text; the end of the bytes if there is none. */
function markInText(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++;
  return at;
}
