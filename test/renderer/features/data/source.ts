/** A source of data as the API gives it; a test spreads over it what it is about. */
import type { Source } from '#contract/sync/sources.ts';

export const source: Source = {
  id: 's1',
  kind: 'ourairports',
  name: 'OurAirports',
  address: 'https://airports.example/',
  isEnabled: true,
  everyHours: 24,
  rank: 100,
  hasKey: false,
  isConfigured: true,
  completeFor: [],
  state: 'fresh',
  failure: null,
  dataDate: null,
  fetchedAt: null,
  triedAt: null,
  nextAt: '2029-01-02T00:00:00.000Z',
  nextAttempt: 'planned',
  failures: 0,
  createdAt: '2028-12-01T00:00:00.000Z',
};
