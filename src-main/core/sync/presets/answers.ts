/** Answers of services: what they must not be, and one as JSON. */
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause, type Refusal } from '#core/refusal.ts';
import { ask, usualWaits, type HearTime } from '../fetch/request.ts';
import { Unreachable } from '../unreachable.ts';
import { userAgent } from '../user-agent.ts';

const page = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|html)[\s>]/i;
/** A page of a service has some hundred kilobytes. */
const MOST_BYTES = 30_000_000;

/**
 * Throws `Unreachable` for a web page, which a network that wants a login first sends in the place of what was asked for. `piece`: the first bytes of the answer. The
 * address is tried again as after no answer.
 */
export function refuseWebPage(piece: Buffer, address: string): void {
  if (page.test(piece.toString('latin1', 0, 512))) throw new Unreachable(reason('captivePortal', { address }));
}

export const DENIALS: readonly number[] = [401, 403];
/** 401: the credentials are not taken; 403: they are, and not for this. */
export const denied = (address: string, status: number): Refusal =>
  invalidBecause(reason(status === 401 ? 'credentialsRefused' : 'accessDenied', { address, status }));

/**
 * Whether the FAA publishes the NOTAMs of a place itself: location indicators of the United States and of what it serves besides (ICAO Doc 7910), and its own of three
 * letters. Of any other it has what reaches it, so that nothing may mean that nothing does.
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
  const answer = await ask(address, { accept: 'application/json', ...headers }, { userAgent, waits: usualWaits, also, ...how });
  if (also.includes(answer.status)) {
    answer.discard();
    throw denied(host, answer.status);
  }
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer.pieces) {
      if (bytes === 0) refuseWebPage(piece, host);
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw invalidBecause(reason('answerTooLarge', { address: host, mostMb: MOST_BYTES / 1e6 }));
      pieces.push(piece);
    }
  } finally {
    answer.discard();
  }
  try {
    return { body: JSON.parse(Buffer.concat(pieces).toString()) as unknown, bytes, at: momentOf(answer.headers.date) };
  } catch {
    throw invalidBecause(reason('answerNotJson', { address: host }));
  }
}
