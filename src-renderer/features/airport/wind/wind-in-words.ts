/** Winds and their components in words, knots rounded to whole ones. */
import { threeFigures } from '#domain/directions.ts';
import { favourable, type EndInWind, type Wind } from '#domain/wind/ends-in-wind.ts';
import type { WrittenWind } from '#domain/wind/read-wind.ts';
import { wholeKnots, type Components } from '#domain/wind/wind.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Reference } from './wind-form.ts';

const knots = (value: number): string => words.airport.wind.knots(Math.abs(Math.round(value)));
const degrees = (direction: number): string => `${threeFigures(direction)}°`;

export const isVariable = ({ direction, between }: Wind): boolean => direction === null || between !== undefined;

/** A negative headwind is a tailwind; in a variable wind it is the least that remains. */
export function alongInWords(components: Components, varies = false): string {
  const { wind } = words.airport;
  const whole = wholeKnots(components).headwind;
  if (whole === 0) return wind.noHeadTailwind;
  if (whole > 0) return varies ? wind.atLeast(wind.head(knots(whole))) : wind.head(knots(whole));
  return varies ? wind.upTo(wind.tail(knots(whole))) : wind.tail(knots(whole));
}

/** A variable wind may come from either side. */
export function acrossInWords(components: Components, varies = false): string {
  const { wind } = words.airport;
  const whole = wholeKnots(components).crosswind;
  if (whole === 0) return wind.noCrosswind;
  if (varies) return wind.upTo(knots(whole));
  return whole > 0 ? wind.fromRight(knots(whole)) : wind.fromLeft(knots(whole));
}

/** The component in gusts, after the steady one, which names the side; in full where the steady one is zero. */
export function inGustsInWords(steady: Components, gust: Components, part: keyof Components, wordsOfGust: string): string {
  const [still, gusting] = [wholeKnots(steady)[part], wholeKnots(gust)[part]];
  return words.airport.wind.inGusts(still === 0 ? wordsOfGust : knots(gusting));
}

/** Writes `from 240° magnetic (210° to 270°), 15 kt gusting 25 kt`, in the reference (true or magnetic) of the input. */
export function windInWords({ direction, speed, gust, between }: WrittenWind, reference: Reference): string {
  const { wind } = words.airport;
  const blows = gust === undefined ? knots(speed) : wind.gusting(knots(speed), knots(gust));
  if (direction === null) return wind.variable(blows);
  const from = between === undefined ? wind.references[reference] : wind.between(wind.references[reference], ...degreesOf(between));
  return wind.from(degrees(direction), from, blows);
}

const degreesOf = ([from, to]: readonly [number, number]) => [degrees(from), degrees(to)] as const;

/** The best ends in this wind, in one sentence; those with the same components share a part of it, opposite ends in a wind across do not. */
export function bestInWords(ends: readonly EndInWind[], wind: Wind, conditions: string): string {
  const { wind: text } = words.airport;
  const best = ends.filter(({ isBest }) => isBest);
  const [first] = best;
  const able = favourable(ends.map(({ end }) => end));
  if (able.length > 0 && able.every(({ closure }) => closure !== undefined)) return text.noneOpen(conditions);
  if (first === undefined) return wind.direction === null || able.length === 0 ? text.noneFavoured(conditions) : text.calm(conditions);
  const bestEnds = best.map((one) => ({ ident: one.end.ident, components: componentsInWords(one, isVariable(wind)) }));
  const parts = [...Map.groupBy(bestEnds, ({ components }) => components)];
  const sentences = parts.map(([components, same]) => text.bestEnds(same.map(({ ident }) => ident).join(', '), components));
  return text.best(conditions, sentences.join(words.common.semicolon));
}

function componentsInWords({ steady, gust }: EndInWind, varies: boolean): string {
  const across = acrossInWords(steady, varies);
  const gusting = gust && wholeKnots(gust).crosswind !== 0 ? `, ${acrossInGusts(steady, gust, varies)}` : '';
  const named = wholeKnots(steady).crosswind === 0 ? across : words.airport.wind.crosswind(across);
  return `${alongInWords(steady, varies)}, ${named}${gusting}`;
}

const acrossInGusts = (steady: Components, gust: Components, varies: boolean): string =>
  inGustsInWords(steady, gust, 'crosswind', acrossInWords(gust, varies));
