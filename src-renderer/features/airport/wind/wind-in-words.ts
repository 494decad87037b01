/** Writes a wind that was typed in words, with knots rounded to whole ones. */
import { threeFigures } from '#domain/directions.ts';
import type { WrittenWind } from '#domain/wind/read-wind.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Reference } from './wind-form.ts';

const knots = (value: number): string => words.airport.wind.knots(Math.abs(Math.round(value)));
const degrees = (direction: number): string => `${threeFigures(direction)}°`;

/** Writes `from 240° magnetic (210° to 270°), 15 kt gusting 25 kt`, in the reference (true or magnetic) of the input. */
export function windInWords({ direction, speed, gust, between }: WrittenWind, reference: Reference): string {
  const { wind } = words.airport;
  const blows = gust === undefined ? knots(speed) : wind.gusting(knots(speed), knots(gust));
  if (direction === null) return wind.variable(blows);
  const from = between === undefined ? wind.references[reference] : wind.between(wind.references[reference], ...degreesOf(between));
  return wind.from(degrees(direction), from, blows);
}

const degreesOf = ([from, to]: readonly [number, number]) => [degrees(from), degrees(to)] as const;
