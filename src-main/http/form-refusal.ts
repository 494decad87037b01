/** An option of a file is refused in a format that has no use for it. */
import { invalid } from '#core/refusal.ts';

type Form = { format: string; paper?: string | undefined; language?: string | undefined; appendix?: string | undefined };

/** Throws `invalidRequest` if `name` is given and the format is none of `formats`. */
export function refuseWithout(formats: readonly string[], name: 'paper' | 'language' | 'appendix', form: Form): void {
  const { format, [name]: given } = form;
  if (given === undefined || formats.includes(format)) return;
  throw invalid(`${name}: has no effect with format=${format}; use format=${formats.join(' or format=')}`);
}
