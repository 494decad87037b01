/** The best end of a runway as the core has it, in words. */
import type { BestEnd } from '#contract/weather/surface-wind.ts';
import { words } from '#renderer/i18n/words.ts';

/** Ends with the same components share a part of the sentence; opposite ends in a wind across have different sides. */
export function bestInWords({ ends, reason: code }: BestEnd): string {
  const { home } = words;
  if (code !== null) return home.bestReasons[code];
  const endsInWords = ends.map((end) => ({ end: end.end, components: `${alongInWords(end.headwindKt)}, ${acrossInWords(end)}` }));
  const parts = [...Map.groupBy(endsInWords, ({ components }) => components)];
  return parts.map(([components, same]) => home.best(same.map(({ end }) => end).join(', '), components)).join(words.common.semicolon);
}

function alongInWords(kt: number): string {
  const { home } = words;
  return kt === 0 ? home.noHead : kt > 0 ? home.head(kt) : home.tail(-kt);
}

function acrossInWords({ crosswindKt, gustCrosswindKt }: BestEnd['ends'][number]): string {
  const { home } = words;
  const kt = Math.abs(crosswindKt);
  const across = crosswindKt === 0 ? home.cross(kt) : crosswindKt > 0 ? home.crossRight(kt) : home.crossLeft(kt);
  return gustCrosswindKt === null ? across : home.inGusts(across, Math.abs(gustCrosswindKt));
}
