import type { Settings, SettingsChange } from '#contract/settings.ts';

/** The former values of changed settings that have not been changed again since. */
export function undoing(change: SettingsChange, former: Settings, now: Settings): SettingsChange {
  const names = Object.keys(change) as (keyof Settings)[];
  return Object.fromEntries(names.filter((name) => now[name] === change[name]).map((name) => [name, former[name]]));
}
