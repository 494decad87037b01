/** The import of a pack's NOTAMs, undone as one: what was there before is there again. */
import { describe, expect, it } from 'vitest';
import { answered, cancelling, carried, closure, machine, takeIn } from './machines.ts';

describe('undoing the import of a pack', () => {
  it('leaves what was there before it: what it added, changed, replaced, cancelled and covered', async () => {
    const [here, there] = [await machine(), await machine()];
    there.at('2030-02-09T00:00:00.000Z');
    await takeIn(there, closure('A0001/30', { words: ' DUE OLD' }), closure('A0002/30'), closure('A0003/30'));
    const before = answered(there);
    here.at('2030-02-10T00:00:00.000Z');
    await takeIn(
      here,
      closure('A0001/30', { words: ' DUE NEW' }),
      cancelling('A0004/30', 'A0002/30'),
      closure('A0005/30', { refers: 'R A0003/30', from: '3002020600' }),
      closure('A0006/30'),
    );
    there.at('2030-03-01T12:00:00.000Z');
    expect((await carried(here, there)).notams).toMatchObject({ read: 4, added: 3, changed: 1, unchanged: 0 });
    expect(answered(there)).not.toEqual(before);
    const undone = await there.core.undoNotams(undefined, 'owner');
    expect(undone).toMatchObject({ removed: 3, restored: 1, keptCount: 0, import: { canUndo: false } });
    expect(answered(there)).toEqual(before);
  });

  it('ends nothing any longer by a NOTAM that was deleted by age before it was packed', async () => {
    const [here, there] = [await machine(), await machine()];
    const permanent = closure('A0007/28', { from: '2811010600', to: 'PERM' });
    there.at('2029-02-01T00:00:00.000Z');
    await takeIn(there, permanent);
    here.at('2029-01-01T00:00:00.000Z');
    await takeIn(here, cancelling('A0008/28', 'A0007/28', '2812010600'));
    here.at('2030-03-01T12:00:00.000Z');
    expect(here.core.notams.expire(90)).toBe(1);
    await takeIn(here, permanent);
    there.at('2030-03-01T12:00:00.000Z');
    await carried(here, there);
    expect(answered(there).notams.map(({ decoded }) => decoded?.status)).toEqual(['cancelled']);
    await there.core.undoNotams(undefined, 'owner');
    expect(answered(there).notams).toMatchObject([{ notamId: 'A0007/28', canceledDate: null, decoded: { status: 'active' } }]);
  });

  it('keeps what a later import of the same NOTAMs has too, and leaves nothing without one', async () => {
    const [here, there] = [await machine(), await machine()];
    here.at('2030-02-10T00:00:00.000Z');
    await takeIn(here, closure('A0001/30'), closure('A0002/30'));
    await carried(here, there);
    await takeIn(there, closure('A0001/30'));
    const [, packs] = there.core.notams.imports.list(5);
    expect(await there.core.undoNotams(packs?.id, 'owner')).toMatchObject({ removed: 1, keptCount: 1, kept: [{ notamId: 'A0001/30' }] });
    expect(answered(there).notams.map(({ notamId }) => notamId)).toEqual(['A0001/30']);
    await there.core.undoNotams(undefined, 'owner');
    expect(answered(there)).toMatchObject({ notams: [], covered: [{ place: 'LSGG', covered: 'none' }] });
  });
});
