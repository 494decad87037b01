import { expect, it } from 'vitest';
import type { NextAttempt } from '#contract/sync/sources.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';
import { HOUR, open, openWithServer } from './opened.ts';

type Prepare = (opened: Awaited<ReturnType<typeof openWithServer>>) => unknown;

it.each<[string, Prepare, 'always' | 'bySetting' | undefined, ofSource: NextAttempt, ofRun: NextAttempt]>([
  [
    'a plan in the future',
    ({ sources, id, timer }) => sources.plan(id, new Date(timer.clock().getTime() + HOUR)),
    'always',
    'planned',
    'planned',
  ],
  ['a plan whose time has come', () => undefined, 'always', 'due', 'due'],
  ['a source that is off', ({ sources, id }) => sources.change(id, { isEnabled: false }), 'always', 'notPlanned', 'notPlanned'],
  ['no interval', ({ sources, id }) => sources.change(id, { everyHours: null }), 'always', 'onRequest', 'notPlanned'],
  ['the setting off', ({ settings }) => settings.change({ autoSync: false }), 'bySetting', 'automaticOff', 'automaticOff'],
  ['a server that starts no updates', () => undefined, undefined, 'startedWithout', 'startedWithout'],
  ['the network off', ({ settings }) => settings.change({ offline: true }), 'always', 'networkOff', 'networkOff'],
])('with %s the next attempt has its code', async (_case, prepare, when, ofSource, ofRun) => {
  const opened = await openWithServer();
  const { sources, sync, id } = opened;
  prepare(opened);
  if (when) sync.start(when);
  expect([sources.get(id)?.nextAttempt, sync.status().nextAttempt]).toEqual([ofSource, ofRun]);
});

it('a folder is read with the network off', async () => {
  const { sources, sync } = await open({ settings: { offline: true } });
  const { id } = sources.add({ kind: 'notams', address: temporaryFolder() });
  sync.start('always');
  expect([sources.get(id)?.nextAttempt, sync.status().nextAttempt]).toEqual(['due', 'due']);
});

it('a change of the settings that changes the next attempt is reported', async () => {
  const { sync, settings } = await openWithServer();
  sync.start('bySetting');
  const codes = [sync.status().nextAttempt];
  for (const change of [{ offline: true }, { autoSync: false }, { offline: false, autoSync: true }]) {
    settings.change(change);
    codes.push(sync.status().nextAttempt);
  }
  expect(codes).toEqual(['due', 'networkOff', 'automaticOff', 'due']);
});
