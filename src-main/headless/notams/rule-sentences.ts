/** What a NOTAM does and the rule that says so, as the command line says it. */
import type { Decoded } from '#contract/notams/decoded.ts';
import { words as terminal } from '../words/words.ts';

type Effect = Decoded['effects'][number];

/** `RWY 13L/31R partially closed: "EXC TAX" (rule: runway closed except for taxiing or crossing)`. */
export function effectSentence({ kind, runway, extent, rule, words, lengths }: Effect): string {
  const { effects, effectRules, notams, colon, quoted } = terminal;
  const sentence = effects[kind](runway === null ? notams.runway : `RWY ${runway}`, extent === 'part' ? notams.partially : '');
  const figures = lengths.map(({ of, value, unit }) => `${of} ${value} ${unit}`);
  const said = [...figures, ...(words === null ? [] : [quoted(words)])].join(', ');
  return `${sentence}${said === '' ? '' : `${colon}${said}`}${notams.rule(effectRules[rule])}`;
}
