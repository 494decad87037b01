/**
 * Identifies a NOTAM, whatever file it comes from: a re-import or another source gives the same one, a different office another one.
 * Numbers recur (per office, month or year), so each kind needs its own key.
 */
import { hash } from 'node:crypto';
import { identityOf } from '#core/database/identity.ts';
import { numberKey } from '../items/number.ts';

export type Identifying = {
  /** It is the number as published. */
  number: string | null;
  kind: 'series' | 'domestic' | 'fdc' | 'letter' | 'snowtam';
  /** It is the first location of item A, or of a SNOWTAM. */
  location: string | null;
  /** It is the office that issued a US domestic NOTAM, for example SFO. */
  account?: string | null;
  /** Dates from which the year is taken if the number has none: ISO 8601 UTC. */
  issueDate: string | null;
  startDate: string | null;
  message: string;
  /** Samples have separate identities, so that no real NOTAM is ever merged with one. */
  isSample?: boolean;
};

/** Computes the UUID version 5 of the identity key. */
export function notamIdentity(notice: Identifying): string {
  // Ids are hashed from ASCII; a Cyrillic К must not collide with a Latin letter.
  const ascii = identityKey(notice).replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return identityOf(`${notice.isSample ? 'sample:' : ''}notam:${ascii}`);
}

/** Two NOTAMs with the same key are one. */
export function identityKey(notice: Identifying): string {
  if (notice.number === null) return `text ${hash('sha1', notice.message.replace(/\s+/g, ' ').trim(), 'hex')}`;
  const number = numberKey(notice.number);
  const office: Record<Identifying['kind'], string | null> = {
    series: notice.location,
    domestic: notice.account ?? notice.location,
    fdc: 'FDC',
    letter: 'LTA',
    snowtam: notice.location,
  };
  const edition = notice.kind === 'letter' ? '' : notice.kind === 'snowtam' ? (notice.startDate ?? '') : yearOf(notice, number);
  return `${office[notice.kind]} ${number} ${edition}`.trim();
}

/** Four digits: a series number has two of them, an FDC number one, and a domestic number, which restarts monthly, none. */
function yearOf(notice: Identifying, number: string): string {
  const dated = (notice.issueDate ?? notice.startDate)?.slice(0, 4);
  if (notice.kind === 'series') {
    const two = /-(\d{2})(?!\d)/.exec(number)?.[1];
    if (two !== undefined) return two < '80' ? `20${two}` : `19${two}`;
  }
  if (notice.kind === 'fdc' && dated !== undefined) {
    const last = Number(number.charAt(0));
    // The year nearest to the date that ends in this digit: 9/1234 issued in January 2030 is of 2029.
    return String([0, -1, 1, -2, 2, -3, 3, -4, 4, -5].map((away) => Number(dated) + away).find((year) => year % 10 === last) ?? dated);
  }
  return dated ?? 'undated';
}

/** Is made of the id and the text, so that it is the same next time: a UUID of version 8 (RFC 9562). */
export function anotherId(id: string, textDigest: string): string {
  const digest = hash('sha1', id + Buffer.from(textDigest, 'hex').toString('base64'), 'hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
