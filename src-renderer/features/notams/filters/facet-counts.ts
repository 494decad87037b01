import { categories, nothingHidden, severities, statuses } from '#renderer/format/notams/facets.ts';
import type { NotamQuery } from '#renderer/data/notams/notam-query.ts';
import { askedOf, onlyCategory, onlySeverity, onlyStatus, type Question } from './question.ts';

/** Ids in one question: an address must stay below 16 KB, the limit of Node's HTTP parser. */
const IDS = 150;
/** Questions about ids; beyond that many acknowledgements their number is left out. */
const MOST_ASKED = 10;

/** What is counted for a list, by name: `all` without any choice, `new` since the last look, and each chip with the other kinds as they are. */
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

/** How many of these ids a question finds is the sum of what these find; undefined for more ids than are asked about. */
export function countedIds(asked: NotamQuery, ids: readonly string[]): Record<string, NotamQuery> | undefined {
  if (ids.length > IDS * MOST_ASKED) return undefined;
  const pieces = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, piece) => ids.slice(piece * IDS, (piece + 1) * IDS));
  const given: unknown[] = asked.filter === undefined ? [] : [JSON.parse(asked.filter)];
  return Object.fromEntries(
    pieces.map((piece, place) => [`ids ${place}`, { ...asked, filter: JSON.stringify({ AND: [...given, { id: { in: piece } }] }) }]),
  );
}
