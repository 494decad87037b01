/** Domestic NOTAMs in Russian: the few wordings that nearly all of them have; others are quoted. */
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { shortened } from '#words/headline/shortened.ts';
import { oneLine } from '#core/text/line.ts';
import { coded, decoded, quoted, worded, type Headline } from './parts.ts';

const openings: readonly (readonly [string, readonly HeadlinePart[]])[] = [
  ['ЗАПРЕЩЕНО ИСПОЛЬЗОВАНИЕ ВОЗДУШНОГО ПРОСТРАНСТВА', [coded('thing', 'airspace'), coded('state', 'useProhibited')]],
  ['ЗАПРЕЩЕНЫ ПОЛЕТЫ', [coded('thing', 'flights'), coded('limit', 'prohibited')]],
  ['АЭРОДРОМ ЗАКРЫТ', [coded('thing', 'aerodrome'), coded('state', 'closed')]],
];
const shapes = [
  [/ОКРУЖНОСТЬ РАДИУС[А-Я]? ([\d.,]{1,6}) ?КМ/, 'circleOfRadius'],
  [/ПОЛОСА ШИРИНОЙ ПО ([\d.,]{1,6}) ?КМ/, 'corridorEitherSide'],
] as const;

export function russianOf(text: string): Headline | null {
  const line = oneLine(text.slice(0, 400)).trim();
  const [words, said] = openings.find(([opening]) => line.startsWith(opening)) ?? [];
  if (words === undefined || said === undefined) {
    const [clause = line] = line.split('. ');
    return line === '' ? null : quoted(worded('quote', clause, shortened(clause, 110)));
  }
  const rest = line.slice(words.length, words.length + 80);
  for (const [pattern, code] of shapes) {
    const size = pattern.exec(rest)?.[1];
    if (size !== undefined) return decoded(...said, coded('value', code, size));
  }
  return decoded(...said);
}
