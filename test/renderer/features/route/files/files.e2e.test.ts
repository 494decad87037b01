import { expect, it } from 'vitest';
import { isPopplerHere, pagesOf } from '../../../../helpers/poppler.ts';
import { WITHOUT_MAP, describeWindows, faultsInBothThemes } from '../../../open-window.ts';
import { pasteText, savedBy } from '../../../page-files.ts';
import { box, fromMenu } from '../route-page.ts';

const gpx = (name: string): string =>
  `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><rte><rtept lat="46.23806" lon="6.10889"><name>LSGG</name></rtept>` +
  `<rtept lat="47.0" lon="4.0"><name>${name}</name></rtept><rtept lat="49.01278" lon="2.55"><name>LFPG</name></rtept></rte></gpx>`;

describeWindows('files on the Route screen', ({ visit }) => {
  it('are shown before they replace the route, which undo gives back; another file is refused and changes nothing', async () => {
    const page = await visit('/ui/#/route?text=EGLL+LFPG', { width: 480, colorScheme: 'dark', troubles: /400 \(Bad Request\)/ });
    await page.getByRole('button', { name: 'Print or export' }).waitFor();
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]) });
    await page.getByText('photo.png cannot be read as a route.').waitFor();
    await page.getByRole('button', { name: 'Close' }).press('Enter');

    await chooser.setInputFiles({ name: 'club.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx('HOME FIELD')) });
    const preview = page.getByRole('region', { name: 'Route in club.gpx' });
    await preview.getByText(/GPX · 3 points · \d+/).waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('EGLL LFPG');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Replace the route' }).press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('LSGG "HOME FIELD"@47.0,4.0 LFPG');
    await page
      .getByRole('grid', { name: 'Legs' })
      .getByRole('row', { name: /^HOME FIELD → LFPG / })
      .waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => box(page).inputValue()).toBe('EGLL LFPG');

    await pasteText(page, gpx('FIELD'), 'textarea[name=route]');
    await page.getByRole('region', { name: 'Route in Pasted text' }).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('EGLL LFPG');
  });

  it('are saved as a log on the chosen paper and in the formats of other programs, with what one of those cannot hold', async () => {
    const page = await visit('/ui/#/route?text=N0110A055+LSGG+VFR+GVA+LATRA+LFPG', { width: WITHOUT_MAP });
    const grid = page.getByRole('grid', { name: 'Legs' });
    await grid.getByRole('row', { name: /^GVA → LFPG / }).waitFor();
    await grid.focus();
    for (const key of ['ArrowDown', 'ArrowDown', ...Array<string>(9).fill('ArrowRight')]) await page.keyboard.press(key);
    await page.keyboard.type('231/17');
    await page.keyboard.press('Enter');
    await grid.getByRole('row', { name: /^GVA → LFPG .* 231\/17 / }).waitFor();
    const log = await savedBy(page, () => fromMenu(page, 'Print or export', 'A6'));
    expect(log.name).toBe('LSGG-LFPG-plog.pdf');
    expect(log.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // It is on the line of its leg and on no other.
    const found = isPopplerHere
      ? pagesOf(log.bytes)
          .join('\n')
          .match(/231\/17/g)
      : ['231/17'];
    expect(found).toHaveLength(1);
    const file = await savedBy(page, () => fromMenu(page, 'Print or export', 'Garmin FPL'));
    expect(file.name).toBe('LSGG-LFPG.fpl');
    await page.getByText('LSGG-LFPG.fpl does not hold everything:').waitFor();
    await page.getByText('Left out, since FPL files cannot hold it: the cruising level (A055).').waitFor();
    await page.getByText('Left out, since FPL files cannot hold them: the words LATRA.').waitFor();
  });
});
