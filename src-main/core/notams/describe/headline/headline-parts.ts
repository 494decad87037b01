/** A headline consists of these parts while it is made. Words of the text have no codes yet: they are found when they are needed. */
import type { HeadlineCode, HeadlinePart, HeadlineRole } from '#contract/notams/headline.ts';
import { headlineInEnglish } from '#words/headline/english.ts';

export type Headline = {
  parts: readonly HeadlinePart[];
  text: string;
  source: 'decoded' | 'quoted';
};

export const coded = (role: HeadlineRole, code: HeadlineCode, ...names: string[]): HeadlinePart => ({
  role,
  says: [{ code, names }],
  text: null,
  words: null,
});

/** `words` are the English of `text`. */
export const worded = (role: HeadlineRole, text: string, words: string): HeadlinePart => ({ role, says: [], text, words });

export const headline = (source: Headline['source'], ...parts: readonly HeadlinePart[]): Headline => ({
  parts,
  text: headlineInEnglish(parts),
  source,
});
export const decoded = (...parts: readonly HeadlinePart[]): Headline => headline('decoded', ...parts);
export const quoted = (...parts: readonly HeadlinePart[]): Headline => headline('quoted', ...parts);
