import type { Figure } from '#domain/route-line/figures.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { parsedJson } from '../text/json.ts';

/** A circle has a radius in nautical miles after its position. */
type Written = ['c' | 'l' | 'a', ...number[]];

const letters = { circle: 'c', line: 'l', area: 'a' } as const;

/** Positions lie in texts as latitudes and longitudes in turn. */
export const positionsOf = (numbers: readonly number[]): LatLon[] => {
  const positions: LatLon[] = [];
  for (let at = 0; at < numbers.length; at += 2) positions.push({ latitude: numbers[at] ?? 0, longitude: numbers[at + 1] ?? 0 });
  return positions;
};
export const numbersOf = (positions: readonly LatLon[]): number[] => positions.flatMap(({ latitude, longitude }) => [latitude, longitude]);

export const figureText = (figures: readonly Figure[]): string =>
  JSON.stringify(
    figures.map((figure): Written => {
      if (figure.kind === 'circle') return ['c', figure.centre.latitude, figure.centre.longitude, figure.radiusNm];
      return [letters[figure.kind], ...numbersOf(figure.kind === 'line' ? figure.positions : figure.ring)];
    }),
  );

/** Tells whether a text from elsewhere is one of figures, or there is none. */
export function isFigureText(text: string | null): boolean {
  if (text === null) return true;
  const written = parsedJson(text);
  return Array.isArray(written) && written.length > 0 && written.every(isWritten);
}

function isWritten(figure: unknown): boolean {
  if (!Array.isArray(figure)) return false;
  const [letter, ...numbers] = figure as unknown[];
  const areNumbers = numbers.length > 0 && numbers.every((number) => typeof number === 'number' && Number.isFinite(number));
  return areNumbers && (letter === 'c' ? numbers.length === 3 : (letter === 'l' || letter === 'a') && numbers.length % 2 === 0);
}

export const readFigures = (text: string): Figure[] =>
  (JSON.parse(text) as Written[]).map(([letter, ...numbers]): Figure => {
    const [latitude = 0, longitude = 0, radiusNm = 0] = numbers;
    if (letter === 'c') return { kind: 'circle', centre: { latitude, longitude }, radiusNm };
    return letter === 'l' ? { kind: 'line', positions: positionsOf(numbers) } : { kind: 'area', ring: positionsOf(numbers) };
  });
