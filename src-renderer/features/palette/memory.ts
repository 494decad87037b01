/**
 * The index in memory. A search takes a few milliseconds over some thousand entries, so the list follows every key; the server's
 * results join the list when they arrive.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Entry, EntryKind } from './entries.ts';

/** Why an entry is in the list: the field that matched, and whether a typo was tolerated. */
export type Why = 'code' | 'name' | 'city' | 'more' | 'similar';
export type Match = { entry: Entry; why: Why; score: number };

const MOST = 12;
/** One typo is tolerated from four letters on, two from eight. */
const slips = (term: string): number => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0);

/** A closed aerodrome is still found, below open ones that match as well. */
const CLOSED = 0.25;

/** Favourites, recent airports and commands rank above all other airports. */
const weights: Record<EntryKind, number> = { command: 1.6, favourite: 1.5, recent: 1.4, airport: 1 };

export type Memory = {
  /** Adds entries; one with a known id replaces the former. */
  put(entries: readonly Entry[]): void;
  /** Removes all entries of a kind. */
  drop(kind: EntryKind): void;
  find(query: string): readonly Match[];
  /** All entries of a kind, in the order in which they were added. */
  all(kind: EntryKind): Entry[];
  size(): number;
};

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export function openMemory(): Memory {
  const entries = new Map<string, Entry>();
  /** The last search: the list is rendered again when the server's answer comes. */
  let last: { query: string; matches: readonly Match[] } | undefined;
  const index = new MiniSearch<Entry>({
    fields: ['codes', 'title', 'city', 'more'],
    processTerm: withoutAccents,
    // It would continue in the background while entries are added, which breaks the tree that it walks.
    autoVacuum: false,
    searchOptions: {
      boost: { codes: 6, title: 3, city: 2 },
      prefix: true,
      fuzzy: slips,
      combineWith: 'AND',
      boostDocument: (id) => weightOf(entries.get(String(id))),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });

  return {
    put(added) {
      last = undefined;
      for (const entry of added) {
        const known = entries.get(entry.id);
        if (known) index.remove(known);
        entries.set(entry.id, entry);
        index.add(entry);
      }
    },
    drop(kind) {
      last = undefined;
      for (const [id, entry] of entries) {
        if (entry.kind !== kind) continue;
        index.remove(entry);
        entries.delete(id);
      }
    },
    find(query) {
      if (query.trim() === '') return [];
      if (last?.query === query) return last.matches;
      const matches = index
        .search(query)
        .slice(0, MOST)
        .flatMap((found) => {
          const entry = entries.get(String(found.id));
          return entry === undefined ? [] : [{ entry, why: whyOf(found), score: found.score }];
        });
      last = { query, matches };
      return matches;
    },
    all: (wanted) => [...entries.values()].filter(({ kind }) => kind === wanted),
    size: () => entries.size,
  };
}

function weightOf(entry: Entry | undefined): number {
  if (entry === undefined) return 1;
  return weights[entry.kind] * (entry.isClosed ? CLOSED : 1);
}

const fieldWords: Readonly<Record<string, Why>> = { codes: 'code', title: 'name', city: 'city', more: 'more' };
const gravest: readonly Why[] = ['code', 'name', 'city', 'more'];

/** The highest-weighted field with an exact or prefix match; `similar` where one of the words matched only with a typo. */
function whyOf({ match, queryTerms }: SearchResult): Why {
  const terms = Object.keys(match);
  const isMeant = (asked: string) => terms.some((term) => term.startsWith(asked));
  if (!queryTerms.every(isMeant)) return 'similar';
  const fields = new Set(Object.values(match).flatMap((names) => names.map((name) => fieldWords[name] ?? 'more')));
  return gravest.find((why) => fields.has(why)) ?? 'more';
}
