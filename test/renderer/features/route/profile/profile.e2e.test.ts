import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWindows, faultsInBothThemes, settledBox, takeKey } from '../../../open-window.ts';

const notam = (number: string, at: string, limits: string, times = 'B) 2611210000 C) 2611232359') =>
  `(${number} NOTAMN\nQ) LSAS/QRDCA/IV/NBO/W/000/999/${at}\nA) LSAS ${times}\nE) AREA ACTIVE.\n${limits})\n\n`;

/** Lists the pairs of texts of a picture that overlap by more than a pixel. */
const overlapping = (picture: Locator): Promise<string[]> =>
  picture.evaluate((svg) => {
    const labels = [...svg.querySelectorAll('text')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
    return labels.flatMap(({ text, box }, at) =>
      labels
        .slice(at + 1)
        .filter(({ box: other }) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1)
        .filter(({ box: other }) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4)
        .map((other) => `${text} / ${other.text}`),
    );
  });

const areaRow = (page: Page, number: string) =>
  page.getByRole('list', { name: 'NOTAM areas along the route' }).getByRole('button', { name: new RegExp(`^${number} `) });

describeWindows('the vertical profile', { at: '2026-11-22T06:00:00Z' }, ({ server, visit }) => {
  it('is docked under the map, and what is marked in the log, the list of areas, the profile or the map is marked in the others', async () => {
    const text =
      notam('A0001/26', '4700N00750E008', 'F) 2000FT AMSL G) FL105') +
      notam('A0002/26', '4728N00833E006', 'F) SFC G) 500FT AGL') +
      notam('A0003/26', '4702N00750E008', 'F) SFC G) FL105', 'B) 2611220800 C) 2611221000') +
      notam('A0004/26', '4704N00752E008', 'F) SFC G) FL095', 'B) 2511210000 C) 2711232359');
    await server().core.notams.import([{ name: 'four.txt', pieces: [Buffer.from(text)] }]);
    const page = await visit('/ui/#/route?text=LSGG/N0105F085+LSZB+LSZH&wind=calm&depart=2026-11-22T09:00Z');
    const profile = page.getByRole('region', { name: 'Vertical profile' });
    await page.getByText('Sign in to see NOTAM areas: without a key only five NOTAMs are available').waitFor();
    await takeKey(page, server().key, '/route');
    await page.getByRole('button', { name: /^Aircraft / }).press('Enter');
    for (const [name, figure] of [
      ['Climb (ft/min)', '500'],
      ['TAS in climb (kt)', '75'],
      ['Descent (ft/min)', '500'],
      ['TAS in descent (kt)', '100'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(figure);
    await page.getByRole('button', { name: /^Aircraft / }).press('Enter');
    const picture = profile.getByRole('img', { name: /^Vertical profile over 12\d\.\d NM with 4 NOTAM areas/ });
    await picture.getByText('TOC').waitFor();
    await picture.getByText('No terrain in the data').waitFor();
    for (const number of ['A0001/26', 'A0002/26', 'A0003/26', 'A0004/26']) await picture.getByText(number, { exact: true }).waitFor();
    await expect.poll(() => overlapping(picture)).toEqual([]);
    // Red is for what is closed or critical, on the map and here.
    const strokes = await picture
      .locator('rect[data-area]')
      .evaluateAll((areas) =>
        areas.map((area) => ({ severity: area.getAttribute('data-severity'), stroke: getComputedStyle(area).stroke })),
      );
    expect(strokes.map(({ severity }) => severity)).not.toContain(null);
    expect(strokes.filter(({ severity, stroke }) => (severity === '5') !== (stroke === 'rgb(163, 18, 58)'))).toEqual([]);
    await areaRow(page, 'A0001/26')
      .getByText(/^2000FT AMSL – FL105 · 21 NOV 2026 0000Z – 23 NOV 2026 2359Z · you pass 09\d\dZ–\d{4}Z · \d+\.\d – \d+\.\d NM$/)
      .waitFor();
    await areaRow(page, 'A0002/26')
      .getByText(/^SFC – 500FT AGL, altitude unknown · /)
      .waitFor();
    await profile.getByText('Profile as a table').press('Enter');
    await profile
      .getByRole('group', { name: 'Profile as a table' })
      .getByRole('row', { name: /^Top of climb 1\d\.\d 8,500 ft/ })
      .waitFor();
    await profile.getByText('Profile as a table').press('Enter');

    // Every figure of the legs is in view.
    const legs = page.getByRole('group', { name: 'Legs' });
    expect(await legs.evaluate((group) => group.scrollWidth - group.clientWidth)).toBe(0);

    // The map is over the whole height with the profile below it, and the text to its left.
    const left = await settledBox(page.getByRole('textbox', { name: 'Route', exact: true }));
    const map = await settledBox(page.getByRole('application'));
    const below = await settledBox(picture);
    expect(left.x + left.width).toBeLessThanOrEqual(440);
    expect(map.x).toBeGreaterThanOrEqual(440);
    expect(below.y).toBeGreaterThan(map.y + map.height);

    // A key leads from the list to the profile, and back.
    await areaRow(page, 'A0002/26').press('Enter');
    const drawn = (marked: boolean) => picture.locator(`rect[data-marked=${marked}]`);
    await expect.poll(() => drawn(true).count()).toBe(1);
    await drawn(false).first().dispatchEvent('click');
    await expect.poll(() => areaRow(page, 'A0002/26').getAttribute('aria-pressed')).toBe('false');
    // The log leads to the map, whose middle is then the point.
    await page.locator('[data-drawn=true]').waitFor();
    const row = page.getByRole('grid', { name: 'Legs' }).getByRole('row', { name: /^LSZB → LSZH/ });
    await row.getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Points and rings' }).press('Enter');
    const points = page.getByRole('list', { name: 'Points of the route' });
    await points.getByRole('button', { name: '3: LSZH', pressed: true }).waitFor();
    // The map leads to the log and the list.
    await points.getByRole('button', { name: '2: LSZB' }).click();
    await page.getByRole('rowheader', { name: 'LSGG → LSZB' }).and(page.locator('[data-marked=true]')).waitFor();
    await page.getByRole('application').click({ position: { x: map.width / 2 - 30, y: map.height / 2 } });
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  it('is a tab below 1,100 pixels, next to the text and the map', async () => {
    const page = await visit('/ui/#/route?text=LSGG/N0105F085+LSZH&depart=2026-11-22T09:00Z', { width: 480, colorScheme: 'dark' });
    await page.getByRole('grid', { name: 'Legs' }).waitFor();
    await expect.poll(() => page.getByRole('application').count()).toBe(0);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page
      .getByRole('img', { name: /^Vertical profile over/ })
      .getByText('LSZH')
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.getByRole('application').waitFor();
    await page.getByRole('tab', { name: 'Route' }).click();
    await page.getByRole('grid', { name: 'Legs' }).waitFor();
  });
});
