import { expect, test } from 'vitest';
import { onDemand } from '#core/platform/on-demand.ts';

test('loads when first asked, and once', async () => {
  let loads = 0;
  const part = onDemand(async () => ({ load: ++loads }));
  expect(loads).toBe(0);
  expect(await Promise.all([part(), part()])).toEqual([{ load: 1 }, { load: 1 }]);
  expect(await part()).toBe(await part());
});
