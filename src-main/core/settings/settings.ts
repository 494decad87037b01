/**
 * Stores the user's settings, one row each in `settings` of state.sqlite. Promise: a value that is absent or no longer understood is the
 * default.
 */
import type { Database } from 'better-sqlite3';
import { unlessDamaged } from '../database/lost-state.ts';
import { openSetting } from '../database/setting.ts';
import { openListeners } from '../listeners.ts';
import { parsedJson } from '../text/json.ts';
import { faultOf } from '#contract/schema/fault.ts';
import { Settings, type SettingsChange } from '#contract/settings.ts';

/** How long NOTAMs are kept is stored where the deletion by age reads it. */
type Retention = { retentionDays(): number | null; setRetentionDays(days: number | null): void };

/** Called after a change is stored, with the settings now and before. */
type SettingsListener = (now: Settings, before: Settings) => void;

type Kept = Omit<Settings, 'notamRetentionDays'>;

const defaults: Kept = {
  offline: false,
  autoSync: true,
  showSampleNotams: false,
  language: 'system',
  theme: 'system',
  scale: 1,
  density: 'comfortable',
  lengthUnit: 'ft',
  distanceUnit: 'NM',
  timeZone: 'utc',
  closeToTray: false,
  startAtLogin: false,
};
const names = Object.keys(defaults) as (keyof Kept)[];

export function openSettings(db: Database, retention: Retention) {
  const listeners = openListeners<Parameters<SettingsListener>>();
  let stored: Kept = { ...defaults, ...unlessDamaged(db, {}, () => storedOf(db)) };
  const get = (): Settings => ({ ...stored, notamRetentionDays: unlessDamaged(db, null, () => retention.retentionDays()) });

  const store = db.transaction((patch: SettingsChange) => {
    for (const name of names) if (patch[name] !== undefined) openSetting(db, name).set(JSON.stringify(patch[name]));
    if (patch.notamRetentionDays !== undefined) retention.setRetentionDays(patch.notamRetentionDays);
  });

  return {
    get,
    /** Changes the settings in `patch` and returns all; stores all or nothing. Values must fit the contract, which the HTTP layer checks. */
    change(patch: SettingsChange): Settings {
      const before = get();
      store.immediate(patch);
      const { notamRetentionDays: _elsewhere, ...changed } = patch;
      stored = { ...stored, ...changed };
      const now = get();
      if (JSON.stringify(now) !== JSON.stringify(before)) listeners.emit(now, before);
      return now;
    },
    /** Returns a function that stops listening. */
    onChange: listeners.on,
  };
}

export type OpenSettings = ReturnType<typeof openSettings>;

/** Stored values that fit the contract: another version may have written values unknown to this one. */
function storedOf(db: Database): Partial<Kept> {
  const read = (name: keyof Kept): [string, unknown][] => {
    const value = parsedJson(openSetting(db, name).get() ?? '');
    return faultOf(Settings.properties[name], value) === undefined ? [[name, value]] : [];
  };
  return Object.fromEntries(names.flatMap(read));
}
