import type { Decoded } from '#contract/notams/decoded.ts';
import { words } from '#renderer/i18n/words.ts';

type Effect = Decoded['effects'][number];

const isClosure = (kind: Effect['kind']): boolean => kind === 'closesRunway' || kind === 'closesAerodrome' || kind === 'closesHelipad';

/** `closes runway 04/22, partly: no landings (“FOR LDG”)`; how much of it, for closures; a part, for anything. */
export function effectInWords(effect: Effect): string {
  const { notams } = words;
  const { kind, runway, extent, lengths } = effect;
  const what = notams.effects[kind];
  const which = runway === null ? what : `${what} ${runway}`;
  if (kind === 'mayClose') return effect.words === null ? which : notams.quoted(which, effect.words);
  if (lengths.length > 0) {
    return notams.saying(which, lengths.map(({ of, value, unit }) => notams.lengthOf[of](`${value} ${unit}`)).join(', '));
  }
  const limits = partInWords(effect);
  if (extent === 'part' || (extent !== null && isClosure(kind)))
    return limits === '' ? `${which}, ${notams.extents[extent]}` : notams.saying(`${which}, ${notams.extents[extent]}`, limits);
  return isClosure(kind) ? `${which}, ${notams.extentUnknown}` : which;
}

/** What a partial closure leaves or takes, with the words of the NOTAM; empty for all others. */
export function partInWords({ rule, for: closedFor, when, words: quoted }: Pick<Effect, 'rule' | 'for' | 'when' | 'words'>): string {
  const { notams } = words;
  const limits = [
    rule in notams.closedPart ? notams.closedPart[rule as keyof typeof notams.closedPart] : '',
    closedFor === null ? '' : notams.closedFor[closedFor],
    when === null ? '' : notams.closedWhen[when],
  ].filter(Boolean);
  if (limits.length === 0) return quoted === null ? '' : `“${quoted}”`;
  return quoted === null ? limits.join(', ') : notams.quoted(limits.join(', '), quoted);
}
