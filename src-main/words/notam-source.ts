/** Names the source of a NOTAM alike on every screen and on paper. */
import type { common } from './en/common.ts';
import type { Same } from './same.ts';

/** A text that names no source is stored with the first, a sample with the second. */
const [TEXT, SAMPLE] = ['TEXT', 'sample'];

export const notamSource = (
  source: string | null,
  { sourceText, sourceSample, sourceUnknown }: Pick<Same<typeof common>, 'sourceText' | 'sourceSample' | 'sourceUnknown'>,
): string => (source === TEXT ? sourceText : source === SAMPLE ? sourceSample : (source ?? sourceUnknown));
