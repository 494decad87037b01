/**
 * The user's choices. They live in the server's settings, so that they outlive a change of port; a page whose session may not ask for
 * them keeps them in the browser. A choice takes effect at once and is written behind.
 */
import { create } from 'zustand';
import type { Settings, SettingsChange } from '#contract/settings.ts';
import { keep, readKept } from '../kept.ts';

const defaults: Settings = {
  offline: false,
  autoSync: true,
  notamRetentionDays: 90,
  showSampleNotams: false,
  language: 'system',
  theme: 'system',
  scale: 1,
  lengthUnit: 'ft',
  distanceUnit: 'NM',
  pressureUnit: 'hPa',
  timeZone: 'utc',
  closeToTray: false,
  startAtLogin: false,
};

type Choices = {
  settings: Settings;
  /** Takes over what the server says. */
  setSettings: (settings: Settings) => void;
  /** Changes some choices on this page; writing them to the server is the caller's (see features/settings/write-settings.ts). */
  choose: (change: SettingsChange) => void;
};

function kept(): SettingsChange {
  const value = readKept('settings');
  return typeof value === 'object' && value !== null ? value : {};
}

export const useSettings = create<Choices>((set, get) => ({
  settings: { ...defaults, ...kept() },
  setSettings: (settings) => {
    keep('settings', settings);
    set({ settings });
  },
  choose: (change) => get().setSettings({ ...get().settings, ...change }),
}));
