/** The ticket of a one-time link, which public/ticket.js has taken out of the address. */
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { signInByTicket } from './log-in.ts';
import { useSession } from './session.ts';

declare global {
  var aeroshelfTicket: string | undefined;
}

/** Trades the ticket for a session; a refusal is shown above the screen. Undefined where the address had none. */
export function tradeTicket(): Promise<void> | undefined {
  const ticket = globalThis.aeroshelfTicket;
  if (ticket === undefined) return undefined;
  globalThis.aeroshelfTicket = undefined;
  return signInByTicket(ticket).catch((thrown: unknown) => useSession.getState().refuseLink(problemFrom(thrown)));
}
