/** Whether closures leave no runway open, and when. */
import type { Effect, RunwayIdents } from '../notice.ts';
import { effectOf, type Span } from './effect.ts';

type Range = { start: number; end: number };

/** While it is closed, no one may land or take off. */
const isShut = ({ extent, for: closedFor, when, rule }: Effect): boolean =>
  extent === 'whole' ||
  (extent === 'part' &&
    rule !== 'runwayClosedOverLength' &&
    rule !== 'runwayClosedInOneDirection' &&
    (closedFor === 'allButTaxiing' || (closedFor === null && when === 'listedTimes')));

/** One effect where fully closed runways leave no runway open at the same time; none where the dataset does not know the aerodrome's runways. */
export function noneOpen(effects: readonly Effect[], runways: readonly RunwayIdents[] | undefined, span: Span): Effect[] {
  const closing = effects.filter((effect) => effect.kind === 'closesRunway' && isShut(effect));
  if (closing.some(({ runway, extent, rule }) => runway === null && extent === 'whole' && rule === 'allRunwaysClosed'))
    return [none([], span)];
  const open = runways?.filter(({ isClosed }) => isClosed !== true) ?? [];
  if (open.length === 0) return [];
  // All at the same times, whichever they are.
  const [first] = closing;
  const isShared = first !== undefined && first.words !== null && first.when === 'listedTimes';
  if (isShared && open.every(({ name }) => closing.some(({ runway, words }) => runway === name && words === first.words)))
    return [none(first.periods.map(rangeOf), span)];
  let common: Range[] = [{ start: span.from?.getTime() ?? -Infinity, end: span.to?.getTime() ?? Infinity }];
  for (const { name } of open)
    common = common.flatMap((range) => overlapsOf(range, rangesOf(closing.filter(({ runway }) => runway === name))));
  if (common.length === 0) return [];
  const isListed = closing.some(({ periods }) => periods.length > 0);
  return [none(isListed ? common : [], span)];
}

const none = (ranges: readonly Range[], span: Span): Effect => {
  const iso = (at: number) => new Date(at).toISOString();
  const periods = ranges
    .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
    .map(({ start, end }) => ({ start: iso(start), end: iso(end) }));
  return effectOf('noRunwayLeft', { runway: null, extent: 'whole', rule: 'noRunwayOpen', periods }, span);
};

const rangeOf = ({ start, end }: Effect['periods'][number]): Range => ({
  start: Date.parse(start),
  end: end === null ? Infinity : Date.parse(end),
});

/** When one runway is shut. Times that can't be told overlap with nothing for certain. */
function rangesOf(closing: readonly Effect[]): Range[] {
  return closing.flatMap(({ periods, when, from, to }) => {
    if (periods.length > 0) return periods.map(rangeOf);
    if (when !== null) return [];
    return [{ start: from === null ? -Infinity : Date.parse(from), end: to === null ? Infinity : Date.parse(to) }];
  });
}

const overlapsOf = (range: Range, others: readonly Range[]): Range[] =>
  others
    .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .filter(({ start, end }) => start < end);
