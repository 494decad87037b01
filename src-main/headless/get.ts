/** `get` prints one answer of the API unchanged, as any client gets it; `openapi` prints the document of the API. */
import { installation } from '#core/platform/installation.ts';
import { withApi } from './api.ts';
import { printData } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

/** Resolves with 0 for an answer of 2xx. */
export function get(text: string, { key, ...options }: CoreOptions & { key?: string }): Promise<number> {
  return withApi({ ...options, asClient: key ? { 'x-api-key': key } : {} }, async ({ send }) => {
    const { status, body } = await send(pathOf(text), {});
    // The body is printed in pieces, because the events of a server have no end and a whole list need not be held.
    for await (const piece of body ?? []) {
      await printData(piece as Uint8Array);
      if (!process.stdout.writable) break;
    }
    if (process.stdout.isTTY) await printData('\n');
    return status >= 200 && status < 300 ? 0 : 1;
  });
}

/** A whole address is taken too, as copied from a browser or another tool. */
function pathOf(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  if (url) return url.pathname + url.search;
  return text.startsWith('/') ? text : `/${text}`;
}

/** The document that the server gives at /openapi.json, laid out for reading. */
export async function printOpenApi(): Promise<void> {
  const { openApi } = await import('#contract/openapi.ts');
  await printData(`${JSON.stringify(openApi(installation.version), null, 2)}\n`);
}
