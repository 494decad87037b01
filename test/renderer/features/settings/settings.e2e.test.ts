import { expect, it } from 'vitest';
import { describeWindows, ownersBridge } from '../../open-window.ts';

describeWindows('the settings screen', ({ visit, visitByKey, server }) => {
  const stored = () => server().core.settings.get();

  it('takes each choice at once and writes it', async () => {
    const page = await visitByKey('/settings');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await page.getByLabel('Text size').selectOption('1.5');
    await expect.poll(() => page.evaluate(() => document.documentElement.style.fontSize)).toBe('150%');
    await page.getByLabel('Elevations and runways').selectOption('m');
    await page.getByLabel('Times', { exact: true }).selectOption('local');
    await page.getByLabel('No network').check({ force: true });
    await page.getByRole('contentinfo').getByText('network off').waitFor();
    await expect.poll(stored).toMatchObject({ theme: 'dark', scale: 1.5, lengthUnit: 'm', timeZone: 'local', offline: true });
  });

  it('speaks the language chosen, on every screen, and leaves the focus on its choice, whose words change under it', async () => {
    const page = await visitByKey('/settings');
    const choice = page.getByLabel('Language');
    await choice.focus();
    await choice.selectOption('fr');
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('language');
    await expect.poll(() => page.getByLabel('Langue').inputValue()).toBe('fr');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await page.getByRole('link', { name: 'Données' }).click();
    await page.getByRole('region', { name: 'Mises à jour' }).waitFor();
    await expect.poll(() => stored().language).toBe('fr');
    server().core.settings.change({ language: 'system' });
  });

  it('shows a refusal at its field and writes nothing that is not a number of days', async () => {
    const page = await visitByKey('/settings', { troubles: /400/ });
    const days = page.getByLabel('Days to keep old NOTAMs');
    await days.fill('soon');
    await days.press('Enter');
    await page.getByText('Enter a whole number of days.').waitFor();
    await days.fill('99999');
    await days.press('Enter');
    await page.getByText('must be a whole number from 0 to 36500 or null').waitFor();
    await expect.poll(() => days.getAttribute('aria-invalid')).toBe('true');
    expect(stored().notamRetentionDays).toBe(90);
    await days.fill('30');
    await days.press('Enter');
    await expect.poll(() => stored().notamRetentionDays).toBe(30);
    await page.getByLabel('Keep expired and cancelled NOTAMs forever').check({ force: true });
    await expect.poll(() => stored().notamRetentionDays).toBeNull();
    await days.waitFor({ state: 'detached' });
  });

  it('keeps the choices of the anonymous in the browser, and says what needs a user', async () => {
    const page = await visit('/ui/#/settings');
    const before = stored();
    await page.getByText('saved in this browser only').waitFor();
    await page.getByLabel('Distances').selectOption('km');
    await page.reload();
    await expect.poll(() => page.getByLabel('Distances').inputValue()).toBe('km');
    await expect.poll(() => page.getByLabel('No network').count()).toBe(0);
    expect(stored()).toEqual(before);
  });

  it('offers what only the Electron window can do in that window, and says why not elsewhere', async () => {
    const inBrowser = await visit('/ui/#/settings');
    await inBrowser.getByText('Only available in the Aeroshelf window').waitFor();
    await expect.poll(() => inBrowser.getByLabel(/in the tray/).isDisabled()).toBe(true);
    const page = await visit('/ui/#/settings', { bridge: await ownersBridge(server()) });
    await page.getByLabel(/in the tray/).check({ force: true });
    await expect.poll(() => stored().closeToTray).toBe(true);
  });
});
