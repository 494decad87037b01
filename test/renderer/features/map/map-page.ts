/** The page of the map, as its tests find it. */
import type { Page } from 'playwright-core';

export const chart = (page: Page) => page.getByRole('application', { name: 'Map of airports and NOTAM areas' });
export const list = (page: Page) => page.getByRole('region', { name: 'Airports in view' });

/** The chart is drawn and all airports are loaded. */
export async function ready(page: Page): Promise<void> {
  await page.locator('[data-drawn=true]').waitFor();
  await list(page).getByText('Still loading').waitFor({ state: 'detached' });
  await list(page)
    .getByText(/^[\d,]+ drawn$/)
    .waitFor();
}
