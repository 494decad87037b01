import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeWindows } from '../../open-window.ts';

describeWindows('the focus', ({ visit, visitByKey, server }) => {
  const focused = (page: Page) => page.locator(':focus');

  beforeAll(() => {
    const { sources } = server().core;
    for (const { id } of sources.list()) sources.remove(id);
    sources.add({ kind: 'notams', name: 'Club notices', address: server().dataDir, everyHours: null });
  });

  it('goes into a form that opens, and Escape brings it back', async () => {
    const page = await visitByKey('/data/sources');
    for (const [opener, first] of [
      ['Add a source…', 'Type'],
      ['Change Club notices', 'Name'],
    ] as const) {
      await page.getByRole('button', { name: opener }).press('Enter');
      const form = page.getByRole('form', { name: opener.replace('…', '') });
      await expect.poll(() => form.getByLabel(first, { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await form.waitFor({ state: 'detached' });
      await expect
        .poll(() => page.getByRole('button', { name: opener }).evaluate((button) => button === document.activeElement))
        .toBe(true);
    }
  });

  it('comes back to a button that was disabled while it worked', async () => {
    const page = await visitByKey('/data/versions');
    await page.getByRole('button', { name: 'Verify the dataset in use' }).press('Enter');
    await page.getByText('no problems found').waitFor();
    await expect.poll(() => focused(page).innerText()).toBe('Verify the dataset in use');
  });

  it('goes to copying a new key, and to the table when its row is gone', async () => {
    const page = await visitByKey('/api');
    await page.getByLabel('Name of the new key').fill('tablet');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Copy: the new key');
    await page.getByRole('button', { name: 'Revoke tablet' }).press('Enter');
    await expect.poll(() => focused(page).innerText()).toBe('Cancel');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Revoke tablet' }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('API keys');
  });

  it('is left alone when the user leaves a control on purpose', async () => {
    const page = await visit('/ui/#/settings');
    await page.getByLabel('Distances').focus();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Distances').evaluate((field) => field === document.activeElement)).toBe(false);
  });

  it('is not yet in the sheet of keys when Escape closes it', async () => {
    const page = await visit('/ui/#/settings');
    await page.getByLabel('Distances').waitFor();
    await page.evaluate(async () => {
      const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press('?');
      while (document.querySelector('[role="dialog"]') === null) await Promise.resolve();
      press('Escape');
    });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
