/** The credentials of sources: where they are kept, and who may read them. */
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeToOthers } from '#core/platform/private-folder.ts';
import { openCredentials, type KeyStore } from '#core/sync/credentials/credentials.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';
import { open } from './opened.ts';

const PAIR = { clientId: 'club-of-the-tests', clientSecret: 'never-shown-0815' };
const source = { id: 'x', name: 'FAA' };
const turned = (text: string) => text.split('').toReversed().join('');
const store: KeyStore = {
  isAvailable: () => Promise.resolve(true),
  seal: (text) => Promise.resolve(turned(text)),
  open: (sealed) => Promise.resolve(turned(sealed)),
};

function credentialsWith(keyStore?: KeyStore) {
  const dataDir = temporaryFolder();
  return { dataDir, path: join(dataDir, 'credentials.json'), credentials: openCredentials({ dataDir, keyStore }) };
}

it('are kept in a file that its owner alone can read, and are gone once removed', async () => {
  const { path, credentials } = credentialsWith();
  await credentials.put('x', PAIR);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect([credentials.has('x'), await credentials.of(source)]).toEqual([true, PAIR]);
  credentials.remove('x');
  expect([credentials.has('x'), readFileSync(path, 'utf8').includes(PAIR.clientSecret)]).toEqual([false, false]);
  await expect(credentials.of(source)).rejects.toMatchObject({ reasons: [{ code: 'credentialsMissing' }] });
});

it('are sealed by the key store of the system, which alone can open them', async () => {
  const { dataDir, path, credentials } = credentialsWith(store);
  await credentials.put('x', PAIR);
  expect(readFileSync(path, 'utf8')).not.toContain(PAIR.clientSecret);
  expect(await credentials.of(source)).toEqual(PAIR);
  const elsewhere = openCredentials({ dataDir });
  await expect(elsewhere.of(source)).rejects.toMatchObject({ reasons: [{ code: 'credentialsSealed' }] });
  const failing = openCredentials({ dataDir, keyStore: { ...store, open: (sealed) => Promise.reject(new Error(sealed)) } });
  await expect(failing.of(source)).rejects.toMatchObject({ reasons: [{ code: 'credentialsSealed' }] });
});

it('go into the file where the system has no key store', async () => {
  const { credentials, path } = credentialsWith({ ...store, isAvailable: () => Promise.resolve(false) });
  await credentials.put('x', PAIR);
  expect([statSync(path).mode & 0o777, await credentials.of(source)]).toEqual([0o600, PAIR]);
});

it.skipIf(process.platform === 'win32')('are not used once others can read them, also after a start that closes all else', async () => {
  const { dataDir, path, credentials } = credentialsWith();
  await credentials.put('x', PAIR);
  writeFileSync(join(dataDir, 'state.sqlite'), '');
  chmodSync(path, 0o644);
  closeToOthers(dataDir);
  await expect(credentials.of(source)).rejects.toMatchObject({ reasons: [{ code: 'credentialsReadable', values: { mode: '0644' } }] });
  await expect(credentials.put('y', PAIR)).rejects.toMatchObject({ reasons: [{ code: 'credentialsReadable' }] });
  chmodSync(path, 0o600);
  writeFileSync(path, 'never-shown');
  await expect(credentials.of(source)).rejects.toMatchObject({ reasons: [{ code: 'credentialsDamaged' }] });
});

it('go with their source, and a kind that needs none takes none', async () => {
  const { dataDir, sources } = await open();
  const { id } = sources.add({ kind: 'faaNotamApi', completeFor: ['KJFK'] });
  await sources.setCredentials(id, PAIR);
  expect(readFileSync(join(dataDir, 'credentials.json'), 'utf8')).toContain(PAIR.clientSecret);
  sources.remove(id);
  expect(readFileSync(join(dataDir, 'credentials.json'), 'utf8')).not.toContain(PAIR.clientSecret);
  const other = sources.add({ kind: 'ukPib' });
  await expect(sources.setCredentials(other.id, PAIR)).rejects.toMatchObject({ reasons: [{ code: 'credentialsNotUsed' }] });
  expect(await sources.setCredentials('no-such', PAIR)).toBeUndefined();
});

it('a key is sealed soon after it was given', async () => {
  const { path, credentials } = credentialsWith(store);
  credentials.putKey('x', 'ask_never-shown');
  await expect.poll(() => readFileSync(path, 'utf8')).not.toContain('never-shown');
  expect(await credentials.keyOf(source)).toBe('ask_never-shown');
});
