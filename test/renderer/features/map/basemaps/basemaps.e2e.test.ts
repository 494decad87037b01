import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { png, writeMbtiles, writePmtiles } from '../../../../helpers/tile-files.ts';
import { describeWindows, faultsInBothThemes, ownersBridge } from '../../../open-window.ts';
import { dropFiles } from '../../../page-files.ts';
import { chart } from '../map-page.ts';
import { ridgeTiles, townLayers, townTiles } from './town.ts';

type Part = { east: number; south: number; width: number; height: number };
const MOST: Part = { east: 0, south: 0, width: 640, height: 480 };
/** Where the name of the peak is at zoom 12, and nothing else. */
const PEAK: Part = { east: -320, south: -253, width: 90, height: 40 };

/** A part of the map as the user sees it, by its distance in pixels from the middle: red, green and blue there, and how much the green of neighbours differs. */
async function look(page: Page, { east, south, width, height }: Part = MOST): Promise<{ middle: number[]; roughness: number }> {
  const box = await chart(page).boundingBox();
  if (box === null) throw new Error('no map');
  const clip = {
    x: box.x + box.width / 2 + east - width / 2,
    y: box.y + box.height / 2 + south - height / 2,
    width,
    height,
  };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const middle = [...pen.getImageData(image.width >> 1, image.height >> 1, 1, 1).data].slice(0, 3);
    let differences = 0;
    for (let at = 4; at < data.length; at += 4) differences += Math.abs((data[at + 1] ?? 0) - (data[at - 3] ?? 0));
    return { middle, roughness: (4 * differences) / data.length };
  }, picture);
}

describeWindows('basemaps', ({ server, visit }) => {
  const signedIn = async (paths: Record<string, string> = {}) => ({ ...(await ownersBridge(server())), paths });
  const panelOf = (page: Page) => page.getByRole('region', { name: 'Basemap' });
  async function add(page: Page, path: string): Promise<void> {
    await panelOf(page).getByLabel('Path of a map file').fill(path);
    await panelOf(page).getByRole('button', { name: 'Add' }).click();
  }
  const redPaper = (name: string): string => {
    const path = join(server().dataDir, name);
    writeMbtiles(path, { name: 'Red paper', format: 'png', maxzoom: '0' }, [{ zoom: 0, column: 0, row: 0, data: png(256, [220, 30, 30]) }]);
    return path;
  };
  const redness = async (page: Page) => {
    const [red = 0, green = 0] = (await look(page)).middle;
    return red - green;
  };

  it('a file that is added by its path is drawn below the map, says why it cannot be added again, and is removed', async () => {
    const path = redPaper('red.mbtiles');
    const page = await visit('/ui/?at=47.23,8.17#/map', { bridge: await signedIn(), troubles: /400/ });
    await page.locator('[data-drawn=true]').waitFor();
    const panel = panelOf(page);
    await add(page, path);
    await panel.getByRole('radio', { name: /^Red paper pictures/ }).waitFor();
    await expect.poll(() => redness(page)).toBeGreaterThan(100);
    await add(page, path);
    await panel.getByText(/red\.mbtiles is a basemap already/).waitFor();
    await panel.getByRole('button', { name: 'Remove Red paper' }).click();
    await panel.getByRole('radio', { name: /^Red paper/ }).waitFor({ state: 'detached' });
    await expect.poll(() => redness(page)).toBeLessThan(60);
  });

  it('a file that is dropped on any screen says what it is, and is drawn from where it is, or from a copy in a browser', async () => {
    const path = redPaper('dropped.mbtiles');
    const bytes = readFileSync(path);
    const page = await visit('/ui/?at=47.23,8.17#/settings', { bridge: await signedIn({ 'dropped.mbtiles': path }), troubles: /400/ });
    await dropFiles(page, { 'dropped.mbtiles': bytes });
    await page.getByText(/^dropped\.mbtiles \(\d\.\d MB\) is a file of map tiles: .* It stays where it is/).waitFor();
    await expect.poll(() => server().core.basemaps.list()).toEqual([]);
    await page.getByRole('button', { name: 'Add as a basemap' }).click();
    await panelOf(page)
      .getByRole('radio', { name: /^Red paper pictures · dropped\.mbtiles/ })
      .waitFor();
    await expect.poll(() => redness(page)).toBeGreaterThan(100);
    await dropFiles(page, { 'sent.mbtiles': bytes });
    await page.getByText(/^sent\.mbtiles .* keeps a copy in its data folder/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/keeps a copy/).waitFor({ state: 'detached' });
    await dropFiles(page, { 'sent.mbtiles': bytes });
    await page.getByRole('button', { name: 'Add as a basemap' }).click();
    await panelOf(page)
      .getByRole('radio', { name: /^Red paper pictures · sent\.mbtiles/ })
      .waitFor();
    await dropFiles(page, { 'notes.pmtiles': 'no tiles' });
    await page.getByRole('button', { name: 'Add as a basemap' }).click();
    await page.getByText(/notes\.pmtiles is neither an \.mbtiles nor a \.pmtiles file/).waitFor();
    for (const { id } of await server().core.basemaps.list()) await server().core.basemaps.remove(id);
  });

  it('draws streets, water, peaks and names in the font of the program, and shades terrain when switched on', async () => {
    const [town, ridges] = [join(server().dataDir, 'town.pmtiles'), join(server().dataDir, 'ridges.mbtiles')];
    writePmtiles(town, { type: 'pbf', metadata: { name: 'Town', ...(JSON.parse(townLayers) as object) }, tiles: townTiles(), packed: 2 });
    writeMbtiles(ridges, { name: 'Ridges', format: 'png', encoding: 'terrarium', minzoom: '12', maxzoom: '12' }, ridgeTiles());
    const page = await visit('/ui/?airport=LSGG#/map', { bridge: await signedIn(), reducedMotion: 'reduce' });
    await page.locator('[data-drawn=true]').waitFor();
    // The answer at the place would hide the middle of the map.
    await page.getByRole('group', { name: 'At the place clicked' }).getByRole('button', { name: 'Close' }).click();
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    await expect.poll(() => fonts()).toEqual([]);
    expect((await look(page, PEAK)).roughness).toBeLessThan(0.1);
    await add(page, town);
    await panelOf(page)
      .getByRole('radio', { name: /^Town vector map/ })
      .waitFor();
    await expect.poll(fonts).toEqual(['"Aeroshelf Names" loaded']);
    await expect.poll(async () => (await look(page, PEAK)).roughness).toBeGreaterThan(1);
    const smooth = (await look(page)).roughness;
    await add(page, ridges);
    const shading = panelOf(page).getByRole('checkbox', { name: /^Ridges heights/ });
    await shading.waitFor();
    await expect.poll(() => shading.isChecked()).toBe(true);
    await expect.poll(() => panelOf(page).getByRole('radio', { name: /^Town/ }).isChecked()).toBe(true);
    await expect.poll(async () => (await look(page)).roughness).toBeGreaterThan(smooth * 1.3);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await shading.uncheck();
    await expect.poll(async () => (await look(page)).roughness).toBeLessThan(smooth * 1.1);
  });
});
