/** Checks answers of services, and reads one as JSON. */
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause, type Refusal } from '#core/refusal.ts';
import { ask, type Answer, type HearTime } from '../fetch/request.ts';
import { Unreachable } from '../unreachable.ts';

const page = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|html)[\s>]/i;
/** A page of a service has some hundred kilobytes, one of 300 airports with everything some three megabytes. */
const MOST_BYTES = 30_000_000;

/**
 * Returns the pieces of an answer. Throws `Unreachable` with the first for a web page, which a network with a login page sends instead of
 * the answer: the address is tried again as after no answer.
 */
export async function* withoutWebPage(pieces: AsyncIterable<Buffer>, address: string): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst && page.test(piece.toString('latin1', 0, 512))) throw new Unreachable(reason('captivePortal', { address }));
    isFirst = false;
    yield piece;
  }
}

export const DENIALS: readonly number[] = [401, 403];
/** 401: the credentials are not taken; 403: they are, and not for this. */
export const denied = (address: string, status: number): Refusal =>
  invalidBecause(reason(status === 401 ? 'credentialsRefused' : 'accessDenied', { address, status }));

/**
 * Tells whether the FAA publishes the NOTAMs of a place itself: it does for location indicators of the United States and of other areas
 * that it serves (ICAO Doc 7910), and for its own of three letters. Of other places it passes on what it receives, so the lack of a NOTAM
 * there proves nothing.
 */
export const isOfFaa = (place: string): boolean => /^(?:K|P(?![CL])|T[IJ])[A-Z\d]{2,3}$|^[A-Z\d]{3}$/.test(place);

export function momentOf(date: string | undefined): string | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/**
 * Throws `Unreachable` as `ask` does and for a web page, and a Refusal for any other answer that is not JSON or too large; `isSecret` as in `Asking`, and a refusal of
 * access then says so. `at`: when it was answered, ISO 8601 UTC; null where the server does not say.
 */
export async function readJson(
  address: string,
  {
    headers,
    ...how
  }: { signal: AbortSignal; hearTime?: HearTime | undefined; headers?: Record<string, string>; isSecret?: boolean; form?: string },
): Promise<{ body: unknown; bytes: number; at: string | null }> {
  const host = new URL(address).host;
  const also = how.isSecret === true ? DENIALS : [];
  const answer = await ask(address, { accept: 'application/json', ...headers }, { also, ...how });
  if (also.includes(answer.status)) {
    answer.discard();
    throw denied(host, answer.status);
  }
  return { ...(await jsonOf(answer, withoutWebPage(answer.pieces, host), host)), at: momentOf(answer.headers.date) };
}

/** The body of an answer out of these pieces of it. Throws a Refusal for one that is too large or not JSON. */
export async function jsonOf(answer: Answer, pieces: AsyncIterable<Buffer>, host: string): Promise<{ body: unknown; bytes: number }> {
  const all: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw invalidBecause(reason('answerTooLarge', { address: host, mostMb: MOST_BYTES / 1e6 }));
      all.push(piece);
    }
  } finally {
    answer.discard();
  }
  try {
    return { body: JSON.parse(Buffer.concat(all).toString()) as unknown, bytes };
  } catch {
    throw invalidBecause(reason('answerNotJson', { address: host }));
  }
}
