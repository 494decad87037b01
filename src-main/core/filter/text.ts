/** Reads the filter parameter as JSON, written plainly, in base64 or in base64url. */
import { invalid } from '../refusal.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A filter or a sort is at most so long; base64 makes it longer, so that twice as much is read. */
const MAX_BYTES = 16_384;

/** Throws `invalidRequest` with the fault and its place; `name` is the parameter. */
export function readJson(name: 'filter' | 'sort', text: string): Json {
  const refuse = (why: string) => invalid(`${name}: ${why}`);
  if (Buffer.byteLength(text) > MAX_BYTES * 2) throw refuse(`is longer than ${MAX_BYTES / 1024} KB`);
  const trimmed = text.trim();
  const isPlain = trimmed.startsWith('{') || trimmed.startsWith('[');
  const json = isPlain ? trimmed : decodeBase64(trimmed);
  if (json === undefined) throw refuse(`is neither ${plainForms[name]} nor base64 of such JSON`);
  if (Buffer.byteLength(json) > MAX_BYTES) throw refuse(`is longer than ${MAX_BYTES / 1024} KB`);
  const repeated = repeatedName(json);
  if (repeated !== undefined) throw refuse(`has ${repeated.slice(0, 60)} twice in one object, of which only the last would count`);
  try {
    return JSON.parse(json) as Json;
  } catch (error) {
    throw refuse(`${isPlain ? 'is' : 'contains base64 of text that is'} not valid JSON: ${(error as Error).message}`);
  }
}

const plainForms = { filter: 'JSON that starts with {', sort: 'a list such as name,-city, nor JSON that starts with { or [,' };

/** JSON.parse drops the first of two members with one name, and a condition that is dropped widens a safety query. */
function repeatedName(json: string): string | undefined {
  const objects: Set<string>[] = [];
  for (const [token, name] of json.matchAll(/[{}]|("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"/g)) {
    if (token === '{') objects.push(new Set());
    if (token === '}') objects.pop();
    if (name === undefined) continue;
    if (objects.at(-1)?.has(name)) return name;
    objects.at(-1)?.add(name);
  }
  return undefined;
}

/** Tells whether a text that could be a list of names is base64 of JSON. */
export const isEncodedJson = (text: string): boolean => decodeBase64(text.trim()) !== undefined;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes that are not UTF-8 are Latin-1: JavaScript's `btoa` writes each character below U+0100 as one byte. */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** The query string turned each `+` into a space, which is restored here. */
function decodeBase64(text: string): string | undefined {
  const restored = text
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (restored === '' || !/^[A-Za-z0-9+/]+$/.test(restored) || restored.length % 4 === 1) return undefined;
  const decoded = textOf(Buffer.from(restored, 'base64')).trim();
  return decoded.startsWith('{') || decoded.startsWith('[') ? decoded : undefined;
}
