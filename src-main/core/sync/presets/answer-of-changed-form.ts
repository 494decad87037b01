/**
 * Stores an answer of a source in an unexpected form in its folder. Promise: it is bounded, readable by the owner alone, without the
 * secrets that were sent, and gone once the source answers in the expected form again.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceAnswer } from '#contract/sync/sources.ts';
import { writeWhole } from '#core/platform/data-folder.ts';
import { parsedJson } from '#core/text/json.ts';
import { ChangedForm, MOST_KEPT } from './changed-form.ts';

const FILE = 'answer.json';
/** It replaces a secret. */
const HIDDEN = '[…]';

/** Does nothing for any other error. A disk that is full keeps none. */
export function storeAnswer(folder: string, error: unknown, { at, secrets }: { at: Date; secrets: readonly string[] }): void {
  if (!(error instanceof ChangedForm) || error.answer === null) return;
  const text = secrets.flatMap(spellings).reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), error.answer);
  const answer: SourceAnswer = { at: at.toISOString(), text, isCut: error.answer.length === MOST_KEPT };
  try {
    writeWhole(join(folder, FILE), JSON.stringify(answer));
  } catch {
    return;
  }
}

/** A secret may come back as it was sent, or as JSON writes it: with its quotes and backslashes escaped. */
const spellings = (secret: string): string[] => [JSON.stringify(secret).slice(1, -1), secret];

export const forgetAnswer = (folder: string): void => rmSync(join(folder, FILE), { force: true });

/** Undefined where none is kept. */
export function answerIn(folder: string): SourceAnswer | undefined {
  const path = join(folder, FILE);
  return existsSync(path) ? (parsedJson(readFileSync(path, 'utf8')) as SourceAnswer | undefined) : undefined;
}
