/**
 * Stores passwords as scrypt hashes, each with its own salt and parameters in the text. Promise: verifying costs exactly one derivation,
 * whether there is a stored password or not, so that the time of a refusal does not reveal which names exist.
 */
import { randomBytes, scrypt as nodeScrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { invalid } from '../refusal.ts';

const MIN_LENGTH = 8;
/** Bytes of UTF-8; more is no safer and costs an attacker nothing to send. */
const MAX_BYTES = 1024;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

type Cost = { log2N: number; r: number; p: number };
type Derive = (password: string, salt: Buffer, length: number, options: ScryptOptions) => Promise<Buffer>;

/** This is OWASP's equal of N=2^17 p=1 with a quarter of its memory: it takes 32 MiB and about a quarter of a second. */
const defaultCost: Cost = { log2N: 15, r: 8, p: 3 };

/** Deriving may take this much memory: 128 N r bytes. */
const MOST_MEMORY = 1 << 28;
const MOST_PASSES = 16;

const stored = /^\$scrypt\$ln=(?<log2N>\d+),r=(?<r>\d+),p=(?<p>\d+)\$(?<salt>[\w-]+)\$(?<hash>[\w-]+)$/;

/** Tests pass `derive` and `cost`, to count derivations and make them cheap. */
export function openPasswords({ cost = defaultCost, derive = scrypt }: { cost?: Cost; derive?: Derive } = {}) {
  const placeholder = { ...cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };

  return {
    /** The text to store. Throws `invalidRequest` for a password that is too short or too long. */
    async hash(password: string): Promise<string> {
      const normal = password.normalize('NFC');
      check(normal);
      const salt = randomBytes(SALT_BYTES);
      return format(cost, salt, await derive(normal, salt, HASH_BYTES, optionsOf(cost)));
    },

    /** False without a stored password, and for one that cannot be read, too, after the same work. */
    async verify(password: string, storedPassword: string | undefined): Promise<boolean> {
      const normal = password.normalize('NFC');
      const read = storedPassword === undefined ? undefined : parse(storedPassword);
      const { salt, hash, ...itsCost } = read ?? placeholder;
      const fits = Buffer.byteLength(normal) <= MAX_BYTES;
      const derived = await derive(fits ? normal : '', salt, hash.length, optionsOf(itsCost));
      return timingSafeEqual(derived, hash) && fits && read !== undefined;
    },
  };
}

export type Passwords = ReturnType<typeof openPasswords>;

function check(password: string): void {
  const { length } = password;
  if (length < MIN_LENGTH) {
    throw invalid(`password: has ${length} characters; at least ${MIN_LENGTH} are needed`);
  }
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalid(`password: is longer than ${MAX_BYTES} bytes; use a shorter one`);
  }
}

function format({ log2N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${log2N},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Tells whether a stored text is a password as this program writes them; nothing else lets anyone in. */
export const isStoredPassword = (text: string): boolean => parse(text) !== undefined;

/** Undefined for what this program does not write: a hash without bytes would equal every other, and a cost without a bound would take the machine. */
function parse(text: string): (Cost & { salt: Buffer; hash: Buffer }) | undefined {
  const groups = stored.exec(text)?.groups;
  if (!groups) return undefined;
  const [log2N, r, p] = [Number(groups['log2N']), Number(groups['r']), Number(groups['p'])];
  const salt = Buffer.from(groups['salt'] ?? '', 'base64url');
  const hash = Buffer.from(groups['hash'] ?? '', 'base64url');
  const isBounded = log2N >= 1 && r >= 1 && p >= 1 && p <= MOST_PASSES && 128 * 2 ** log2N * r <= MOST_MEMORY;
  return isBounded && hash.length === HASH_BYTES && salt.length === SALT_BYTES ? { log2N, r, p, salt, hash } : undefined;
}

function optionsOf({ log2N, r, p }: Cost): ScryptOptions {
  const N = 2 ** log2N;
  // Node's own limit of 32 MiB is just too small for these; scrypt needs 128 N r bytes and 128 r p more.
  return { N, r, p, maxmem: 128 * r * (N + p + 2) };
}

function scrypt(password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    nodeScrypt(password, salt, length, options, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
}
