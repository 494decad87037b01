/**
 * XML of any of the formats, by a real parser that resolves nothing: a document type, which may define entities, is refused, as is nesting deeper than
 * any NOTAM. The root decides the format.
 */
import { SaxesParser } from 'saxes';
import { aixmNotices } from './aixm.ts';
import { MAX_DEPTH, MAX_NOTICE_BYTES } from './limits.ts';
import { pibNotices } from './pib.ts';
import { fileRefused } from './refused.ts';
import type { OpenReader, Taking } from './raw-notice.ts';

/** What a format receives of its document. Names come without their prefix. */
export type XmlListener = {
  opens(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  /** With the text directly inside the element, unchanged. */
  closes(name: string, text: string): void;
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

export const openXml: OpenReader = (take) => {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let listener: XmlListener | undefined;
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  /** Text directly inside each open element. */
  const texts: string[] = [];
  let openBytes = 0;

  parser.on('doctype', () => {
    throw fileRefused('documentType', { line: parser.line });
  });
  parser.on('error', (error) => {
    throw fileRefused('damagedXml', { line: parser.line, text: error.message });
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = withoutPrefix(name);
    if (texts.push('') > MAX_DEPTH) throw fileRefused('nestedTooDeep', { line: parser.line });
    if (!listener) {
      listener = roots[local]?.(take);
      if (listener) take.facts({ isKnown: true });
      else if (!wrappings.has(local)) throw fileRefused('unknownRoot', { line: parser.line, text: name.slice(0, 60) });
    }
    listener?.opens(local, attributes, parser.line);
  });
  const hold = (text: string) => {
    if (texts.length === 0) return;
    openBytes += text.length;
    if (openBytes > MAX_NOTICE_BYTES) throw fileRefused('notamTooLarge', { line: parser.line });
    texts[texts.length - 1] += text;
  };
  parser.on('text', hold);
  parser.on('cdata', hold);
  parser.on('closetag', ({ name }) => {
    const text = texts.pop() ?? '';
    openBytes -= text.length;
    listener?.closes(withoutPrefix(name), text);
  });

  return {
    read(piece) {
      decoder ??= new TextDecoder(encodingOf(piece));
      parser.write(decoder.decode(piece, { stream: true }));
    },
    end() {
      parser.write(decoder?.decode() ?? '');
      parser.close();
    },
  };
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function encodingOf(head: Buffer): string {
  const name = encoded.exec(head.toString('latin1', 0, 200))?.groups?.['name']?.toLowerCase() ?? 'utf-8';
  return /^(?:iso-8859-\d{1,2}|windows-125\d|us-ascii|utf-8)$/.test(name) ? name : 'utf-8';
}
