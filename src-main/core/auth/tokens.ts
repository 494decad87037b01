/** Signed tokens: JWT, HS256 and nothing else, with a secret that this installation made for itself. */
import { createSecretKey } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { randomSecret } from './secrets.ts';

const ISSUER = 'aeroshelf';
const ALGORITHM = 'HS256';
const SETTING = 'tokenSecret';
const LIFETIME_MS = 60 * 60 * 1000;

/** Most runs never see a token, and the start does not wait for what they don't use. */
const library = () => import('jose');

export type Tokens = {
  sign(userId: string): Promise<string>;
  /** Id of the user; undefined for a token that is malformed, forged or expired. */
  verify(token: string): Promise<string | undefined>;
};

export function openTokens(db: Database, clock: () => Date): Tokens {
  const secret = createSecretKey(Buffer.from(secretOf(db), 'base64url'));

  return {
    async sign(userId) {
      const { SignJWT } = await library();
      const now = clock();
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setJti(randomSecret())
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + LIFETIME_MS))
        .sign(secret);
    },

    async verify(token) {
      const { jwtVerify, errors } = await library();
      try {
        const { payload } = await jwtVerify(token, secret, {
          // Pinned: the token's own header must not choose how it is checked.
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp'],
          currentDate: clock(),
        });
        return payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

function secretOf(db: Database): string {
  db.prepare('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING').run(SETTING, randomSecret());
  const secret = db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck().get(SETTING);
  if (secret === undefined) throw new Error('the token secret was not stored');
  return secret;
}
