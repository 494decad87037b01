/** The data screen shows the full set. */
import { expect, it } from 'vitest';
import { data } from '#renderer/i18n/en/data.ts';
import type { Flows } from './over-full-set.ts';

export const serviceFlows: Flows = ({ visitByKey }) =>
  it('the data screen lists what the sources contradict each other in, the most severe first', async () => {
    const page = await visitByKey('/data/conflicts');
    const rows = page.getByRole('region', { name: data.conflicts, exact: true }).getByRole('row');
    await rows.nth(2).waitFor();
    await expect.poll(() => rows.nth(1).innerText()).toMatch(/^LSZH .*\sopen or closed\s+open World\s+closed Club list/);
    await expect.poll(() => rows.nth(2).innerText()).toMatch(/^LSGG .*\selevation\s+1,411\sft World\s+1,739\sft Club list\s+328\sft/);
    await expect.poll(() => rows.count()).toBe(3);
  });
