import type { Decoded } from '#contract/notams/decoded.ts';
import { words } from '#renderer/i18n/words.ts';

type Effect = Decoded['effects'][number];

const isClosure = (kind: Effect['kind']): boolean => kind === 'closesRunway' || kind === 'closesAerodrome';

/** `closes runway 04/22, entirely`; that an extent is not stated matters for closures only. */
export function effectInWords({ kind, runway, extent }: Effect): string {
  const { notams } = words;
  const what = notams.effects[kind];
  const which = runway === null ? what : `${what} ${runway}`;
  if (extent !== null) return `${which}, ${notams.extents[extent]}`;
  return isClosure(kind) ? `${which}, ${notams.extentUnknown}` : which;
}
