/**
 * Stores the user's settings, one row each in `settings` of state.sqlite. Promise: a value that is absent is the default, and so is one that
 * is no longer understood, but for the days after which NOTAMs are deleted: then none is.
 */
import type { Database } from 'better-sqlite3';
import { unlessDamaged } from '../database/lost-state.ts';
import { openSetting } from '../database/setting.ts';
import { openListeners } from '../listeners.ts';
import { parsedJson } from '../text/json.ts';
import { faultOf } from '#contract/schema/fault.ts';
import { Settings, type SettingsChange } from '#contract/settings.ts';

/** Called after a change is stored, with the settings now and before. */
type SettingsListener = (now: Settings, before: Settings) => void;

const defaults: Settings = {
  offline: false,
  autoSync: true,
  notamRetentionDays: 90,
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
const whereUnread: Settings = { ...defaults, notamRetentionDays: null };
const names = Object.keys(defaults) as (keyof Settings)[];

export function openSettings(db: Database) {
  const listeners = openListeners<Parameters<SettingsListener>>();
  let stored = unlessDamaged(
    db,
    whereUnread,
    () => Object.fromEntries(names.map((name): [string, unknown] => [name, settingOf(db, name)])) as Settings,
  );

  const store = db.transaction((patch: SettingsChange) => {
    for (const name of names) if (patch[name] !== undefined) openSetting(db, name).set(JSON.stringify(patch[name]));
  });

  return {
    get: (): Settings => stored,
    /** Changes the settings in `patch` and returns all; stores all or nothing. Values must fit the contract, which the HTTP layer checks. */
    change(patch: SettingsChange): Settings {
      const before = stored;
      store.immediate(patch);
      stored = { ...stored, ...patch };
      if (JSON.stringify(stored) !== JSON.stringify(before)) listeners.emit(stored, before);
      return stored;
    },
    /** Returns a function that stops listening. */
    onChange: listeners.on,
  };
}

export type OpenSettings = ReturnType<typeof openSettings>;

/** Returns the stored value where it fits the contract: another version may have written one unknown to this one. */
export function settingOf<Name extends keyof Settings>(db: Database, name: Name): Settings[Name] {
  const stored = openSetting(db, name).get();
  if (stored === undefined) return defaults[name];
  const value = parsedJson(stored);
  return faultOf(Settings.properties[name], value) === undefined ? (value as Settings[Name]) : whereUnread[name];
}
