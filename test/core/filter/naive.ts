/** What a checked filter means, in plain JavaScript with SQL's three values: true, false and undefined for unknown. */
import type { Tree } from '#core/filter/tree.ts';
import type { Value } from '#core/filter/values.ts';
import { fold } from '#core/text/fold.ts';

export type Row = Record<string, string | number | null> & { parts?: Row[] };
type Truth = boolean | undefined;

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);
const and = (truths: Truth[]): Truth => (truths.includes(false) ? false : truths.includes(undefined) ? undefined : true);
const or = (truths: Truth[]): Truth => (truths.includes(true) ? true : truths.includes(undefined) ? undefined : false);

export function holds(tree: Tree, row: Row): Truth {
  switch (tree.is) {
    case 'all':
      return and(tree.of.map((one) => holds(one, row)));
    case 'any':
      return or(tree.of.map((one) => holds(one, row)));
    case 'negated':
      return not(holds(tree.of, row));
    case 'related': {
      const truths = (row.parts ?? []).map((part) => holds(tree.of, part) === true);
      if (tree.quantifier === 'every') return truths.every(Boolean);
      return truths.some(Boolean) === (tree.quantifier === 'some');
    }
    case 'test':
      return tests(tree, row[tree.name] ?? null);
  }
}

const partOperators: ReadonlySet<string> = new Set(['contains', 'startsWith', 'endsWith']);

function tests({ field, operator, values, sensitive }: Extract<Tree, { is: 'test' }>, held: string | number | null): Truth {
  const [value] = values;
  if (operator === 'isNull') return (held === null) === (value?.sql === 1);
  if (operator === 'in' && values.length === 0) return false;
  if (operator === 'notIn' && values.length === 0) return held !== null;
  if (held === null) return undefined;
  const form = (text: string | number) => {
    // Ids are equal in any case; a part of one is compared letter by letter where that is asked.
    if (field.kind === 'id') return sensitive && partOperators.has(operator) ? text : String(text).toLowerCase();
    if (field.kind !== 'text' || sensitive) return text;
    const bare = fold(String(text));
    // A column without a folded twin knows the case of ASCII letters only.
    if (('fold' in field && field.fold) || Buffer.from(bare).every((byte) => byte < 128)) return bare;
    return String(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  };
  const mine = form(held);
  const theirs = value ? form(value.sql) : '';
  const same = (one: Value) => (one.dayEnds === undefined ? mine === form(one.sql) : held >= one.sql && held < one.dayEnds);
  switch (operator) {
    case 'equals':
    case 'in':
      return values.some(same);
    case 'not':
    case 'notIn':
      return !values.some(same);
    case 'lt':
      return order(mine, theirs) < 0;
    case 'gte':
      return order(mine, theirs) >= 0;
    case 'lte':
      return value?.dayEnds === undefined ? order(mine, theirs) <= 0 : held < value.dayEnds;
    case 'gt':
      return value?.dayEnds === undefined ? order(mine, theirs) > 0 : held >= value.dayEnds;
    case 'contains':
      return String(mine).includes(String(theirs));
    case 'startsWith':
      return String(mine).startsWith(String(theirs));
    case 'endsWith':
      return String(mine).endsWith(String(theirs));
  }
}

/** SQLite orders text by UTF-8 bytes. */
function order(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}
