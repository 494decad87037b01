/** A briefing is made in slices, between which NOTAMs may be stored or removed. */
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { importNotams, openForTest, planOf } from './setting.ts';

it('is of the moment at which it is answered when a NOTAM is removed while it is made', async () => {
  const { core } = await openForTest('2026-11-21T07:00:00.000Z');
  await importNotams(
    core,
    ...Array.from({ length: 400 }, (_, index) => ({
      e: index === 0 ? 'RWY 04/22 CLSD' : `TWY ${index} CLSD`,
      q: index === 0 ? 'QMRLC' : 'QMXLC',
    })),
  );
  const plan = planOf('LSGG LFMN');
  const before = core.briefings.brief(plan);
  const [closing] =
    before.mayClose.length > 0 ? before.mayClose : before.notices.filter(({ severity }) => severity === 5).map(({ id }) => id);
  let isMade = false;
  const made = core.briefings.briefInSlices(plan).finally(() => (isMade = true));
  await setImmediate();
  expect(isMade).toBe(false);
  core.notams.remove(closing ?? '', { by: 'tests', note: null });
  const after = core.briefings.brief(plan);
  expect(after.notices).toHaveLength(before.notices.length - 1);
  expect(await made).toEqual(after);
});
