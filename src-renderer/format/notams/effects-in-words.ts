import type { Decoded } from '#contract/decoded.ts';
import { words } from '#renderer/i18n/words.ts';

type Effect = Decoded['effects'][number];

/** `closes the runway 04/22, entirely`. */
export function effectInWords({ kind, runway, extent }: Effect): string {
  const { notams } = words;
  const what = notams.effects[kind];
  const which = runway === null ? what : `${what} ${runway}`;
  const much = extent === 'whole' || extent === 'part' ? notams.extents[extent] : notams.extentUnknown;
  return `${which}, ${much}`;
}
