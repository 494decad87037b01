/** XML out of elements: whatever a text holds, it is escaped, and what XML cannot hold is gone before (`cleanText`). */

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

export type Content = string | number | readonly (string | false | null)[];

/** An element as text; what is null is left out, and so is one without content and attributes. Children are elements made by it. */
export function element(name: string, content: Content | null, attributes: Readonly<Record<string, string | null>> = {}): string | null {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [` ${key}="${escaped(value)}"`]));
  const inside = typeof content === 'object' ? childrenOf(content ?? []) : escaped(String(content));
  if (inside === '') return written.length === 0 ? null : `<${name}${written.join('')}/>`;
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

function childrenOf(children: readonly (string | false | null)[]): string {
  const lines = children.filter((child) => typeof child === 'string');
  return lines.length === 0 ? '' : `\n${lines.join('\n').replaceAll('\n', '\n  ').replace(/^/, '  ')}\n`;
}

export const document = (root: string | null): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? ''}\n`;
