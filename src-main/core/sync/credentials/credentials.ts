/**
 * Stores the credentials and keys of sources apart from all other data: no backup, pack or copy of state.sqlite has any. Promise: only
 * fetching gets them; a file that others on this machine can read is not used; what the key store of the system sealed is opened by the
 * same user's window alone.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceCredentialsBody } from '#contract/sync/sources.ts';
import { writeWhole } from '#core/platform/data-folder.ts';
import { CREDENTIALS } from '#core/platform/private-folder.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause, Refusal } from '#core/refusal.ts';

export type ClientCredentials = SourceCredentialsBody;

/** The key store of the system, as the window has it. Both reject where it cannot be used. */
export type KeyStore = {
  isAvailable(): Promise<boolean>;
  /** Answers Base64. */
  seal(text: string): Promise<string>;
  open(sealed: string): Promise<string>;
};

/** A server of this API takes it. */
type ServerKey = { apiKey: string };
type Secret = ClientCredentials | ServerKey;
type Kept = { sealed: string } | Secret;
type Sheet = Record<string, Kept>;

/** These are the rights of others than the owner. */
const OTHERS = 0o077;

export function openCredentials({ dataDir, keyStore }: { dataDir: string; keyStore?: KeyStore | undefined }) {
  const path = join(dataDir, CREDENTIALS);

  /** Reads the credentials by the id of their source. Throws a Refusal for a file that others can read and for a damaged one. */
  function read(): Sheet {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return {};
    // Windows has no such rights; there the user's profile guards it.
    if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0)
      throw invalidBecause(reason('credentialsReadable', { path, mode: (found.mode & 0o777).toString(8).padStart(4, '0') }));
    try {
      const sheet: unknown = JSON.parse(readFileSync(path, 'utf8'));
      if (typeof sheet === 'object' && sheet !== null && !Array.isArray(sheet)) return sheet as Sheet;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    throw invalidBecause(reason('credentialsDamaged', { path }));
  }

  const write = (sheet: Sheet) => writeWhole(path, `${JSON.stringify(sheet)}\n`);

  async function opened({ id, name }: { id: string; name: string }): Promise<Secret | undefined> {
    const stored = read()[id];
    if (stored === undefined || !('sealed' in stored)) return stored;
    try {
      if (keyStore) return JSON.parse(await keyStore.open(stored.sealed)) as Secret;
    } catch {
      // The message of a key store is left out: it may hold what it could not open.
    }
    throw invalidBecause(reason('credentialsSealed', { name }));
  }

  async function sealed(secret: Secret): Promise<Kept> {
    const isSealed = keyStore !== undefined && (await keyStore.isAvailable());
    return isSealed ? { sealed: await keyStore.seal(JSON.stringify(secret)) } : secret;
  }

  /** A key store that fails leaves it in the file, which its owner alone can read. */
  async function seal(id: string): Promise<void> {
    try {
      const before = read()[id];
      if (before === undefined || 'sealed' in before) return;
      const after = await sealed(before);
      const sheet = read();
      // It may have been replaced or removed meanwhile.
      if ('sealed' in after && JSON.stringify(sheet[id]) === JSON.stringify(before)) write({ ...sheet, [id]: after });
    } catch {
      return;
    }
  }

  return {
    /** Tells whether some are kept for a source; whether they can be used, `of` says. */
    has(id: string): boolean {
      try {
        return Object.hasOwn(read(), id);
      } catch (error) {
        // Fetching says what is wrong with the file.
        if (error instanceof Refusal) return true;
        throw error;
      }
    },
    /** Throws a Refusal where those that are kept must not be used, or cannot be opened. */
    async of({ id, name }: { id: string; name: string }): Promise<ClientCredentials> {
      const secret = await opened({ id, name });
      if (secret === undefined || !('clientId' in secret)) throw invalidBecause(reason('credentialsMissing', { name }));
      return secret;
    },
    /** Null means that none is stored. Throws as `of`. */
    async keyOf(source: { id: string; name: string }): Promise<string | null> {
      const secret = await opened(source);
      return secret !== undefined && 'apiKey' in secret ? secret.apiKey : null;
    },
    async put(id: string, { clientId, clientSecret }: ClientCredentials): Promise<void> {
      write({ ...read(), [id]: await sealed({ clientId, clientSecret }) });
    },
    /** The key is in the file at once, and sealed soon where that is possible. Throws a Refusal for a file that must not be used. */
    putKey(id: string, apiKey: string): void {
      write({ ...read(), [id]: { apiKey } });
      void seal(id);
    },
    remove(id: string): void {
      const { [id]: gone, ...others } = read();
      if (gone !== undefined) write(others);
    },
  };
}

export type Credentials = ReturnType<typeof openCredentials>;
