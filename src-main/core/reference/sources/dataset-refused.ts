import { Refusal } from '#core/refusal.ts';

/** The refusal of a set that must not replace the one in use; each sentence names the file (and line) at fault and the way out. */
export function datasetRefused(...details: string[]): Refusal {
  return new Refusal('invalidRequest', {
    message: `The dataset was not imported and the one in use stays: ${details[0] ?? 'its source is not usable.'}`,
    details,
  });
}
