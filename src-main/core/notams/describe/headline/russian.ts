/** Domestic NOTAMs in Russian: the few wordings that nearly all of them have; others are quoted. */
import { oneLine } from '#core/text/line.ts';
import type { Headline } from './statement.ts';
import { shortened } from './words.ts';

const openings: readonly (readonly [string, string])[] = [
  ['ЗАПРЕЩЕНО ИСПОЛЬЗОВАНИЕ ВОЗДУШНОГО ПРОСТРАНСТВА', 'Airspace: use prohibited'],
  ['ЗАПРЕЩЕНЫ ПОЛЕТЫ', 'Flights prohibited'],
  ['АЭРОДРОМ ЗАКРЫТ', 'Aerodrome: closed'],
];
const shapes: readonly (readonly [RegExp, string])[] = [
  [/ОКРУЖНОСТЬ РАДИУС[А-Я]? ([\d.,]{1,6}) ?КМ/, 'circle of $1 km radius'],
  [/ПОЛОСА ШИРИНОЙ ПО ([\d.,]{1,6}) ?КМ/, 'corridor $1 km either side'],
];

export function russianOf(text: string): Headline | null {
  const line = oneLine(text.slice(0, 400)).trim();
  const [words, said] = openings.find(([opening]) => line.startsWith(opening)) ?? [];
  if (words === undefined || said === undefined)
    return line === '' ? null : { text: shortened(line.split('. ')[0] ?? line, 110), source: 'quoted' };
  const rest = line.slice(words.length, words.length + 80);
  const shape = shapes.flatMap(([pattern, written]) =>
    pattern.test(rest) ? [(pattern.exec(rest)?.[0] ?? '').replace(pattern, written)] : [],
  )[0];
  return { text: shape === undefined ? said : `${said}, ${shape}`, source: 'decoded' };
}
