/**
 * Reads XML as a tree of elements, and writes it. Promise: nothing outside of the text is looked at: a document type, which may define
 * entities, is refused, as are nesting and numbers of elements beyond those of any flight plan, and XML that is not well-formed.
 */
import { SaxesParser } from 'saxes';
import type { RouteFileFormat } from '#contract/route/files.ts';
import { reading, refuseFile, type Reading } from './reading.ts';

export type Element = {
  /** The prefix is cut off. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** It is what is directly inside the element, in its order. */
  text: string;
  line: number;
};

const MOST_DEPTH = 64;
/** Elements are counted before (`counted.ts`); these are the attributes of all of them. */
const MOST_ATTRIBUTES = 300_000;
/** The root is within this many letters of the beginning. */
const HEAD = 65_536;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads the root's name, if the text begins as XML; undefined for any other. */
export function rootOf(text: string): string | undefined {
  if (!/^\s{0,100}</.test(text)) return undefined;
  let root: string | undefined;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name }) => (root ??= withoutPrefix(name)));
  parser.on('error', () => undefined);
  parser.write(text.slice(0, HEAD).trimStart());
  return root;
}

export function readXml(text: string, format: RouteFileFormat): Element {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Element[] = [];
  let root: Element | undefined;
  let count = 0;
  parser.on('doctype', () => refuseFile('routeFileDocumentType', { format, line: parser.line }));
  parser.on('error', ({ message }) => refuseFile('routeFileDamaged', { format, line: parser.line, error: message }));
  parser.on('attribute', () => {
    if (++count > MOST_ATTRIBUTES) refuseFile('routeFileTooManyParts', { format, most: MOST_ATTRIBUTES });
  });
  parser.on('opentag', ({ name, attributes }) => {
    const own: Element = { name: withoutPrefix(name), attributes: { ...attributes }, children: [], text: '', line: parser.line };
    if (open.length >= MOST_DEPTH) refuseFile('routeFileTooDeep', { format, most: MOST_DEPTH });
    open.at(-1)?.children.push(own);
    root ??= own;
    open.push(own);
  });
  const hold = (part: string) => {
    const own = open.at(-1);
    if (own) own.text += part;
  };
  parser.on('text', hold);
  parser.on('cdata', hold);
  parser.on('closetag', () => void open.pop());
  parser.write(text.trimStart()).close();
  return root ?? refuseFile('routeFileNoPoints', { format });
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The trimmed text of a child; undefined where there is none or it is empty. */
export const textOf = (element: Element | undefined, name: string): string | undefined => childOf(element, name)?.text.trim() || undefined;

/** Begins to read a file: elements with content that are in none of the sets are reported as unused, without those inside them. */
export function readingXml(
  text: string,
  format: RouteFileFormat,
  ...expected: readonly ReadonlySet<string>[]
): { read: Reading; root: Element } {
  const [read, root] = [reading(format), readXml(text, format)];
  const rest = [root];
  for (let own = rest.pop(); own; own = rest.pop()) {
    for (const child of own.children) {
      if (expected.some((names) => names.has(child.name))) rest.push(child);
      else if (child.text.trim() !== '' || child.children.length > 0 || Object.keys(child.attributes).length > 0) read.unused(child.name);
    }
  }
  return { read, root };
}

/** Line ends in attributes would be read as blanks. */
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (text: string): string => text.replace(/[&<>"'\t\n\r]/g, (letter) => escapes[letter] ?? letter);

type Content = string | number | readonly (string | false | null)[];

/** An element as text: whatever a text holds, it is escaped, and what XML cannot hold is gone before (`cleanText`). What is null is left out, and so is one without content and attributes. Children are elements made by it. */
export function element(name: string, content: Content | null, attributes: Readonly<Record<string, string | null>> = {}): string | null {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [` ${key}="${escaped(value)}"`]));
  const inside = typeof content === 'object' ? linesOf(content ?? []) : escaped(String(content));
  if (inside === '') return written.length === 0 ? null : `<${name}${written.join('')}/>`;
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

function linesOf(children: readonly (string | false | null)[]): string {
  const lines = children.filter((child) => typeof child === 'string');
  return lines.length === 0 ? '' : `\n${lines.join('\n').replaceAll('\n', '\n  ').replace(/^/, '  ')}\n`;
}

export const document = (root: string | null): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? ''}\n`;
