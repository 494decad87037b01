/**
 * Explains why something failed to the person who wanted it: what a Refusal says in particular, and what this machine lacks; the log has
 * the rest.
 */
import type { Reason } from '#contract/problems/reasons.ts';
import { Refusal } from '../refusal.ts';
import { reason } from './reason.ts';
import { faultBehind } from './system-faults.ts';

export function reasonsOf(error: unknown): Reason[] {
  if (!(error instanceof Refusal)) return [ofThisMachine(error)];
  if (error.reasons && error.reasons.length > 0) return [...error.reasons];
  // Refusals of notices have their own codes; their sentences are in the details.
  return [{ ...reason('refused', { refusal: error.code }), text: error.details?.[0] ?? error.message }];
}

function ofThisMachine(error: unknown): Reason {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (faultBehind(error) === 'diskFull') return reason('machineDiskFull', {});
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return reason('machineFailed', { error: String(message) });
  return reason('failed', {});
}
