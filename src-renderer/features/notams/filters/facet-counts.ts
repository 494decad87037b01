import { nothingHidden } from '#renderer/format/notams/facets.ts';
import type { NotamQuery } from '#renderer/data/notams/notam-query.ts';
import { askedOf, type Question } from './question.ts';

/** Ids per request: an address must stay below 16 KB, the limit of Node's HTTP parser. */
const IDS = 150;
/** Requests about ids; with more acknowledgements than these cover their number is left out. */
const MOST_ASKED = 10;

/**
 * What is counted besides the chips, by name: `new` since the last visit; and where the list is only of those, `all` without it, because the counts that come with
 * the list are of what is new then; and where it is of some levels, `everyLevel`.
 */
export function countedFor(question: Question, newAfter: string | undefined): Record<string, NotamQuery> {
  const bare: Question = { ...question, hidden: nothingHidden, changedAfter: undefined };
  return {
    ...(newAfter === undefined ? {} : { new: askedOf({ ...bare, changedAfter: newAfter }) }),
    ...(question.changedAfter === undefined ? {} : { all: askedOf(bare) }),
    ...(question.levels ? { everyLevel: askedOf({ ...question, levels: '' }) } : {}),
  };
}

/** Queries whose results add up to the number of these ids that match; undefined for too many ids. */
export function countedIds(asked: NotamQuery, ids: readonly string[]): Record<string, NotamQuery> | undefined {
  if (ids.length > IDS * MOST_ASKED) return undefined;
  const pieces = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, piece) => ids.slice(piece * IDS, (piece + 1) * IDS));
  const given: unknown[] = asked.filter === undefined ? [] : [JSON.parse(asked.filter)];
  return Object.fromEntries(
    pieces.map((piece, place) => [`ids ${place}`, { ...asked, filter: JSON.stringify({ AND: [...given, { id: { in: piece } }] }) }]),
  );
}
