/** A leg is drawn elsewhere on the map of the route, by mouse and by finger, and means the aerodrome that it is dropped on. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWindows } from '../../open-window.ts';
import { chart, middle, points, textIs, type Spot } from './route-page.ts';

/** A place of the leg on the vertical at `x`; the line may still be on its way there. */
async function onLeg(page: Page, { x, y }: Spot): Promise<Spot> {
  let found: Spot | undefined;
  const look = async (): Promise<Spot | undefined> => {
    for (let off = -140; off <= 140; off += 5) {
      await page.mouse.move(x, y + off);
      if ((await chart(page).evaluate((canvas) => canvas.style.cursor)) === 'grab') return { x, y: y + off };
    }
    return undefined;
  };
  await expect.poll(async () => (found = await look())).toBeDefined();
  return found ?? { x, y };
}

describeWindows('a leg on the map of the route', ({ visit }) => {
  it('is drawn to a position or to an aerodrome by mouse, and by finger, and undo takes it back', async () => {
    const page = await visit('/ui/#/route?text=LSGG+LSZB+LSZH');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('[data-drawn=true]').waitFor();
    await page.getByRole('button', { name: 'Points and rings' }).press('Enter');
    await points(page).getByRole('button', { name: '2: LSZB' }).click();
    await page.getByRole('button', { name: 'Points and rings' }).press('Enter');
    const bern = await middle(page);
    await chart(page).focus();
    await page.keyboard.press('Delete');
    await textIs(page, 'LSGG LSZH');

    // Away from anything that it could mean.
    const from = await onLeg(page, { x: bern.x + 60, y: bern.y });
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 90, { steps: 3 });
    await page.mouse.up();
    await textIs(page, /^LSGG \d{4}N\d{5}E LSZH$/);
    await page.keyboard.press('Control+z');
    await textIs(page, 'LSGG LSZH');

    await onLeg(page, from);
    await page.mouse.down();
    await page.mouse.move(bern.x + 20, bern.y + 20, { steps: 3 });
    await page.mouse.move(bern.x, bern.y);
    await page.mouse.up();
    await textIs(page, 'LSGG LSZB LSZH');
    await page.keyboard.press('Control+z');
    await textIs(page, 'LSGG LSZH');

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    const { x, y } = await onLeg(page, from);
    await touch('touchStart', { x, y });
    for (const share of [0.4, 0.8, 1]) await touch('touchMove', { x: x + (bern.x - x) * share, y: y + (bern.y - y) * share });
    await touch('touchEnd');
    await textIs(page, 'LSGG LSZB LSZH');
  });
});
