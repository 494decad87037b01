import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWindows, faultsInBothThemes, typeInBox } from '../../open-window.ts';
import { chart, legRow, middle, points, textIs, type Spot } from './route-page.ts';

/** The map is drawn, with the line on it, and does not move by itself any more. */
async function ready(page: Page): Promise<void> {
  await page.locator('[data-drawn=true]').waitFor();
  await page.getByRole('button', { name: 'Points and rings' }).press('Enter');
  await points(page).getByRole('button').first().waitFor();
}

/** Moves the mouse onto a chosen point, which the map may still be moving into its middle. */
async function onPoint(page: Page): Promise<Spot> {
  const cursorThere = async () => {
    const { x, y } = await middle(page);
    await page.mouse.move(x - 9, y);
    await page.mouse.move(x, y);
    return chart(page).evaluate((canvas) => canvas.style.cursor);
  };
  await expect.poll(cursorThere).toBe('grab');
  return middle(page);
}

describeWindows('the map of the Route screen', ({ visit }) => {
  it('moves a point and puts one into a leg by mouse, at its place in the text, and undo takes both back', async () => {
    const page = await visit('/ui/#/route?text=LSGG+DCT+4700N00500E%2FN0120A055+DCT+LFPG');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ready(page);
    await points(page).getByRole('button', { name: '2: 4700N00500E' }).click();
    const { x, y } = await onPoint(page);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 10);
    await page.mouse.move(x + 60, y + 40, { steps: 3 });
    await page.mouse.up();
    await textIs(page, /^LSGG DCT 46\d\dN005\d\dE\/N0120A055 DCT LFPG$/);
    await page.keyboard.press('Control+z');
    await textIs(page, 'LSGG DCT 4700N00500E/N0120A055 DCT LFPG');
  });

  it('does the same by keyboard alone, and rings', async () => {
    const page = await visit('/ui/#/route?text=LSGG+LFPG', { colorScheme: 'dark', width: 480 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('tab', { name: 'Map' }).click();
    await ready(page);
    await chart(page).focus();
    await page.keyboard.press('i');
    await points(page)
      .getByRole('button', { name: /^2: \d{4}N\d{5}E$/ })
      .waitFor();
    await page.keyboard.press('r');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('m');
    await page.keyboard.press('Delete');
    await page.waitForURL(/#\/route\?text=LSGG\+LFPG$/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  it('takes a word from the box where it adds least, and says where', async () => {
    const page = await visit('/ui/#/route?text=LSGG+DCT+LFPG+DCT+EGLL');
    await legRow(page, /^LFPG → EGLL/).waitFor();
    await typeInBox(page, 'add gva to route');
    // Up to the last word the box offers a flight from ADD to GVA.
    await page.getByRole('option', { name: /GVA to the route/i }).waitFor();
    await page.keyboard.press('Enter');
    await textIs(page, 'LSGG DCT GVA DCT LFPG DCT EGLL');
    await page.getByText(/^GVA inserted between LSGG and LFPG, adds \d+(\.\d)?\sNM\./).waitFor();
  });
});
