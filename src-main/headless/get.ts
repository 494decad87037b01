/** `get`: one answer of the API without opening a port. */
import { answer } from '#http/server.ts';
import { print } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

/** Prints the body as it is. 0 for an answer of 2xx. */
export function get(path: string, options: CoreOptions & { key?: string }): Promise<number> {
  return withCore(options, async (core, log) => {
    const headers: Record<string, string> = options.key ? { 'x-api-key': options.key } : {};
    const { statusCode, body } = await answer(core, pathOf(path), { headers, log });
    await print(body);
    if (process.stdout.isTTY) await print('\n');
    return statusCode >= 200 && statusCode < 300 ? 0 : 1;
  });
}

/** A whole address is taken too, as copied from a browser or another tool. */
function pathOf(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (url) return url.pathname + url.search;
  return text.startsWith('/') ? text : `/${text}`;
}
