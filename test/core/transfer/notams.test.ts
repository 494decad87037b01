import { describe, expect, it } from 'vitest';
import { answered, cancelling, carried, closure, machine, takeIn } from './machines.ts';

const chain = [
  closure('A0001/30'),
  closure('A0002/30', { refers: 'R A0001/30', from: '3002020600' }),
  closure('A0003/30', { to: '3004011800 EST' }),
  cancelling('A0004/30', 'A0003/30'),
];

describe('NOTAMs that are carried', () => {
  it('are the same on the other machine: ids, words, lifecycle, what is understood, ages and coverage', async () => {
    const [here, there] = [await machine(), await machine()];
    here.at('2030-02-10T00:00:00.000Z');
    await takeIn(here, ...chain);
    here.at('2030-02-20T00:00:00.000Z');
    await takeIn(here, ...chain, closure('A0005/30'));
    const report = await carried(here, there);
    expect(report.notams).toEqual({ importId: 1, read: 5, added: 5, changed: 0, unchanged: 0 });
    expect(answered(there)).toEqual(answered(here));
    expect(answered(there).ages.importedAt).toBe('2030-02-20T00:00:00.000Z');
    expect(answered(there).notams.map(({ decoded }) => decoded?.status)).toEqual(['replaced', 'active', 'cancelled', 'expired', 'active']);
  });

  it('change nothing the second time', async () => {
    const [here, there] = [await machine(), await machine()];
    await takeIn(here, ...chain);
    await carried(here, there);
    const [before, revision] = [answered(there), there.core.notams.revision()];
    expect((await carried(here, there)).notams).toEqual({ importId: 2, read: 4, added: 0, changed: 0, unchanged: 4 });
    expect(answered(there)).toEqual(before);
    expect(there.core.notams.revision()).toBe(revision);
  });

  it('take nothing back that this machine heard later', async () => {
    const [here, there] = [await machine(), await machine()];
    here.at('2030-02-10T00:00:00.000Z');
    await takeIn(here, closure('A0001/30', { words: ' DUE OLD' }), closure('A0002/30'));
    there.at('2030-02-11T00:00:00.000Z');
    await takeIn(there, closure('A0001/30', { words: ' DUE NEW' }), closure('A0009/30'));
    expect((await carried(here, there)).notams).toEqual({ importId: 2, read: 2, added: 1, changed: 0, unchanged: 1 });
    const { notams, ages } = answered(there);
    expect(notams.map(({ notamId }) => notamId)).toEqual(['A0001/30', 'A0002/30', 'A0009/30']);
    expect(notams[0]?.message).toContain('DUE NEW');
    expect(ages.importedAt).toBe('2030-02-11T00:00:00.000Z');
  });

  it('replace what this machine heard earlier', async () => {
    const [here, there] = [await machine(), await machine()];
    there.at('2030-02-09T00:00:00.000Z');
    await takeIn(there, closure('A0001/30', { words: ' DUE OLD' }));
    here.at('2030-02-10T00:00:00.000Z');
    await takeIn(here, closure('A0001/30', { words: ' DUE NEW' }));
    expect((await carried(here, there)).notams).toEqual({ importId: 2, read: 1, added: 0, changed: 1, unchanged: 0 });
    expect(answered(there).notams).toEqual(answered(here).notams);
  });

  it('are ended by NOTAMs of this machine, and end some of them', async () => {
    const [here, there] = [await machine(), await machine()];
    await takeIn(here, chain[0] ?? '', chain[3] ?? '');
    await takeIn(there, chain[1] ?? '', chain[2] ?? '');
    await carried(here, there);
    expect(answered(there).notams.map(({ decoded }) => decoded?.status)).toEqual(['replaced', 'active', 'cancelled', 'expired']);
  });

  it('stay ended by one that was deleted by age before they were packed', async () => {
    const [here, there] = [await machine(), await machine()];
    here.at('2029-01-01T00:00:00.000Z');
    await takeIn(here, cancelling('A0008/28', 'A0007/28', '2812010600'));
    here.at('2030-03-01T12:00:00.000Z');
    expect(here.core.notams.expire(90)).toBe(1);
    await takeIn(here, closure('A0007/28', { from: '2811010600', to: 'PERM' }));
    await carried(here, there);
    expect(answered(there).notams.map(({ notamId, decoded }) => [notamId, decoded?.status])).toEqual([['A0007/28', 'cancelled']]);
  });

  it('are announced once, after they are stored', async () => {
    const [here, there] = [await machine(), await machine()];
    await takeIn(here, ...chain);
    const notified: object[] = [];
    there.core.events.on((event) => void notified.push({ ...event, held: there.core.notams.ages().importedAt }));
    await carried(here, there);
    expect(notified).toMatchObject([{ type: 'notams', importedAt: '2030-03-01T12:00:00.000Z', held: '2030-03-01T12:00:00.000Z' }]);
  });
});
