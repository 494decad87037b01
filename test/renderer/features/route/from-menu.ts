import type { Page } from 'playwright-core';

/** By keyboard. */
export async function fromMenu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}
