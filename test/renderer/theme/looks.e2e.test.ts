import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from '../../helpers/browser.ts';
import { accessibilityFaults, endOf, faultsInBothThemes, windows } from '../open-window.ts';

/** The map is looked at by its own tests. */
const screens = [
  ['the empty search', '/ui/#/search', 'Find an airport'],
  ['an airport', '/ui/#/airports/LSGG', 'Genev'],
  ['the NOTAMs', '/ui/#/notams', 'NOTAMs'],
  ['the table of airports', '/ui/#/airports', 'Airports'],
  ['two airports side by side', '/ui/#/compare/LSGG,LFPG', 'Compare'],
  ['the data', '/ui/#/data', 'Data'],
  ['the API screen', '/ui/#/api', 'API'],
  ['the settings', '/ui/#/settings', 'Settings'],
  ['the about screen', '/ui/#/about', 'About Aeroshelf'],
  ['the documentation', '/docs', 'Aeroshelf API'],
  ['an address without a screen', '/ui/#/nowhere', 'Nothing here'],
] as const;

describeInChromium('light and dark', () => {
  const { open, server } = windows();

  for (const [name, path, heading] of screens)
    it(`axe finds nothing on ${name}, and the policy refuses nothing`, async () => {
      const opened = await open(path);
      await opened.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await opened.page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      expect(await faultsInBothThemes(opened.page)).toEqual([]);
      expect(await endOf(opened)).toEqual([]);
    });

  it('axe finds nothing on search results and on a narrow window', async () => {
    const opened = await open('/ui/#/search', { width: 480 });
    await opened.page.getByRole('combobox').pressSequentially('london');
    await opened.page.getByRole('option').first().waitFor();
    expect(await accessibilityFaults(opened.page)).toEqual([]);
    expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await endOf(opened)).toEqual([]);
  });

  it('can be switched by hand, and stays so after a reload, in this browser only for anonymous visitors', async () => {
    const opened = await open('/ui/');
    const { page } = opened;
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.getByText('Dark', { exact: true }).click();
    expect(await scheme()).toBe('dark');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scheme()).toBe('dark');
    expect(server().core.settings.get().theme).toBe('system');
    expect(await endOf(opened)).toEqual([]);
  });

  it('is kept by the server for the window, whatever browser profile it has', async () => {
    const { core } = server();
    const owner = core.users.find('owner');
    if (!owner) throw new Error('The server has no owner.');
    const bridge = { token: await core.sessions.tokenFor(owner), firstKey: null };
    const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

    const first = await open('/ui/', { bridge });
    await first.page.getByText('Dark', { exact: true }).click();
    await expect.poll(() => core.settings.get().theme).toBe('dark');
    expect(await endOf(first)).toEqual([]);
    const second = await open('/ui/', { bridge });
    await expect.poll(() => scheme(second.page)).toBe('dark');
    await second.page.getByText('System', { exact: true }).click();
    await expect.poll(() => core.settings.get().theme).toBe('system');
    expect(await scheme(second.page)).toBe('light');
    expect(await endOf(second)).toEqual([]);
  });

  it('is served under a policy without any unsafe word, with a new nonce each time', async () => {
    const answers = await Promise.all([1, 2].map(() => fetch(`${server().url}/ui/`)));
    const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '');
    expect(policies[0]).toMatch(/style-src 'self' 'nonce-[^']{16,}'/);
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).not.toBe(policies[1]);
  });
});
