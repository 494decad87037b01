/** A server that never ends: pages without a last one. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { openPassingState } from '#core/database/state.ts';
import { openSourceClaims } from '#core/notams/lifecycle/coverage.ts';
import { systemClock as clock } from '#core/platform/clock.ts';
import { fetchNotams } from '#core/sync/replica/fetch-notams.ts';
import { openRemote, openPacer } from '#core/sync/replica/remote.ts';
import type { Bounds } from '#core/sync/run-bounds.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import { serving } from '../../../helpers/listening.ts';

const far: Bounds = { requests: 1e9, rows: 1e9, megabytes: 1e9, hours: 1e9 };

async function endless(): Promise<string> {
  let id = 0;
  const { address } = await serving((_request, reply) => {
    const items = Array.from({ length: 300 }, () => ({
      id: `notam-${id++}`,
      updatedAt: '2026-01-01T00:00:00.000Z',
      message: 'x'.repeat(500),
    }));
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ count: 300, totalCount: 9e15, items }));
  });
  return address;
}

it.each(['requests', 'rows', 'megabytes', 'hours'] as const)(
  'a source that never ends is refused beyond its %s, by name, and leaves nothing',
  async (bound) => {
    const most = { requests: 20, rows: 5_000, megabytes: 2, hours: 0.3 / 3600 }[bound];
    const folder = temporaryFolder();
    const base = await endless();
    const remote = openRemote({
      base,
      apiKey: null,
      signal: new AbortController().signal,
      pacer: openPacer({ perSecond: 1_000_000 }),
      bounds: { ...far, [bound]: most },
    });
    const intake = {
      files: () => Promise.reject(new Error('nothing is to be imported')),
      stream: () => Promise.reject(new Error('nor streamed')),
      cancel: () => false,
      isRunning: () => false,
      stop: () => Promise.resolve(),
    };
    const apart = {
      by: { id: 'endless', name: 'endless' },
      completeFor: [],
      sourceClaims: openSourceClaims(openPassingState({ clock }), clock),
    };
    const error = await fetchNotams({ folder, base, ...apart, remote, intake, progress: () => undefined }).catch(
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).reasons).toMatchObject([{ code: 'sourceTooLarge', values: { bound, most } }]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  },
);
