/**
 * A message, `(FPL-…)` (Doc 4444, Appendix 3), has a line for each item or two, of at most the 69 characters that AFTN carries (Annex 10,
 * Volume II).
 */
import { flightPlanIndicators, type FlightPlanField, type FlightPlanItems } from '#contract/route/flight-plan.ts';

const MOST_LINE = 69;

/** Item 19's indicators are in their order. */
export const supplementary: readonly (readonly [mark: string, field: FlightPlanField])[] = [
  ['E', 'endurance'],
  ['P', 'persons'],
  ['R', 'radio'],
  ['S', 'survival'],
  ['J', 'jackets'],
  ['D', 'dinghies'],
  ['A', 'markings'],
  ['N', 'remarks'],
  ['C', 'pilot'],
];

/** Reading it again gives the same items where none has a fault. What is missing is left out of its place. */
export function writeMessage(items: FlightPlanItems): string {
  const of = (field: FlightPlanField): string => items[field] ?? '';
  const marked = (pairs: readonly (readonly [string, FlightPlanField])[]): string =>
    pairs.flatMap(([mark, field]) => (items[field] === null ? [] : [`${mark}/${items[field]}`])).join(' ');
  const other = marked(flightPlanIndicators.map((indicator) => [indicator, indicator]));
  const rest = marked(supplementary);
  const alternates = [items.alternate, items.alternate2].filter((one) => one !== null);
  const lines = [
    `(FPL-${of('aircraftId')}-${of('rules')}${of('flightType')}`,
    ...aircraftLines(`-${of('number')}${of('aircraftType')}/${of('wake')}`, `-${of('equipment')}`, `/${of('surveillance')}`),
    `-${of('departure')}${of('time')}`,
    `-${[`${of('speed')}${of('level')}`, of('route')].filter((part) => part !== '').join(' ')}`,
    `-${[`${of('destination')}${of('eet')}`, ...alternates].join(' ')}`,
    `-${other === '' ? '0' : other}`,
    ...(rest === '' ? [] : [`-${rest}`]),
  ];
  return lines.flatMap((line, index) => wrapped(index === lines.length - 1 ? `${line})` : line)).join('\n');
}

/** Items 9 and 10 have no blank to break a line at: before item 10, and before 10b, a reader allows one. */
function aircraftLines(type: string, equipment: string, surveillance: string): string[] {
  if (type.length + equipment.length + surveillance.length <= MOST_LINE) return [type + equipment + surveillance];
  return equipment.length + surveillance.length <= MOST_LINE ? [type, equipment + surveillance] : [type, equipment, surveillance];
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MOST_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
