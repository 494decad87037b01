/** Notes that a user has typed and not saved, by user and airport: kept in this browser over leaving the page and a reload. */
import { keep, readKept } from './kept.ts';

export type Draft = { text: string; savedAt: string };

/** Of the drafts kept, the ones typed last stay. */
const MOST = 20;

function kept(): Readonly<Record<string, Draft>> {
  const value = readKept('drafts');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Draft] => isDraft(entry[1])));
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'savedAt' in value &&
  typeof value.savedAt === 'string';

/** Undefined where everything was saved. */
export const readDraft = (name: string): Draft | undefined => kept()[name];

export function keepDraft(name: string, draft: Draft | undefined): void {
  const { [name]: _former, ...others } = kept();
  const named = draft === undefined ? [] : [[name, draft] as const];
  keep('drafts', Object.fromEntries([...Object.entries(others), ...named].slice(-MOST)));
}
