import type { Decoded } from '#contract/notams/decoded.ts';
import { language, words } from '#renderer/i18n/words.ts';
import { effectInWords } from './effects-in-words.ts';
import { topicInWords } from './topic-in-words.ts';

type Effect = Decoded['effects'][number];

/** Effects that name all they concern; a navaid, an approach or fuel has its name in the English headline alone. */
const selfSufficient: ReadonlySet<Effect['kind']> = new Set(['closesAerodrome', 'noRunwayLeft']);

/** Words that leave an effect in doubt, and hours of its own, are in the English headline. */
const isWhole = ({ kind, runway, words: doubt, periods }: Effect): boolean =>
  doubt === null && periods.length === 0 && (runway !== null || selfSufficient.has(kind));

export type Headline = {
  /** In the language of the window, made from codes. */
  own: string | undefined;
  /** As decoded, which is English; undefined where `own` says all of it. */
  english: string | undefined;
};

/**
 * What a NOTAM says in a line. In English that is the decoded headline. In another language it is what the NOTAM does, where that is known by codes, or else
 * its subject and condition with the English headline behind them.
 */
export function headlineInWords(decoded: Decoded | undefined): Headline {
  const headline = decoded?.headline ?? undefined;
  const topic = topicInWords(decoded);
  if (headline === undefined) return { own: topic, english: undefined };
  if (language === 'en') return { own: undefined, english: headline };
  const effects = decoded?.effects ?? [];
  if (effects.length === 0 || !effects.every(isWhole)) return { own: topic, english: headline };
  const said = effects.map(effectInWords).join(words.airport.betweenEffects);
  return { own: said.charAt(0).toLocaleUpperCase(language) + said.slice(1), english: undefined };
}
