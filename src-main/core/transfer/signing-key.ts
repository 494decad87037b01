/**
 * Stores the key pair with which this installation signs its packs and backups (Ed25519, RFC 8032). Promise: it is created on first use,
 * readable only by its owner, never part of a pack; a backup contains it, so that those who trust an installation still trust it after a
 * restore.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftovers } from '../platform/leftovers.ts';
import { unwritable } from './unwritable.ts';
import type { Shaped } from './shape.ts';
import { reason } from '../reasons/reason.ts';
import { invalidBecause } from '../refusal.ts';

export const SIGNING_KEY = 'signing-key.pem';

/** signature.json has these members: `publicKey` is the 32 bytes of the key in base64, `fingerprint` their SHA-256. */
export const signatureShape = { algorithm: 'text', publicKey: 'text', fingerprint: 'digest', signature: 'text' } as const;
export type Signature = Shaped<typeof signatureShape>;

/** The key of a data folder, created if absent. Throws a Refusal for a file without such a key. */
export function openSigningKey(dataDir: string) {
  const path = join(dataDir, SIGNING_KEY);
  if (!existsSync(path)) make(dataDir, path);
  return readSigningKey(readFileSync(path), path);
}

/** `place` names the file for people. Throws a Refusal for bytes that are not such a key. */
export function readSigningKey(pem: Buffer, place: string) {
  const key = privateKeyOf(pem);
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw invalidBecause(reason('signingKeyInvalid', { path: place }));
  }
  const raw = rawOf(createPublicKey(key));
  const fingerprint = hash('sha256', raw, 'hex');
  return {
    /** It is the SHA-256 of the raw public key, in hexadecimal. */
    fingerprint,
    sign: (bytes: Buffer): Signature => ({
      algorithm: 'Ed25519',
      publicKey: raw.toString('base64'),
      fingerprint,
      signature: sign(null, bytes, key).toString('base64'),
    }),
  };
}

export type SigningKey = ReturnType<typeof openSigningKey>;

/** Tells whether the signature is of exactly these bytes, by the key that it names. */
export function isSignedBy({ algorithm, publicKey, fingerprint, signature }: Signature, bytes: Buffer): boolean {
  const raw = Buffer.from(publicKey, 'base64');
  if (algorithm !== 'Ed25519' || raw.length !== 32 || hash('sha256', raw, 'hex') !== fingerprint) return false;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(signature, 'base64'));
}

const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');

function privateKeyOf(pem: Buffer): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** Two processes may get here at once: the first one's key wins. */
function make(dataDir: string, path: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const part = join(dataDir, leftovers.signingKey.name());
  try {
    writeFileSync(part, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flush: true });
    nameOnce(part, path);
  } catch (error) {
    throw unwritable(path, error);
  } finally {
    rmSync(part, { force: true });
  }
}

function nameOnce(part: string, path: string): void {
  try {
    linkSync(part, path);
  } catch {
    // The name is taken, or the file system has no links.
    if (!existsSync(path)) renameSync(part, path);
  }
}
