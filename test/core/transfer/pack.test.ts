import { createPublicKey, hash, verify } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packTo } from '#core/core.ts';
import { closure, entriesIn, machine, newer, packOf, takeIn } from './machines.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

describe('a pack', () => {
  it('has the manifest first, its signature, the dataset and the NOTAMs', async () => {
    const { path } = await packOf(await machine());
    expect([...(await entriesIn(path)).keys()]).toEqual(['manifest.json', 'signature.json', 'reference.sqlite', 'notams.ndjson']);
  });

  it('says what is in it, with sizes and digests', async () => {
    const here = await machine(newer);
    await takeIn(here, closure('A0001/30'), closure('A0002/30'));
    const entries = await entriesIn((await packOf(here)).path);
    const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '') as object;
    expect(manifest).toMatchObject({
      format: 1,
      kind: 'pack',
      madeAt: '2030-03-01T12:00:00.000Z',
      program: here.core.version,
      dataset: { ...newer, counts: here.core.dataset.current().counts },
      notams: { count: 2, importedAt: '2030-03-01T12:00:00.000Z', issuedAt: null },
      entries: ['reference.sqlite', 'notams.ndjson'].map((name) => {
        const data = entries.get(name) ?? Buffer.of();
        return { name, bytes: data.length, sha256: hash('sha256', data, 'hex') };
      }),
    });
  });

  it('is signed over exactly the bytes of the manifest, by a key whose fingerprint is the SHA-256 of its raw public half', async () => {
    const { path, fingerprint } = await packOf(await machine());
    const entries = await entriesIn(path);
    const signature = JSON.parse(entries.get('signature.json')?.toString() ?? '') as Record<string, string>;
    const raw = Buffer.from(signature['publicKey'] ?? '', 'base64');
    expect(signature).toMatchObject({ algorithm: 'Ed25519', fingerprint });
    expect(hash('sha256', raw, 'hex')).toBe(fingerprint);
    // These bytes are the DER header of an Ed25519 public key (RFC 8410).
    const key = createPublicKey({ key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]), format: 'der', type: 'spki' });
    const manifest = entries.get('manifest.json') ?? Buffer.of();
    expect(verify(null, manifest, key, Buffer.from(signature['signature'] ?? '', 'base64'))).toBe(true);
  });

  it('has the reference database byte for byte, and no sample', async () => {
    const here = await machine();
    const entries = await entriesIn((await packOf(here)).path);
    expect(entries.get('reference.sqlite')?.equals(readFileSync(join(here.dataDir, 'reference.sqlite')))).toBe(true);
    expect(here.core.notams.count()).toBeGreaterThan(0);
    expect(entries.get('notams.ndjson')).toHaveLength(0);
  });

  it('is signed again by the same key, which no other user can read and which is in no pack', async () => {
    const here = await machine();
    const [first, second] = [await packOf(here), await packOf(here)];
    expect(first.fingerprint).toBe(second.fingerprint);
    const key = join(here.dataDir, 'signing-key.pem');
    expect(statSync(key).mode & 0o777).toBe(0o600);
    const secret = readFileSync(key, 'utf8').split('\n')[1] ?? '';
    expect(Buffer.concat([...(await entriesIn(first.path)).values()]).includes(secret)).toBe(false);
  });

  it('is refused of a folder whose key is damaged', async () => {
    const here = await machine();
    writeFileSync(join(here.dataDir, 'signing-key.pem'), 'x');
    await expect(packOf(here)).rejects.toMatchObject({ details: [expect.stringContaining('holds no Ed25519 key')] });
  });
});

describe('writing a pack to a file', () => {
  it('into a folder that is not there is refused by name and leaves nothing', async () => {
    const { dataDir } = await machine();
    const file = join(temporaryFolder(), 'nowhere', 'x.aeroshelf');
    await expect(packTo(file, false, { dataDir })).rejects.toMatchObject({
      details: [expect.stringContaining(`${file} cannot be written`)],
    });
    expect(existsSync(join(file, '..'))).toBe(false);
  });

  it('leaves no other file next to it', async () => {
    const { dataDir } = await machine();
    const target = temporaryFolder();
    await packTo(join(target, 'x.aeroshelf'), false, { dataDir });
    expect(readdirSync(target)).toEqual(['x.aeroshelf']);
  });
});
