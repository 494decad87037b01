/** Names the source of a NOTAM alike on every screen and on paper. */
import type { common } from './en/common.ts';
import type { Same } from './same.ts';

/** A text that names no source is stored with this one. */
const TEXT = 'TEXT';

export const notamSource = (
  source: string | null,
  { sourceText, sourceUnknown }: Pick<Same<typeof common>, 'sourceText' | 'sourceUnknown'>,
): string => (source === TEXT ? sourceText : (source ?? sourceUnknown));
