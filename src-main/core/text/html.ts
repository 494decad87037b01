/** Escapes text for HTML. Promise: no text is markup, steers its reader or turns what is next to it. */
import { directedParts, isolated } from '#domain/text/visible-text.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const textInHtml = (text: string): string =>
  directedParts(text)
    .map((part, index) => (index % 2 === 1 ? `<bdi>${escaped(part)}</bdi>` : escaped(part)))
    .join('');

/** It escapes a text that is the whole content of an element. */
export const plainInHtml = (text: string): string => escaped(isolated(text));
