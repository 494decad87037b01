import { expect, it } from 'vitest';
import { describeWindows, faultsInBothThemes, takeKey } from '../../open-window.ts';

const DAY_MS = 86_400_000;
const notice = (number: string) =>
  `(${number} NOTAMN\nQ) EGTT/QMXLC/IV/M/A/000/999/5127N00030W005\nA) EGLL B) 2611010000 C) 2611200000\nE) TWY A CLSD)`;

let aheadDays = 0;
describeWindows('a machine whose clock moved', { clock: () => new Date(Date.now() + aheadDays * DAY_MS) }, ({ visit, server }) => {
  it('says so in the status bar, deletes nothing meanwhile, and gives back what was deleted by age', async () => {
    const { core, key } = server();
    await core.notams.import([{ name: 'x', pieces: [Buffer.from([notice('A0001/26'), notice('A0002/26')].join('\n\n'))] }]);
    aheadDays = 120;
    core.notams.expire();
    const page = await visit('/ui/');
    await page.getByText('This computer’s clock moved by 120 days', { exact: true }).waitFor();
    await takeKey(page, key, '/data');
    await page.getByText('No NOTAM is deleted by age until the clock is right again').waitFor();
    await page.getByRole('button', { name: 'The clock is right' }).waitFor();
    await expect.poll(() => page.locator('main').getByText('clock moved by 120 days').count()).toBe(1);
    expect(await faultsInBothThemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Restore all deleted NOTAMs' }).click();
    await page.getByText('2 NOTAMs restored.').waitFor();
    await expect.poll(() => core.notams.find('A0001/26')).toHaveLength(1);
    await page.getByRole('button', { name: 'The clock is right' }).click();
    await page.getByText('This computer’s clock moved by 120 days', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => core.problems.list()).toEqual([]);
  });
});
