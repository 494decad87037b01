import { expect, test } from 'vitest';
import { Value } from 'typebox/value';
import { Settings } from '#contract/settings.ts';
import { openSettings } from '#core/settings/settings.ts';
import { openTestNotams } from '../notams/open.ts';

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
  density: 'comfortable',
  timeZone: 'utc',
  closeToTray: false,
  startAtLogin: false,
};
/** Each choice has another value than the default. */
const others: Settings = {
  offline: true,
  autoSync: false,
  notamRetentionDays: null,
  showSampleNotams: true,
  language: 'fr',
  theme: 'dark',
  scale: 1.25,
  lengthUnit: 'm',
  distanceUnit: 'km',
  density: 'compact',
  timeZone: 'airport',
  closeToTray: true,
  startAtLogin: true,
};

function open() {
  const { db } = openTestNotams();
  return { db, settings: openSettings(db), again: () => openSettings(db).get() };
}

test('every choice has a default that fits the contract', () => {
  const { settings } = open();
  expect(settings.get()).toEqual(defaults);
  expect(Value.Check(Settings, settings.get())).toBe(true);
});

test.each(Object.keys(others) as (keyof Settings)[])('keeps %s and leaves the others', (name) => {
  const { settings, again } = open();
  const expected = { ...defaults, [name]: others[name] };
  expect(settings.change({ [name]: others[name] })).toEqual(expected);
  expect(settings.get()).toEqual(expected);
  expect(again()).toEqual(expected);
});

test('keeps all at once, and takes each back', () => {
  const { settings, again } = open();
  settings.change(others);
  expect(again()).toEqual(others);
  settings.change(defaults);
  expect(again()).toEqual(defaults);
});

test.each([
  ['theme', '"pink"'],
  ['theme', 'no JSON'],
  ['theme', ''],
  ['scale', '9'],
  ['offline', '"true"'],
  ['timeZone', '["utc"]'],
])('reads a stored %s of %s as the default', (name, value) => {
  const { db, again } = open();
  db.prepare('INSERT INTO settings (key, value) VALUES (?, ?)').run(name, value);
  expect(again()).toEqual(defaults);
});

test.each(['never', '-1', '"90"', ''])('deletes no NOTAM by age where the stored days are not understood: %j', (value) => {
  const { db, again } = open();
  db.prepare("INSERT INTO settings (key, value) VALUES ('notamRetentionDays', ?)").run(value);
  expect(again()).toEqual({ ...defaults, notamRetentionDays: null });
});

test('leaves the secrets that lie in the same table alone', () => {
  const { db, settings } = open();
  db.exec(`INSERT INTO settings (key, value) VALUES ('tokenSecret', 'abc'), ('approvedOrigins', '["https://planner.example"]')`);
  settings.change(others);
  expect(JSON.stringify(settings.get())).not.toMatch(/abc|planner/);
  expect(db.prepare("SELECT value FROM settings WHERE key IN ('tokenSecret', 'approvedOrigins') ORDER BY key").pluck().all()).toEqual([
    '["https://planner.example"]',
    'abc',
  ]);
});

test('stores nothing of a change of which one part cannot be stored', () => {
  const { db, settings, again } = open();
  let notified = 0;
  settings.onChange(() => notified++);
  db.exec(`CREATE TRIGGER faulty BEFORE INSERT ON settings WHEN NEW.key = 'timeZone' BEGIN SELECT RAISE(ABORT, 'faulty'); END`);
  expect(() => settings.change({ theme: 'dark', timeZone: 'local' })).toThrow('faulty');
  expect(settings.get()).toEqual(defaults);
  expect(again()).toEqual(defaults);
  expect(notified).toBe(0);
});

test('notifies listeners with new and old settings, only when something differs, until they stop', () => {
  const { settings } = open();
  const notified: [Settings, Settings][] = [];
  const stop = settings.onChange((now, before) => notified.push([now, before]));
  settings.change({ offline: true });
  settings.change({ offline: true });
  settings.change({});
  settings.change({ notamRetentionDays: 5 });
  stop();
  settings.change({ offline: false });
  expect(notified).toEqual([
    [{ ...defaults, offline: true }, defaults],
    [
      { ...defaults, offline: true, notamRetentionDays: 5 },
      { ...defaults, offline: true },
    ],
  ]);
});
