import type { Page } from 'playwright-core';
import { beforeAll, it } from 'vitest';
import { describeWindows, goTo } from '../../open-window.ts';

const HOUR = 3_600_000;
const password = 'Lockheed Vega 5B';

let ahead = 0;
describeWindows('a login', { clock: () => new Date(Date.now() + ahead) }, ({ visit, server }) => {
  beforeAll(() => server().core.users.add({ username: 'amelia', email: 'amelia@example.org', password }));

  async function logIn(page: Page, typed: string): Promise<void> {
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('User name or email').fill('amelia');
    await form.getByLabel('Password', { exact: true }).fill(typed);
    await form.getByRole('button', { name: 'Sign in' }).click();
  }

  it('that failed says so in the language of the window', async () => {
    const page = await visit('/ui/#/settings', { troubles: /401/ });
    await page.getByLabel('Language').selectOption('fr');
    await goTo(page, '/api/access');
    const form = page.getByRole('form', { name: 'Se connecter' });
    await form.getByLabel('Nom d’utilisateur ou e-mail').fill('amelia');
    await form.getByLabel('Mot de passe', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Le nom d’utilisateur ou le mot de passe est incorrect.').waitFor();
  });

  it('that failed says why; one that succeeds lasts until it is ended', async () => {
    const page = await visit('/ui/#/api/access', { troubles: /401/ });
    await page.getByText('Sign in to see all NOTAMs').waitFor();
    await logIn(page, 'wrong');
    await page.getByText('The user name or password is wrong.').waitFor();
    await logIn(page, password);
    await page.getByText('Signed in as amelia.').waitFor();
    await page.getByRole('button', { name: 'amelia' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('Sign in to see all NOTAMs').waitFor();
  });

  it('outlives its token of one hour, and says so when it ends after a month', async () => {
    const page = await visit('/ui/#/api/access', { troubles: /401/ });
    await logIn(page, password);
    await page.getByText('Signed in as amelia.').waitFor();
    ahead = 2 * HOUR;
    await goTo(page, '/data/sources');
    await page.getByRole('region', { name: 'OurAirports' }).waitFor();
    await page.getByText('amelia', { exact: true }).waitFor();
    ahead = 32 * 24 * HOUR;
    await goTo(page, '/api');
    await page.getByText('Your session has expired. Sign in again.').waitFor();
    await page.getByText('Keys, approved web pages and clients are visible to users').waitFor();
  });
});
