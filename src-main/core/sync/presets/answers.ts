/** Answers of services: what they must not be, and one as JSON. */
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
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

/** `path`: the element or member that is missing. */
export const shapeChanged = (address: string, path: string): Refusal =>
  new Refusal('invalidRequest', { reasons: [reason('shapeChanged', { address, path })] });

/** Throws `Unreachable` as `ask` does and for a web page, and a Refusal for any other answer that is not JSON or too large. */
export async function readJson(
  address: string,
  how: { signal: AbortSignal; hearTime?: HearTime },
): Promise<{ body: unknown; bytes: number }> {
  const host = new URL(address).host;
  const answer = await ask(address, { accept: 'application/json' }, { userAgent, waits: usualWaits, ...how });
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer.pieces) {
      if (bytes === 0) refuseWebPage(piece, host);
      bytes += piece.length;
      if (bytes > MOST_BYTES)
        throw new Refusal('invalidRequest', { reasons: [reason('answerTooLarge', { address: host, mostMb: MOST_BYTES / 1e6 })] });
      pieces.push(piece);
    }
  } finally {
    answer.discard();
  }
  try {
    return { body: JSON.parse(Buffer.concat(pieces).toString()) as unknown, bytes };
  } catch {
    throw new Refusal('invalidRequest', { reasons: [reason('answerNotJson', { address: host })] });
  }
}
