import { expect, test } from 'vitest';
import type { Source } from '#contract/sync/sources.ts';
import { nextInstead, type Conditions } from '#renderer/features/data/sources/next-attempt.ts';
import { sourceInWords } from '#renderer/format/dataset/source-in-words.ts';

const source: Source = {
  id: 's1',
  kind: 'ourairports',
  name: 'OurAirports',
  address: 'https://airports.example/',
  isEnabled: true,
  everyHours: 24,
  rank: 100,
  hasKey: false,
  state: 'fresh',
  failure: null,
  dataDate: null,
  fetchedAt: null,
  triedAt: null,
  nextAt: '2029-01-02T00:00:00.000Z',
  failures: 0,
  createdAt: '2028-12-01T00:00:00.000Z',
};
const usual: Conditions = { network: 'online', autoSync: true, now: Date.parse('2029-01-01') };

test.each([
  ['a plan in the future', {}, {}, undefined],
  ['no plan', { nextAt: null }, {}, 'not scheduled'],
  ['a source that is off', { isEnabled: false }, {}, 'not scheduled'],
  ['no schedule', {}, { autoSync: false }, 'not while automatic updates are off'],
  ['no network', {}, { network: 'off' }, 'not while the network is off'],
  ['no network, but files', { address: '/notams' }, { network: 'off' }, undefined],
  ['a plan that is due', {}, { now: Date.parse('2029-01-03') }, 'now due'],
  ['a network that is only away', {}, { network: 'offline' }, undefined],
] as const)('with %s the next attempt is described so', (_case, about, conditions, sentence) => {
  expect(nextInstead({ ...source, ...about }, { ...usual, ...conditions })).toBe(sentence);
});

test('a source of data keeps its own name', () => {
  expect(sourceInWords({ source: 'OurAirports', isStarter: false })).toBe('OurAirports');
});
