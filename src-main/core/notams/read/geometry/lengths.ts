/** Lengths are read in any unit and become nautical miles. */
import { feetToNauticalMiles, kmToNauticalMiles, metresToNauticalMiles } from '#domain/units.ts';

/** Source of a pattern with the groups `size` and `unit`, each with a prefix so that one pattern can have several. */
export const lengthPattern = (prefix = ''): string =>
  String.raw`(?<![\d.,])(?<${prefix}size>\d{0,4}(?:[.,]\d{1,4})?) ?(?<${prefix}unit>NM|NAUTICAL MILES?|KM|KILOMET(?:RE|ER)S?|FT|FEET|METRES|METERS|M|КМ|М)(?![A-ZА-Я])`;

const converters: readonly [RegExp, (length: number) => number][] = [
  [/^NM|^NAUT/, (length) => length],
  [/^K|^КМ/, kmToNauticalMiles],
  [/^F/, feetToNauticalMiles],
  [/^M|^М/, metresToNauticalMiles],
];

/** Reads the length of the first prefix that matched; undefined without one. */
export function lengthIn(groups: Partial<Record<string, string>> | undefined, prefixes: readonly string[]): number | undefined {
  for (const prefix of prefixes) {
    const [size, unit] = [groups?.[`${prefix}size`], groups?.[`${prefix}unit`]];
    if (size === undefined || unit === undefined) continue;
    const length = Number(size.replace(',', '.'));
    const convert = converters.find(([form]) => form.test(unit))?.[1];
    return convert && length > 0 ? convert(length) : undefined;
  }
  return undefined;
}
