/** Reads typed lines of figures, such as those of a deviation card. Empty lines are skipped; a wrong line counts as not given. */
import { fieldsOf, textIn } from '#renderer/data/browser-store.ts';

type LineFault = { kind: 'range'; least: number; most: number } | { kind: 'missing' } | { kind: 'twice' };

/** `read` gives NaN for what is no figure. */
type Field = { least: number; most: number; read?: (text: string) => number };
type Fields<Name extends string> = Readonly<Record<Name, Field>>;
export type Line<Name extends string> = Readonly<Record<Name, string>>;
export type LineFaults<Name extends string> = Partial<Record<Name, LineFault>>;

const decimal = /^-?\d{1,6}(?:[.,]\d{1,3})?$/;
const readDecimal = (text: string): number => (decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN);

/** `key` is the figure that each line has to itself; `same` maps figures that mean the same, such as 0° and 360°, to one. */
export function readLines<Name extends string>(
  lines: readonly Line<Name>[],
  fields: Fields<Name>,
  key: NoInfer<Name>,
  same: (value: number) => number = (value) => value,
): { values: Record<Name, number>[]; faults: LineFaults<Name>[] } {
  const names = Object.keys(fields) as Name[];
  const values: Record<Name, number>[] = [];
  const faults = lines.map((line): LineFaults<Name> => {
    if (names.every((name) => line[name].trim() === '')) return {};
    const wrong: LineFaults<Name> = {};
    const read = {} as Record<Name, number>;
    for (const name of names) {
      const { least, most, read: readText = readDecimal } = fields[name];
      const text = line[name].trim();
      read[name] = readText(text);
      if (text === '') wrong[name] = { kind: 'missing' };
      else if (!(read[name] >= least && read[name] <= most)) wrong[name] = { kind: 'range', least, most };
    }
    if (Object.keys(wrong).length > 0) return wrong;
    if (values.some((value) => same(value[key]) === same(read[key]))) return { [key]: { kind: 'twice' } } as LineFaults<Name>;
    values.push(read);
    return {};
  });
  return { values, faults };
}

/** What was kept of lines, whatever it is, without the empty ones. */
export function keptLines<Name extends string>(stored: unknown, names: readonly Name[], most: number): Line<Name>[] {
  const lines: unknown[] = Array.isArray(stored) ? stored.slice(0, most) : [];
  return lines.flatMap((line) => {
    const given = fieldsOf(line);
    const texts = names.map((name) => [name, textIn(given[name], 12)] as const);
    return texts.every(([, text]) => text.trim() === '') ? [] : [Object.fromEntries(texts) as Line<Name>];
  });
}
