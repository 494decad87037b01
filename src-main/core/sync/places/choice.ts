/**
 * The owner's choice of what is fetched is in `settings` of state.sqlite. Promise: a choice that is absent or no longer understood is the
 * usual one.
 */
import type { Database } from 'better-sqlite3';
import { FetchChoice } from '#contract/sync/places.ts';
import { faultOf } from '#contract/schema/fault.ts';
import { unlessDamaged } from '#core/database/lost-state.ts';
import { openSetting } from '#core/database/setting.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause, type Refusal } from '#core/refusal.ts';
import { parsedJson } from '#core/text/json.ts';

/** Nothing but what is named for each source, as before there was a choice. */
const usual: FetchChoice = { isWhole: true, favourites: false, routes: false, corridorNm: null, areas: [] };

/** `userId`: whose favourites and routes are meant; null: no choice was made yet. */
export type Choice = { choice: FetchChoice; userId: string | null };

export function openFetchChoices(db: Database) {
  const setting = openSetting(db, 'fetchChoice');
  return {
    get(): Choice {
      const { userId, choice } = (unlessDamaged(db, undefined, () => parsedJson(setting.get() ?? '')) ?? {}) as Partial<Choice>;
      if (typeof userId !== 'string' || !isChoice(choice)) return { choice: usual, userId: null };
      return { choice, userId };
    },
    /** Throws `invalidRequest` for a corridor without routes, and for one that leaves nothing to fetch. */
    put(choice: FetchChoice, userId: string): void {
      const { isWhole, favourites, routes, corridorNm, areas } = choice;
      if (corridorNm !== null && !routes) throw refused('corridorNm', 'corridorWithoutRoutes');
      if (!isWhole && !favourites && !routes && areas.length === 0) throw refused('isWhole', 'nothingChosen');
      setting.set(JSON.stringify({ choice: { ...choice, areas: [...new Set(areas)] }, userId }));
    },
  };
}

const { areas: areasOf, ...membersOf } = FetchChoice.properties;

/** Another version may have written another form. */
function isChoice(value: unknown): value is FetchChoice {
  const stored = (value ?? {}) as Record<string, unknown>;
  const { areas } = stored;
  return (
    Object.entries(membersOf).every(([name, rule]) => faultOf(rule, stored[name]) === undefined) &&
    Array.isArray(areas) &&
    areas.every((area) => faultOf(areasOf.items, area) === undefined)
  );
}

const refused = (field: string, code: 'corridorWithoutRoutes' | 'nothingChosen'): Refusal => invalidBecause(reason(code, {}, { field }));
