/** Writes the wind on the ends of runways in words, in whole knots, and the ends that it favours. */
import type { BestEnd } from '#contract/weather/surface-wind.ts';
import type { weatherWords } from './en/weather.ts';
import type { Same } from './same.ts';

type Says = Pick<Same<typeof weatherWords>, 'runwayWind' | 'colon' | 'semicolon'>;
type Figures = Pick<BestEnd['ends'][number], 'headwindKt' | 'crosswindKt' | 'gustCrosswindKt'>;

/** A negative headwind is a tailwind; in a wind that varies it is the least that remains. */
export function alongSentence(kt: number, varies: boolean, { runwayWind: says }: Says): string {
  if (kt === 0) return says.noHeadTailwind;
  if (kt > 0) return varies ? says.atLeast(says.headwind(kt)) : says.headwind(kt);
  return varies ? says.upTo(says.tailwind(-kt)) : says.tailwind(-kt);
}

/** Positive from the right; a wind that varies may come from either side. The short form is for a column of crosswinds. */
export function acrossSentence(kt: number, varies: boolean, { runwayWind: says }: Says, form: 'short' | 'long'): string {
  if (kt === 0) return says.noCrosswind;
  const across = says.crosswind[form](Math.abs(kt));
  return varies ? says.upTo(across) : says.from[kt > 0 ? 'right' : 'left'](across);
}

/** The component in gusts, after the steady one, which names the side; `whole`, its own sentence, where the steady one is zero. */
export const gustSentence = (steadyKt: number, gustKt: number, whole: string, { runwayWind: says }: Says): string =>
  says.inGusts(steadyKt === 0 ? whole : says.knots(Math.abs(gustKt)));

/** Writes `14 kt headwind, 4 kt crosswind from the right, 7 kt in gusts`. */
export function endSentence({ headwindKt, crosswindKt, gustCrosswindKt: gust }: Figures, varies: boolean, says: Says): string {
  const across = (kt: number) => acrossSentence(kt, varies, says, 'long');
  const parts = [alongSentence(headwindKt, varies, says), across(crosswindKt)];
  return [...parts, ...(gust === null || gust === 0 ? [] : [gustSentence(crosswindKt, gust, across(gust), says)])].join(', ');
}

type Direction = Pick<NonNullable<BestEnd['wind']>, 'direction' | 'from'>;
export const isVariable = (wind: Direction | null): boolean => wind !== null && (wind.direction === null || wind.from !== null);

/** Ends with the same components share a part of the sentence; opposite ends in a wind across have different sides. */
export function bestSentence({ ends, reason: code }: Pick<BestEnd, 'ends' | 'reason'>, varies: boolean, says: Says): string {
  if (code !== null) return says.runwayWind.noBest[code];
  const parts = Map.groupBy(ends, (end) => endSentence(end, varies, says));
  return [...parts].map(([components, same]) => `${same.map(({ end }) => end).join(', ')}${says.colon}${components}`).join(says.semicolon);
}
