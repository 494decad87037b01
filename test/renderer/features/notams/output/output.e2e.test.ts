import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { common } from '#words/en/common.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import { shown, useKey } from '../open-notams.ts';
import { notice } from '../../../../core/notams/open.ts';
import { describeWindows } from '../../../open-window.ts';
import { savedBy } from '../../../page-files.ts';

const count = (value: number): string => value.toLocaleString('en');
/** More than were printed once. */
const LONG = 2_600;

describeWindows('a list of NOTAMs that leaves the window', ({ visit, server }) => {
  const openAll = async () => {
    const total = server().core.status().counts.notams;
    const page = await visit('/ui/#/notams?status=all');
    await useKey(page, server().key);
    await page.getByText(shown(total, total)).waitFor();
    return { page, total };
  };
  const saved = async (page: Page, form: string) =>
    (await savedBy(page, () => page.getByRole('button', { name: notams.saveAs(form) }).click())).bytes.toString();

  it('is printed whole, on pages with the ages and the warning at the head of each', async () => {
    const { page, total } = await openAll();
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.keyboard.press('Control+p');
    const sheet = page.locator('[data-print-sheet]');
    await expect.poll(() => sheet.locator('tbody tr').count()).toBe(total);
    const head = () => sheet.locator('thead').textContent();
    await expect.poll(head).toContain(common.notForNavigation);
    await expect.poll(head).toContain(notams.samplesOnly);
    await page.emulateMedia({ media: 'print' });
    const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? [];
    expect(pages.length).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await sheet.waitFor({ state: 'detached' });
  });

  it('is saved as it is shown: a table, places, or text to read', async () => {
    const { page, total } = await openAll();
    expect(JSON.parse(await saved(page, 'GeoJSON'))).toMatchObject({ type: 'FeatureCollection', features: { length: total } });
    const markdown = await saved(page, 'Markdown');
    expect(markdown.match(/^## /gm)).toHaveLength(total);
    expect(markdown).toContain(notams.samplesOnly);
    await page.getByLabel(notams.boxes.airport).fill('LSGG');
    await page.getByText(/^LSGG: /).waitFor();
    const table = await saved(page, 'CSV');
    expect(table).toMatch(/^id,updatedAt,notamId,/);
    expect(table).toContain('LSGG');
    expect(table).not.toContain('EGLL');
  });

  it('is printed and written whole however long it is, and its reading can be ended', async () => {
    const { notams: stored } = server().core;
    stored.put(Array.from({ length: LONG }, (_, at) => notice({ notamId: `Z${1_000 + at}/26`, icao: 'ZZZZ', message: `E) LONG ${at}` })));
    const page = await visit('/ui/#/notams?status=all&source=USNS');
    await useKey(page, server().key);
    await page.getByText(notams.shown(count(LONG), count(LONG))).waitFor();
    expect((await saved(page, 'Markdown')).match(/^## Z/gm)).toHaveLength(LONG);
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.keyboard.press('Control+p');
    const sheet = page.locator('[data-print-sheet]');
    await sheet.waitFor({ state: 'attached' });
    await page.getByRole('button', { name: common.cancel, exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+p');
    await expect.poll(() => sheet.locator('tbody tr').count()).toBe(LONG);
    await expect.poll(() => sheet.locator('thead').textContent()).not.toContain(notams.onPaper('', '').slice(0, 9));
  });
});
