/** Winds and their components in words, knots rounded to whole ones. */
import { threeFigures } from '#domain/directions.ts';
import { wholeKnots, type Components } from '#domain/wind.ts';
import { words } from '#renderer/i18n/words.ts';
import type { WindFields } from './wind-form.ts';
import type { EndInWind, Wind } from '#domain/ends-in-wind.ts';

const knots = (value: number): string => words.airport.wind.knots(Math.abs(Math.round(value)));

/** A negative headwind is a tailwind. */
export function alongInWords(components: Components): string {
  const { wind } = words.airport;
  const whole = wholeKnots(components).headwind;
  if (whole === 0) return wind.noHeadTailwind;
  return whole > 0 ? wind.head(knots(whole)) : wind.tail(knots(whole));
}

export function acrossInWords(components: Components): string {
  const { wind } = words.airport;
  const whole = wholeKnots(components).crosswind;
  if (whole === 0) return wind.noCrosswind;
  return whole > 0 ? wind.fromRight(knots(whole)) : wind.fromLeft(knots(whole));
}

/** The component in gusts, after the steady one, which names the side; in full where the steady one is zero. */
export function inGustsInWords(steady: Components, gust: Components, part: keyof Components, wordsOfGust: string): string {
  const [still, gusting] = [wholeKnots(steady)[part], wholeKnots(gust)[part]];
  return words.airport.wind.inGusts(still === 0 ? wordsOfGust : knots(gusting));
}

/** `from 240° magnetic, 15 kt gusting 25 kt`, in the reference (true or magnetic) of the input. */
export function windInWords(
  { direction, reference }: Pick<WindFields, 'direction' | 'reference'>,
  { speed, gust }: Pick<Wind, 'speed' | 'gust'>,
): string {
  const { wind } = words.airport;
  const blows = gust === undefined ? knots(speed) : wind.gusting(knots(speed), knots(gust));
  return wind.from(`${threeFigures(Number(direction))}°`, wind.references[reference], blows);
}

/** The best ends in this wind, in one sentence. */
export function bestInWords(ends: readonly EndInWind[], conditions: string): string {
  const { wind } = words.airport;
  const best = ends.filter(({ isBest }) => isBest);
  const [first] = best;
  if (first === undefined) return ends.some(({ end }) => !end.isClosed) ? wind.calm(conditions) : wind.noneOpen(conditions);
  const across = acrossInWords(first.steady);
  const components = `${alongInWords(first.steady)}, ${wholeKnots(first.steady).crosswind === 0 ? across : wind.crosswind(across)}`;
  return wind.best(conditions, best.map(({ end }) => end.ident).join(', '), components);
}
