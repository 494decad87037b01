import type { Settings } from './settings.ts';

/** A new installation has these, and the window until it has read its server's; the file has no schema, which the window would have to load. */
export const defaultSettings: Settings = {
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
