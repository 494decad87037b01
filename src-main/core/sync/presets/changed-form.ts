/** Describes an answer of an unexpected form, with the begin of what came, for the person who reports it. */
import { open } from 'node:fs/promises';
import { unpackedBegin } from '#core/platform/archives/compressed.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';

/** No more letters of an answer than these are stored. */
export const MOST_KEPT = 65_536;

export class ChangedForm extends Refusal {
  /** The answer is cut after `MOST_KEPT` letters; null where it may hold what is secret. */
  readonly answer: string | null;

  constructor(address: string, path: string, answer: string | null) {
    super('invalidRequest', { reasons: [reason('shapeChanged', { address, path })] });
    this.answer = answer?.slice(0, MOST_KEPT) ?? null;
  }
}

/** `path`: the element or member that is missing; `body`: the answer as it was read, or undefined for one that may hold what is secret. */
export const shapeChanged = (address: string, path: string, body: unknown): ChangedForm =>
  new ChangedForm(address, path, body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body, null, 1));

/** The begin of a file, unpacked, as far as it is kept. */
export async function beginOf(path: string): Promise<string> {
  await using file = await open(path);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(MOST_KEPT), 0, MOST_KEPT, 0);
  return Buffer.from(unpackedBegin(buffer.subarray(0, bytesRead), 100 * MOST_KEPT)).toString('utf8', 0, MOST_KEPT);
}

/** Path of the file of an issue; of the first file where there is one alone. */
export const fileOf = (files: readonly { path: string; name: string }[], issue: { file: string | null } | undefined): string =>
  (files.find(({ name }) => name === issue?.file) ?? files[0])?.path ?? '';
