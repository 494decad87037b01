import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from '../../../../helpers/browser.ts';
import { png, writeMbtiles } from '../../../../helpers/tile-files.ts';
import { endOf, windows } from '../../../open-window.ts';

/** Red, green and blue in the middle of the map, as the user sees it. */
async function middleOf(page: Page): Promise<number[]> {
  const box = await page.getByRole('application', { name: 'Map of airports and NOTAM areas' }).boundingBox();
  const clip = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2, width: 1, height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, picture);
}

describeInChromium('basemaps', () => {
  const { open, server } = windows();

  it('a file that is added by its path is drawn below the map, says why it cannot be added again, and is removed', async () => {
    const path = join(server().dataDir, 'red.mbtiles');
    writeMbtiles(path, { name: 'Red paper', format: 'png', maxzoom: '0' }, [{ zoom: 0, column: 0, row: 0, data: png(256, [220, 30, 30]) }]);
    const { token } = { token: await server().core.sessions.tokenFor(server().core.users.list()[0]!) };
    const opened = await open('/ui/?at=47.23,8.17#/map', { bridge: { token, firstKey: null } });
    const { page } = opened;
    await page.locator('[data-drawn=true]').waitFor();
    const panel = page.getByRole('region', { name: 'Basemap' });
    await panel.getByLabel('Path of a map file').fill(path);
    await panel.getByRole('button', { name: 'Add' }).click();
    await panel.getByRole('radio', { name: /^Red paper pictures/ }).waitFor();
    await expect.poll(async () => (await middleOf(page))[0]! - (await middleOf(page))[1]!, { timeout: 20_000 }).toBeGreaterThan(100);
    await panel.getByLabel('Path of a map file').fill(path);
    await panel.getByRole('button', { name: 'Add' }).click();
    await panel.getByText(/red\.mbtiles is a basemap already/).waitFor();
    await panel.getByRole('button', { name: 'Remove Red paper' }).click();
    await panel.getByRole('radio', { name: /^Red paper/ }).waitFor({ state: 'detached' });
    await expect.poll(async () => (await middleOf(page))[0]! - (await middleOf(page))[1]!, { timeout: 20_000 }).toBeLessThan(60);
    const troubles = (await endOf(opened)).filter((trouble) => !trouble.includes('400'));
    expect(troubles).toEqual([]);
  });
});
