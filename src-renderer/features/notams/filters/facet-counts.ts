import { categories, nothingHidden, severities, statuses } from '#renderer/format/notams/facets.ts';
import type { NotamQuery } from '#renderer/data/notams/notam-query.ts';
import { askedOf, onlyCategory, onlySeverity, onlyStatus, type Question } from './question.ts';

/** Ids per request: an address must stay below 16 KB, the limit of Node's HTTP parser. */
const IDS = 150;
/** Requests about ids; with more acknowledgements than these cover their number is left out. */
const MOST_ASKED = 10;

/** What is counted for a list, by name: `all` without any filter, `new` since the last visit, and each chip with the other facets unchanged. */
export function countedFor(question: Question, newAfter: string | undefined): Record<string, NotamQuery> {
  const bare: Question = { ...question, hidden: nothingHidden, changedAfter: undefined };
  return {
    all: askedOf(bare),
    ...(newAfter === undefined ? {} : { new: askedOf({ ...bare, changedAfter: newAfter }) }),
    ...Object.fromEntries(statuses.map((value) => [`status ${value}`, askedOf(onlyStatus(question, value))])),
    ...Object.fromEntries(severities.map((value) => [`severity ${value}`, askedOf(onlySeverity(question, value))])),
    ...Object.fromEntries(categories.map((value) => [`category ${value}`, askedOf(onlyCategory(question, value))])),
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
