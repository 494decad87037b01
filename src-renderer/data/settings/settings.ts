/**
 * The user's settings are stored on the server, so that they outlive a change of port; a page whose session may not read them keeps them in
 * the browser. A change takes effect at once and is written in the background.
 */
import { create } from 'zustand';
import type { Settings, SettingsChange } from '#contract/settings.ts';
import { fieldsOf, readLocal, writeLocal } from '../browser-store.ts';

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

type Choices = {
  settings: Settings;
  /** Applies the server's settings. */
  setSettings: (settings: Settings) => void;
  /** Changes some settings on this page; the caller writes them to the server (see write-settings.ts). */
  choose: (change: SettingsChange) => void;
};

export const useSettings = create<Choices>((set, get) => ({
  settings: { ...defaults, ...fieldsOf(readLocal('settings')) },
  setSettings: (settings) => {
    writeLocal('settings', settings);
    set({ settings });
  },
  choose: (change) => get().setSettings({ ...get().settings, ...change }),
}));
