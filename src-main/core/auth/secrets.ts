/** Random values are given out once and stored as hashes. */
import { hash, randomBytes } from 'node:crypto';

/** The secret has 256 random bits, written as 43 characters of base64url. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256. Fit for values with 256 random bits; passwords need scrypt. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
