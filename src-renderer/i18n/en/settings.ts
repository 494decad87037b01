import { common } from '#words/en/common.ts';

export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  // Where choices are kept.
  keptHere: 'You are not signed in, so appearance and units are saved in this browser only.',
  needsUser: 'These settings apply to everyone on this computer. To change them, sign in or use an API key.',
  appearance: 'Appearance',
  language: 'Language',
  languageOfSystem: 'System',
  textSize: 'Text size',
  percent: (value: number) => `${value} %`,
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  // Units and times.
  units: 'Units and times',
  unitsHow: 'For this window only; the API always uses feet, nautical miles, degrees true and UTC.',
  lengthUnit: 'Elevations and runways',
  lengthUnits: { ft: 'feet (ft)', m: 'metres (m)' },
  distanceUnit: common.distances,
  distanceUnits: { NM: 'nautical miles (NM)', km: 'kilometres (km)' },
  timeZone: 'Times',
  timeZones: { utc: 'UTC', local: 'this computer’s time zone', airport: 'local time at the airport' },
  network: 'Network and data',
  offline: 'Work offline',
  offlineHint: 'No network requests are made; folders and files are still read.',
  startedOffline: 'Aeroshelf was started with --offline, so the network stays off until it is restarted without that option.',
  autoSync: 'Update automatically',
  autoSyncWithout: 'This server was started without automatic updates; the setting applies to the window and to servers started with them.',
  autoSyncHint: 'By the schedule of each source. Otherwise only when you ask.',
  retention: 'Days to keep old NOTAMs',
  retentionHint:
    'Counted from when a NOTAM was over and was last imported; older ones are deleted while Aeroshelf runs, and can be restored for 30 days. 0 to 36500.',
  keepForever: 'Keep expired and cancelled NOTAMs forever',
  showSampleNotams: 'Show sample NOTAMs',
  showSampleNotamsHint:
    'They are fictional and marked as samples. When off, they are gone once the world’s airports or a real NOTAM are imported.',
  wholeDays: 'Enter a whole number of days.',
  closeToTray: 'Keep running in the tray when the window is closed',
  startAtLogin: 'Start when you sign in to this computer',
  onlyInWindow: 'Only available in the Aeroshelf window, not in a browser.',
  about: 'About Aeroshelf',
};

export const desktop = {
  about: 'About Aeroshelf',
  inABrowser: 'none: this page is open in a browser',
  dataset: 'Dataset in use',
  sandbox: 'Page sandbox',
  sandboxOn: 'on',
  sandboxOff: 'off',
  noSandbox:
    'This window runs without Chromium’s sandbox because it was started with --no-sandbox; the AppImage does so where the system forbids user namespaces. A flaw in Chromium could then reach all your files. The installed package (deb) has the sandbox.',
  licence: 'Licence',
  licences: 'Licences of bundled software',
  licencesMissing: 'This build has no list of licences.',
  packages: (value: number) => (value === 1 ? '1 package' : `${value} packages`),
  filter: 'Name or licence',
  fileProblem: 'The file could not be opened.',
};
