import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInChromium } from '../helpers/browser.ts';
import { endOf, windows } from './open-window.ts';

const HOUR = 3_600_000;
const password = 'Lockheed Vega 5B';

describeInChromium('a login', () => {
  let ahead = 0;
  const { open, server } = windows({ clock: () => new Date(Date.now() + ahead) });
  const total = () => server().core.status().counts.notams;

  beforeAll(() => server().core.users.add({ username: 'amelia', email: 'amelia@example.org', password }));

  async function logIn(page: Page, typed: string): Promise<void> {
    const form = page.getByRole('form', { name: 'Log in' });
    if (!(await form.isVisible())) await page.getByRole('button', { name: 'Log in or add a key' }).click();
    await form.getByLabel('User name or e-mail').fill('amelia');
    await form.getByLabel('Password', { exact: true }).fill(typed);
    await form.getByRole('button', { name: 'Log in' }).click();
  }

  it('that failed says why; one that succeeds shows all NOTAMs until it is ended', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    await page.getByText(`5 of ${total()} shown`).waitFor();
    await logIn(page, 'wrong');
    await page.getByText('The user name or password is wrong.').waitFor();
    await logIn(page, password);
    await page.getByText(`${total()} of ${total()} shown.`).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByText(`5 of ${total()} shown`).waitFor();
    expect(await endOf(opened, /401/)).toEqual([]);
  });

  it('outlives its token of one hour, and says so when it ends after a month', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    await page.getByText(`5 of ${total()} shown`).waitFor();
    await logIn(page, password);
    await page.getByText(`${total()} of ${total()} shown.`).waitFor();
    ahead = 2 * HOUR;
    await page.getByLabel('Source').selectOption('sample');
    await page.getByText(`${total()} of ${total()} shown.`).waitFor();
    await page.getByText('amelia', { exact: true }).waitFor();
    ahead = 32 * 24 * HOUR;
    await page.getByLabel('Source').selectOption('');
    await page.getByText(`5 of ${total()} shown`).waitFor();
    await page.getByText('The login has ended. Log in again.').waitFor();
    expect(await endOf(opened, /401/)).toEqual([]);
  });
});
