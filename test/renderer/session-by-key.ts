import type { Page } from 'playwright-core';

/** Uses a key of a user on the page, and goes to a screen without reloading the page, because a key is gone with its page. */
export async function takeKey(page: Page, key: string, screen: string, username = 'owner'): Promise<void> {
  await goTo(page, '/api/access');
  const form = page.getByRole('form', { name: 'Use a key' });
  await form.getByLabel('API key', { exact: true }).fill(key);
  await form.getByRole('button', { name: 'Use key' }).click();
  await page.getByText(`Signed in as ${username}.`).waitFor();
  await goTo(page, screen);
}

/** Changes the address, as a link within the window does. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${screen}`);
}
