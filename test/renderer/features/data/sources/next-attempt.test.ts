import { expect, test } from 'vitest';
import { nextInstead, nextRunInstead, type Conditions } from '#renderer/features/data/sources/next-attempt.ts';
import { sourceInWords } from '#renderer/format/names.ts';
import { source } from '../source.ts';

const planned = { network: 'online', isAutomatic: true, nextAt: '2029-01-02T00:00:00.000Z' } as const;
const manual = { network: 'online', isAutomatic: false, nextAt: null } as const;
const startedWithout = 'only on request: this server was started without automatic updates';
const usual: Conditions = { sync: planned, autoSync: true, now: Date.parse('2029-01-01') };

test.each([
  ['a plan in the future', {}, {}, undefined],
  ['no plan', { nextAt: null }, {}, 'not scheduled'],
  ['a source that is off', { isEnabled: false }, {}, 'not scheduled'],
  ['no interval', { everyHours: null, nextAt: null }, {}, 'only on request'],
  ['no schedule', {}, { autoSync: false, sync: manual }, 'not while automatic updates are off'],
  ['no network', {}, { sync: { ...planned, network: 'off' } }, 'not while the network is off'],
  ['no network, but files', { address: '/notams' }, { sync: { ...planned, network: 'off' } }, undefined],
  ['a plan that is due', {}, { now: Date.parse('2029-01-03') }, 'now due'],
  ['a network that is only away', {}, { sync: { ...planned, network: 'offline' } }, undefined],
  ['a server that was started without updates', {}, { sync: manual }, startedWithout],
] as const)('with %s the next attempt is described so', (_case, about, conditions, sentence) => {
  expect(nextInstead({ ...source, ...about }, { ...usual, ...conditions })).toBe(sentence);
});

test.each([
  ['a plan in the future', {}, undefined],
  ['no schedule', { autoSync: false, sync: manual }, 'not while automatic updates are off'],
  ['no network', { sync: { ...planned, network: 'off', nextAt: null } }, 'not while the network is off'],
  ['a server that was started without updates', { sync: manual }, startedWithout],
  ['a plan that is due', { now: Date.parse('2029-01-03') }, 'now due'],
] as const)('with %s the next run of all is described as that of a source', (_case, conditions, sentence) => {
  expect(nextRunInstead({ ...usual, ...conditions })).toBe(sentence);
});

test('a source of data keeps its own name', () => {
  expect(sourceInWords({ source: 'OurAirports', isStarter: false })).toBe('OurAirports');
});
