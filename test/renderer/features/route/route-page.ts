/** What the tests of the Route screen look at and do on its page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const box = (page: Page) => page.getByRole('textbox', { name: 'Route', exact: true });
export const chart = (page: Page) => page.getByRole('application', { name: 'Map of airports and NOTAM areas' });
export const points = (page: Page) => page.getByRole('list', { name: 'Points of the route' });
export const legGrid = (page: Page) => page.getByRole('grid', { name: 'Legs' });
export const legRow = (page: Page, name: RegExp) => legGrid(page).getByRole('row', { name });

export async function textIs(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => box(page).inputValue()).toMatch(typeof text === 'string' ? new RegExp(`^${text}$`) : text);
}

export type Spot = { x: number; y: number };

/** Where a chosen point is: the map moves it into its middle. */
export async function middle(page: Page): Promise<Spot> {
  const frame = await chart(page).boundingBox();
  if (frame === null) throw new Error('the map is not shown');
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
}

/** Chooses by keyboard. */
export async function fromMenu(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  // The menu takes the focus a moment after it is shown, also from an item that has it by then.
  await page.locator('[role="menu"]:focus-within').waitFor();
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}

/** Presses Tab until a control with this label or text has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) =>
        (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent === wanted ||
        document.activeElement?.textContent === wanted,
      name,
    );
    if (isThere) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}
