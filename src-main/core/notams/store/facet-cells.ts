/**
 * The cell of a NOTAM is its status at a moment, its severity and its category as one number. Promise: a list that is read once with the
 * cells of its rows gives every choice of the three, every count of them and every order that begins with them, by the same SQL as a list
 * that is read for one choice.
 */
import type { Database } from 'better-sqlite3';
import { categoryWords, severityGrades, statusWords } from '#contract/notams/decoded.ts';
import { facetNames, type FacetName, type Facets } from '#contract/notams/facets.ts';
import { compileTree } from '#core/filter/compile.ts';
import { joined, type Condition } from '#core/filter/condition.ts';
import type { SortTerm } from '#core/filter/sort.ts';
import type { Tree } from '#core/filter/tree.ts';

const words = categoryWords.join(' ');
/** A category is numbered by where its word begins, from 1; 0 and a severity of 0 are not known. */
const starts = categoryWords.map((word) => words.indexOf(word) + 1);
const SPAN = words.length;
const GRADES = severityGrades.length + 1;
const CELLS = statusWords.length * GRADES * SPAN;

/** The cell of the row `n`; `at` is ISO 8601 UTC. */
export const cellOf = (at: string): Condition => ({
  where: `((CASE WHEN n.over_at > ? THEN CASE WHEN n.effective_start > ? THEN 0 WHEN n.overdue_at <= ? THEN 2 ELSE 1 END
      WHEN n.over_at = n.expires_at THEN 3 WHEN n.ended_how IS 'R' AND n.ended_at IS n.over_at THEN 5 ELSE 4 END
    * ${GRADES} + COALESCE(n.severity, 0)) * ${SPAN} + COALESCE(instr('${words}', n.category), 0))`,
  params: [at, at, at],
});

/** A row for each cell, with the columns that conditions and orders of the three facets name: '~' is after every moment, '' before. */
const everyCell = `
WITH statuses (status, over_at, effective_start, overdue_at, expires_at, ended_how, ended_at) AS (
  VALUES
    (0, '~', '~', NULL, '~', NULL, NULL),
    (1, '~', '', NULL, '~', NULL, NULL),
    (2, '~', '', '', '~', NULL, NULL),
    (3, '', '', NULL, '', NULL, NULL),
    (4, '', '', NULL, '~', 'C', ''),
    (5, '', '', NULL, '~', 'R', '')
),
severities (severity) AS (VALUES (NULL), ${severityGrades.map((grade) => `(${grade})`).join(', ')}),
categories (start, category) AS (VALUES (0, NULL), ${categoryWords.map((word, at) => `(${starts[at]}, '${word}')`).join(', ')}),
n AS (
  SELECT *, (status * ${GRADES} + COALESCE(severity, 0)) * ${SPAN} + start AS cell
    FROM statuses, severities, categories
)`;

export type FacetCounts = Omit<Facets, 'coverage'>;

/** It says what is left to do with rows and their cells. */
export type Choice = {
  conditions: Record<FacetName, Condition>;
  /** The list is sorted by these keys before all others. */
  order: readonly SortTerm[];
  facets: readonly FacetName[] | undefined;
};

/** The conditions must all hold. */
const conjuncts = (tree: Tree): Tree[] => (tree.is === 'all' ? tree.of.flatMap(conjuncts) : [tree]);

function namesOf(tree: Tree): string[] {
  if (tree.is === 'test') return [tree.name];
  if (tree.is === 'related') return [tree.relation, ...namesOf(tree.of)];
  return tree.is === 'negated' ? namesOf(tree.of) : tree.of.flatMap(namesOf);
}

/** The conditions of a filter that are on one facet and nothing else, by facet, and the others. */
export function separateFacets(tree: Tree, at: Date): { others: Condition; conditions: Choice['conditions'] } {
  const of = Map.groupBy(conjuncts(tree), (part) => {
    const [first, ...rest] = new Set(namesOf(part));
    return rest.length > 0 ? undefined : facetNames.find((name) => name === first);
  });
  const compiled = (name: FacetName | undefined) =>
    joined(
      'AND',
      (of.get(name) ?? []).map((part) => compileTree(part, at, tree)),
    );
  return {
    others: compiled(undefined),
    conditions: { status: compiled('status'), severity: compiled('severity'), category: compiled('category') },
  };
}

/** Separates the keys at the beginning of an order that cells decide from the rest. */
export function separateOrder(terms: readonly SortTerm[]): { order: SortTerm[]; rest: SortTerm[] } {
  const other = terms.findIndex(({ field }) => !facetNames.some((name) => name === field));
  return { order: terms.slice(0, other), rest: terms.slice(other) };
}

type Cell = { cell: number; place: number } & Record<FacetName, number | null>;

/** The rows of the choice in order, and the counts. `parts` are the numbers of rows and after them their cells (matching-rows.ts). */
export function choose(db: Database, parts: Uint32Array, choice: Choice): { rows: Uint32Array; facets: FacetCounts | undefined } {
  const { conditions, order, facets } = choice;
  const { status, severity, category } = conditions;
  const cells = db
    .prepare<unknown[], Cell>(
      `${everyCell}
       SELECT n.cell, (${status.where}) AS status, (${severity.where}) AS severity, (${category.where}) AS category,
              DENSE_RANK() OVER (ORDER BY ${order.length === 0 ? 'TRUE' : order.map(({ where }) => where).join(', ')}) AS place
         FROM n
        ORDER BY place`,
    )
    .all(...[status, severity, category, ...order].flatMap(({ params }) => params));
  const count = parts.length / 2;
  const held = new Uint32Array(CELLS);
  for (let index = count; index < parts.length; index++) {
    const cell = parts[index] as number;
    held[cell] = (held[cell] ?? 0) + 1;
  }
  const isOf = (cell: Cell, except?: FacetName) => facetNames.every((name) => name === except || cell[name] === 1);
  return {
    rows: inPlaces(
      parts,
      held,
      cells.filter((cell) => isOf(cell)),
    ),
    facets: facets && counted(held, cells, facets, isOf),
  };
}

/** The rows of some cells, by the place of the cell and then in the order that they are in. */
function inPlaces(parts: Uint32Array, held: Uint32Array, cells: readonly Cell[]): Uint32Array {
  const count = parts.length / 2;
  /** Number of each cell's place, 0 for a cell that is not chosen; for each place where its next row goes. */
  const placeOf = new Uint16Array(CELLS);
  const next: number[] = [];
  let total = 0;
  for (const { cell, place } of cells) {
    placeOf[cell] = place;
    next[place] ??= total;
    total += held[cell] ?? 0;
  }
  const rows = new Uint32Array(total);
  for (let index = 0; index < count; index++) {
    const place = placeOf[parts[count + index] as number] as number;
    if (place === 0) continue;
    const at = next[place] ?? 0;
    rows[at] = parts[index] as number;
    next[place] = at + 1;
  }
  return rows;
}

function counted(
  held: Uint32Array,
  cells: readonly Cell[],
  facets: readonly FacetName[],
  isOf: (cell: Cell, except: FacetName) => boolean,
): FacetCounts {
  const sum = (values: Iterable<number>): number => Iterator.from(values).reduce((all, value) => all + value, 0);
  const valueOf = { status: statusOf, severity: severityOf, category: categoryOf } as const;
  const values = { status: statusWords, severity: severityGrades, category: categoryWords } as const;
  const countsOf = (name: FacetName) => {
    const counts = new Map<string, number>(values[name].map((value) => [String(value), 0]));
    for (const cell of cells) {
      const value = String(valueOf[name](cell.cell));
      if (counts.has(value) && isOf(cell, name)) counts.set(value, (counts.get(value) ?? 0) + (held[cell.cell] ?? 0));
    }
    return Object.fromEntries(counts);
  };
  return { totalCount: sum(held), ...Object.fromEntries(facets.map((name) => [name, countsOf(name)])) };
}

const statusOf = (cell: number) => statusWords[Math.floor(cell / SPAN / GRADES)];
const severityOf = (cell: number) => Math.floor(cell / SPAN) % GRADES;
const categoryOf = (cell: number) => categoryWords[starts.indexOf(cell % SPAN)];
