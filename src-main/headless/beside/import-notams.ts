/** `notams import` through the running server: each file is sent and is an import of its own. */
import { createReadStream, statSync } from 'node:fs';
import type { NotamImport } from '#contract/notams/import.ts';
import { Refusal } from '#core/refusal.ts';
import { standardInput } from '../standard-input.ts';
import type { Client } from './client.ts';

/** What the server takes as one body. */
const MAX_BYTES = 500_000_000;

type About = { name: string; isDryRun: boolean; takesAnyText: boolean };

/** `path`: undefined for standard input. Throws `bodyTooLarge` with the way out, and what the import refuses. */
export function sendNotams(client: Client, path: string | undefined, { name, isDryRun, takesAnyText }: About): Promise<NotamImport> {
  if (path !== undefined && statSync(path).size > MAX_BYTES) {
    throw new Refusal('bodyTooLarge', {
      message: `${name} is larger than ${MAX_BYTES / 1e6} MB, the most that a running server takes. End process ${client.pid}, and import it then.`,
    });
  }
  const query = new URLSearchParams({ name, ...(isDryRun && { dryRun: 'true' }), ...(takesAnyText && { asText: 'true' }) });
  return client.send(`/notams/import?${query.toString()}`, path === undefined ? standardInput() : createReadStream(path));
}
