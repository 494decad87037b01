import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { generatedSet, smallSet, writeSet } from '../../helpers/dataset-files.ts';
import { open } from './opened.ts';
import { startCsvServer } from './csv-server.ts';

describe('a cancelled run', () => {
  it('ends while a server does not answer, leaves the sources as they were, and asks no other', async () => {
    const server = await startCsvServer();
    const opened = await open({ importsApart: true });
    const { sources, sync, dataset } = opened;
    const first = sources.add({ kind: 'ourairports', address: server.base, name: 'Slow' });
    const second = sources.add({ kind: 'files', address: writeSet(smallSet()), name: 'Here' });
    const before = dataset.current().revision;
    const release = server.holdBack();
    const running = sync.run(undefined);
    await vi.waitFor(() => expect(sync.status().source).toBe('Slow'), 60_000);
    expect(sync.cancel()).toBe(true);
    const outcome = await running;
    release();
    expect(outcome).toMatchObject({ sources: [{ result: 'cancelled' }, { result: 'cancelled' }], report: undefined });
    expect([sources.get(first.id)?.state, sources.get(second.id)?.state, dataset.current().revision]).toEqual(['never', 'never', before]);
    expect(sync.status()).toMatchObject({ state: 'idle', outcome: { sources: [{ result: 'cancelled' }, { result: 'cancelled' }] } });
    expect(sync.cancel()).toBe(false);
  });

  it('keeps what it fetched, which the next run puts in use', async () => {
    const server = await startCsvServer();
    const { sources, sync, dataset } = await open({ importsApart: true });
    sources.add({ kind: 'files', address: writeSet(generatedSet(5)), name: 'Here' });
    const slow = sources.add({ kind: 'ourairports', address: server.base, name: 'Slow' });
    const release = server.holdBack();
    const running = sync.run(undefined);
    await vi.waitFor(() => expect(sync.status().source).toBe('Slow'), 60_000);
    sync.cancel();
    expect((await running).sources).toMatchObject([{ name: 'Here', result: 'new' }, { result: 'cancelled' }]);
    release();
    sources.remove(slow.id);
    expect(await sync.run(undefined)).toMatchObject({ sources: [{ result: 'same' }], report: { counts: { airports: 5 } } });
    expect(dataset.current().counts.airports).toBe(5);
  });

  it('ends while the dataset is built: the one in use stays, and no source is blamed', async () => {
    const { sources, sync, dataset } = await open({ importsApart: true });
    const { id } = sources.add({ kind: 'files', address: writeSet(generatedSet(20_000)) });
    const before = dataset.current().revision;
    const running = sync.run(undefined);
    await vi.waitFor(() => expect(dataset.progress()?.state).toBe('running'), { timeout: 60_000, interval: 2 });
    sync.cancel();
    expect(await running).toMatchObject({ sources: [{ result: 'cancelled', reason: null }], report: undefined, held: undefined });
    expect([sources.get(id)?.failure, dataset.current().revision]).toEqual([null, before]);
  });

  it('ends an import of NOTAMs of its own, and reads that file again in the next run', async () => {
    const folder = writeSet(smallSet());
    const { sources, sync, notams } = await open({ importsApart: true });
    const text = Array.from({ length: 4_000 }, (_, at) => `!BOI ${1 + (at % 12)}/${100 + at} BOI TWY C CLSD 2605041400-2609302145\n`);
    writeFileSync(join(folder, 'notams.txt'), text.join(''));
    sources.add({ kind: 'notams', address: join(folder, 'notams.txt') });
    const samples = notams.count();
    const running = sync.run(undefined);
    await vi.waitFor(() => expect([0, samples]).not.toContain(notams.count()), { timeout: 60_000, interval: 2 });
    sync.cancel();
    expect((await running).sources).toMatchObject([{ result: 'cancelled', reason: null }]);
    expect(notams.count()).toBeLessThan(4_000);
    expect((await sync.run(undefined)).sources).toMatchObject([{ result: 'new' }]);
    expect(notams.count()).toBe(4_000);
  });
});
