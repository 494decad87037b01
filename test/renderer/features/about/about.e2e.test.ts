import { expect, it } from 'vitest';
import { accessibilityFaults, describeWindows, ownersBridge } from '../../open-window.ts';

describeWindows('the window of Electron and its about screen', ({ visit, server }) => {
  it('shows the versions of the window, and that its page is in the sandbox', async () => {
    const page = await visit('/ui/#/about', { bridge: await ownersBridge(server()) });
    await page.getByText('45.0.0').waitFor();
    await page.getByText('156.0.0').waitFor();
    await page.getByText('Page sandbox').waitFor();
    await expect.poll(() => page.getByText('without sandbox').count()).toBe(0);
  });

  it('says on every screen that there is no sandbox, and here why', async () => {
    const page = await visit('/ui/', { bridge: { ...(await ownersBridge(server())), isSandboxed: false } });
    await page.getByRole('contentinfo').getByRole('link', { name: 'without sandbox' }).click();
    await page.getByText('This window runs without Chromium’s sandbox').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('finds the licence of what is bundled by its name', async () => {
    const page = await visit('/ui/#/about');
    await page.getByLabel('Name or licence').fill('better-sqlite3');
    await page.getByText('1 package', { exact: true }).waitFor();
    await page.getByRole('group').filter({ hasText: 'better-sqlite3' }).locator('summary').press('Enter');
    await page
      .getByRole('group', { name: 'better-sqlite3' })
      .getByText(/Permission is hereby granted/)
      .waitFor();
  });
});
