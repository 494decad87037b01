import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '#renderer/i18n/en/en.ts';
import { describeWindows, faultsInBothThemes, ownersBridge } from '../open-window.ts';

/** Chooses in the menu under the user's name. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('group', { name: 'Theme' }).getByRole('menuitemradio', { name: theme }).click();
}

describeWindows('light and dark', ({ visit, server }) => {
  it('axe finds nothing on the documentation, and the policy refuses nothing', async () => {
    const page = await visit('/docs');
    await page.getByRole('heading', { level: 1, name: en.api.documentTitle }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  it('can be switched by hand, and stays so after a reload, in this browser only for anonymous visitors', async () => {
    const page = await visit('/ui/');
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await chooseTheme(page, 'Dark');
    expect(await scheme()).toBe('dark');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scheme()).toBe('dark');
    expect(server().core.settings.get().theme).toBe('system');
  });

  it('is kept by the server for the window, whatever browser profile it has', async () => {
    const { core } = server();
    const bridge = await ownersBridge(server());
    const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

    await chooseTheme(await visit('/ui/', { bridge }), 'Dark');
    await expect.poll(() => core.settings.get().theme).toBe('dark');
    const page = await visit('/ui/', { bridge });
    await expect.poll(() => scheme(page)).toBe('dark');
    await chooseTheme(page, 'System');
    await expect.poll(() => core.settings.get().theme).toBe('system');
    expect(await scheme(page)).toBe('light');
  });

  it('is served under a policy without any unsafe word, with a new nonce each time', async () => {
    const answers = await Promise.all([1, 2].map(() => fetch(`${server().url}/ui/`)));
    const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '');
    expect(policies[0]).toMatch(/style-src 'self' 'nonce-[^']{16,}'/);
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).not.toBe(policies[1]);
  });
});
