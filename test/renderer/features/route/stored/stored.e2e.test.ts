import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWindows, faultsInBothThemes } from '../../../open-window.ts';
import { box, textIs } from '../route-page.ts';

const routes = (page: Page) => page.getByRole('list', { name: 'My routes' }).getByRole('listitem');
const waypoints = (page: Page) => page.getByRole('list', { name: 'My waypoints' }).getByRole('listitem');

describeWindows('stored routes and waypoints', ({ server, visit }) => {
  it('are stored, opened on the way back, marked, deleted and given back; a waypoint is a word of the route', async () => {
    const page = await visit('/ui/#/route?text=LSGG+LFPG', { width: 480, colorScheme: 'dark' });
    const own = page.getByRole('dialog', { name: 'My routes' });
    const openOwn = async () => {
      await page.getByRole('button', { name: 'My routes' }).press('Enter');
      await own.waitFor();
    };
    const closeOwn = async () => {
      await page.keyboard.press('Escape');
      await own.waitFor({ state: 'detached' });
    };
    await openOwn();
    await page.getByRole('button', { name: 'Sign in or add a key' }).press('Enter');
    await page.getByLabel('API key', { exact: true }).fill(server().key);
    await page.getByRole('button', { name: 'Use key' }).press('Enter');

    await own.getByRole('textbox', { name: 'Ident' }).fill('LAKE');
    await own.getByRole('textbox', { name: 'Position' }).fill('47.5, 4.5');
    await own.getByRole('button', { name: 'Add waypoint' }).press('Enter');
    await waypoints(page).getByRole('link', { name: 'Add to route: LAKE' }).press('Enter');
    await textIs(page, 'LSGG LAKE LFPG');

    await waypoints(page).getByRole('button', { name: 'Edit LAKE' }).press('Enter');
    await waypoints(page).getByRole('textbox', { name: 'Position' }).fill('4736N00436E');
    await waypoints(page).getByRole('button', { name: 'Save' }).press('Enter');
    await waypoints(page).filter({ hasText: 'LAKE' }).getByText('47°36′00″N').waitFor();
    await page.locator('input[accept=".cup,.gpx,.kml,.csv"]').setInputFiles({
      name: 'own.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('ident,name,latitude,longitude\nHILLTOP,Green hill,47.9,4\nDCT,,46,6\n'),
    });
    await own.getByText('1 waypoint new, 0 replaced, 1 refused.').waitFor();
    await own.getByText(/^Line 3 DCT:/).waitFor();
    await closeOwn();
    await box(page).press('End');
    await page.keyboard.type(' hillt');
    await page
      .getByRole('listbox', { name: 'Suggestions' })
      .getByRole('option', { name: /HILLTOP Green hill/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await textIs(page, 'LSGG LAKE LFPG HILLTOP ');
    await page
      .getByRole('grid', { name: 'Legs' })
      .getByRole('row', { name: /^LFPG → HILLTOP / })
      .waitFor();
    await page.keyboard.press('Control+z');
    // Saved before its legs are here: the text on the screen counts, not the one before.
    const slowly = async (request: Route) => setTimeout(() => void request.continue(), 1_000);
    await page.route('**/routes/parse', slowly);
    await box(page).fill('LSGG LAKE LFPG');
    await openOwn();
    await page.getByRole('textbox', { name: 'Name of the route' }).fill('Home');
    await page.getByRole('button', { name: 'Save route' }).press('Enter');
    await routes(page).filter({ hasText: 'Home' }).waitFor();
    await page.unroute('**/routes/parse', slowly);
    const row = routes(page).filter({ hasText: 'Home' });
    await row.getByRole('button', { name: 'Favourite: Home' }).press('Enter');
    await row.locator('button[aria-pressed=true]').waitFor();
    await row.getByRole('button', { name: 'Return route: Home' }).press('Enter');
    await textIs(page, 'LFPG LAKE LSGG');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);

    await row.getByRole('button', { name: 'Delete: Home' }).press('Enter');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo the deletion' }).press('Enter');
    await row.locator('button[aria-pressed=true]').waitFor();
    await waypoints(page).getByRole('button', { name: 'Delete LAKE' }).press('Enter');
    await waypoints(page).filter({ hasText: 'LAKE' }).waitFor({ state: 'detached' });
  });
});
