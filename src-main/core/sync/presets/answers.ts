/** What an answer of a service must not be. */
import { reason } from '#core/reasons/reason.ts';
import { Unreachable } from '../unreachable.ts';

const page = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|html)[\s>]/i;

/**
 * Throws `Unreachable` for a web page, which a network that wants a login first sends in the place of what was asked for. `piece`: the first bytes of the answer. The
 * address is tried again as after no answer.
 */
export function refuseWebPage(piece: Buffer, address: string): void {
  if (page.test(piece.toString('latin1', 0, 512))) throw new Unreachable(reason('captivePortal', { address }));
}
