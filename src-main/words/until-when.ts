/** Writes when a NOTAM ends: the short form is that of NOTAMs, for narrow places. */
import type { common } from './en/common.ts';
import type { Same } from './same.ts';

type Says = { readonly common: Pick<Same<typeof common>, 'permanent' | 'estimated' | 'endUnknown' | 'endNotDecoded' | 'until'> };
type End = {
  readonly isEstimated?: boolean | undefined;
  /** Undefined for a NOTAM that is not decoded. */
  readonly isPermanent?: boolean | undefined;
};
type Form = 'short' | 'long';

/** `18 DEC 2026 0400Z EST`, `PERM` or `end unknown`; `end` is the end as the caller writes times. */
export function endSentence({ isEstimated, isPermanent }: End, end: string | null, { common: says }: Says, form: Form): string {
  if (isPermanent === true) return says.permanent[form];
  if (end === null) return isPermanent === undefined ? says.endNotDecoded : says.endUnknown;
  return isEstimated === true ? says.estimated[form](end) : end;
}

/** It reads `until 18 DEC 2026 0400Z EST`, `PERM` or `end unknown`. */
export function untilSentence(of: End, end: string | null, says: Says, form: Form): string {
  const sentence = endSentence(of, end, says, form);
  return end === null || of.isPermanent === true ? sentence : says.common.until(sentence);
}
