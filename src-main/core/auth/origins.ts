/** Web origins that the user allows to call this server, for example a flight-planning page. Kept in the settings of state.sqlite. */
import type { Database } from 'better-sqlite3';
import { unlessDamaged } from '../database/lost-state.ts';
import { openSetting } from '../database/setting.ts';
import { invalidBecause } from '../refusal.ts';
import { reason } from '../reasons/reason.ts';

export function openOrigins(db: Database) {
  const setting = openSetting(db, 'approvedOrigins');
  const stored = unlessDamaged(db, undefined, setting.get);
  const approved = new Set<string>(stored === undefined ? [] : (JSON.parse(stored) as string[]));
  const save = () => setting.set(JSON.stringify([...approved]));
  const list = () => [...approved].sort();

  return {
    list,
    isApproved: (origin: string): boolean => approved.has(origin),
    /** Returns the list with it. Throws `invalidRequest` for anything but an https or http origin without a path. */
    approve(origin: string): string[] {
      const parsed = URL.parse(origin);
      if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== origin)
        throw invalidBecause(reason('originInvalid', { origin }, { field: 'origin' }));
      approved.add(origin);
      save();
      return list();
    },
    /** It is false if the origin was not approved. */
    withdraw(origin: string): boolean {
      if (!approved.delete(origin)) return false;
      save();
      return true;
    },
  };
}
