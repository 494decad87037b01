/**
 * An answer has one moment, for the statuses in a filter, those that are shown, schedules and periods. Promise: a moment is named once (or twice
 * alike), and one that would change nothing is refused instead of ignored. `$now` and `$today` are always the real time.
 */
import type { FacetName } from '#contract/notams/facets.ts';
import { isSortedBy } from '#core/filter/sort.ts';
import type { Tree } from '#core/filter/tree.ts';
import { momentIn } from '#core/filter/values.ts';
import type { ListQuery } from '#core/paging.ts';
import { invalid } from '#core/refusal.ts';

/** `at`, `from` and `to` as filters take moments. */
export type NotamQuery = ListQuery & { at?: string; from?: string; to?: string; expand?: 'decoded'; facets?: readonly FacetName[] };

/** `at` is the moment of the answer; `from` and `to` clip the active periods. */
export type Moments = { at: Date; from?: Date | undefined; to?: Date | undefined };

type Test = Extract<Tree, { is: 'test' }>;

const momentNames = ['at', '$at'];

/** Finds the conditions on these fields, at any depth of a filter. */
export function testsOf(tree: Tree, names: readonly string[]): Test[] {
  if (tree.is === 'test') return names.includes(tree.name) ? [tree] : [];
  return (Array.isArray(tree.of) ? tree.of : [tree.of]).flatMap((part) => testsOf(part, names));
}

/** The moments of a query; `filter` is undefined where a filter is not possible. Throws `invalidRequest` that names the value that is not a moment, differs, or has no effect. */
export function readMoments(query: NotamQuery, filter: Tree | undefined, now: Date): Moments {
  const [at, from, to] = [momentIn('at', query.at, now), momentIn('from', query.from, now), momentIn('to', query.to, now)];
  const inFilter = filter && momentOf(filter);
  if (at && inFilter && at.getTime() !== inFilter.getTime())
    throw invalid(`at: is ${at.toISOString()} and filter.at is ${inFilter.toISOString()}; an answer has one moment, so send one of them`);
  const showsStatus = query.facets?.includes('status') === true || (filter !== undefined && isSortedBy(query, 'status'));
  if (query.expand === undefined) refuseWithoutEffect({ at: showsStatus ? undefined : at, from, to }, filter);
  if (from && to && from > to) throw invalid('from: must not be after to');
  return { at: at ?? inFilter ?? now, from, to };
}

function momentOf(filter: Tree): Date | undefined {
  const tests = testsOf(filter, momentNames);
  const moments = new Set(tests.map(({ values }) => String(values[0]?.sql)));
  if (moments.size > 1) throw invalid('filter.at: given with different moments; an answer has one moment');
  // It would make the whole branch of an OR or a NOT true: more would match than was meant.
  if (testsOf(filter, ['status']).length > 0 && topLevel(filter).length < tests.length)
    throw invalid('filter.at: is the moment of every status in the filter; put it at the top level, or send it as the parameter at');
  const [moment] = moments;
  return moment === undefined ? undefined : new Date(moment);
}

/** Finds the moments that apply to the whole filter. */
function topLevel(tree: Tree): Test[] {
  if (tree.is === 'test') return momentNames.includes(tree.name) ? [tree] : [];
  return tree.is === 'all' ? tree.of.flatMap(topLevel) : [];
}

function refuseWithoutEffect({ at, from, to }: Record<keyof Moments, Date | undefined>, filter: Tree | undefined): void {
  const details = Object.entries({ from, to }).flatMap(([name, moment]) =>
    moment ? [`${name}: clips the active periods of decoded NOTAMs; add expand=decoded`] : [],
  );
  if (at && !(filter && testsOf(filter, ['status', ...momentNames]).length > 0))
    details.unshift(`at: has no effect here; add expand=decoded${filter ? ', or a status to the filter' : ''}`);
  if (details.length > 0) throw invalid(...details);
}
