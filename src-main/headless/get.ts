/** `get`: one answer of the API, of the server that has the data folder, else of the folder without opening a port. */
import { answer } from '#http/server.ts';
import { withServer } from './beside/with-server.ts';
import { printData } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

/** Prints the body as it is. 0 for an answer of 2xx. */
export function get(text: string, options: CoreOptions & { key?: string }): Promise<number> {
  const headers: Record<string, string> = options.key ? { 'x-api-key': options.key } : {};
  const path = pathOf(text);
  return withServer(options, {
    core: async (core, log) => {
      const { statusCode, body } = await answer(core, path, { headers, log });
      return printed(statusCode, [body]);
    },
    // In pieces: the events have no end, and a whole list need not be held.
    server: async ({ url }) => {
      const { status, body } = await fetch(new URL(path, url), { headers });
      return printed(status, body ?? []);
    },
  });
}

async function printed(status: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
  for await (const piece of body) {
    await printData(piece);
    if (!process.stdout.writable) break;
  }
  if (process.stdout.isTTY) await printData('\n');
  return status >= 200 && status < 300 ? 0 : 1;
}

/** A whole address is taken too, as copied from a browser or another tool. */
function pathOf(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (url) return url.pathname + url.search;
  return text.startsWith('/') ? text : `/${text}`;
}
