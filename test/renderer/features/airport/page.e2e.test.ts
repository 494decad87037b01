import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWindows, faultsInBothThemes, settledBox } from '../../open-window.ts';

const state = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: /runways? open/i });

// A sample closes a runway of Geneva by night.
describeWindows('an airport page at 1280 by 800', { at: '2026-11-22T01:00:00Z' }, ({ visit }) => {
  it('has its state in two lines at most, with nothing of it cut off, and diagram, wind and the first NOTAM above the fold', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    await state(page).getByRole('listitem').first().waitFor();
    const written = await state(page)
      .locator('li, span')
      .evaluateAll((parts) =>
        parts.map((part) => ({
          height: part.getBoundingClientRect().height,
          isCut: part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
        })),
      );
    expect(written.length).toBeGreaterThan(2);
    expect((await state(page).innerText()).match(/no runway open/gi)).toHaveLength(1);
    expect(Math.max(...written.map(({ height }) => height))).toBeLessThan(30);
    expect(written.filter(({ isCut }) => isCut)).toEqual([]);
    expect((await settledBox(state(page))).height).toBeLessThan(68);
    const bar = await settledBox(page.getByRole('contentinfo'));
    const first = page.getByRole('region', { name: 'NOTAMs' }).getByRole('article').first();
    const parts = [page.getByRole('img', { name: /^Runway diagram/ }), page.getByRole('textbox', { name: 'Wind', exact: true })];
    for (const part of [...parts, first.locator('summary')]) {
      const { y, height } = await settledBox(part);
      expect(y + height).toBeLessThan(bar.y);
    }
  });

  it('gives day and time of each time in six figures, and by one key all times in local time', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const first = state(page).locator('time').first();
    await first.waitFor();
    await expect.poll(() => first.innerText()).toMatch(/^\d\d [A-Z]{3} \d{4} \d{4}Z$/);
    await expect.poll(() => first.getAttribute('title')).toMatch(/^\d{6}Z · \d\d:\d\d UTC\+[12]$/);
    await page.keyboard.press('l');
    await page.getByText('All times local, Europe/Zurich').waitFor();
    await expect.poll(() => page.locator('time').count()).toBeGreaterThan(4);
    await expect
      .poll(() =>
        page
          .locator('time')
          .filter({ hasNotText: /UTC\+[12]/ })
          .allInnerTexts(),
      )
      .toEqual([]);
    await expect.poll(() => first.getAttribute('title')).toMatch(/^\d{6}Z · \d\d [A-Z]{3} \d{4} \d{4}Z$/);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Local times' }).click();
    await expect.poll(() => first.innerText()).toMatch(/Z$/);
  });

  it('draws its closures and its night on the line of 24 hours, and has no list of airports next to it', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const hours = page.getByRole('region', { name: '24 hours' }).getByRole('figure');
    await hours.waitFor();
    await expect.poll(() => hours.getAttribute('aria-label')).toMatch(/^LSGG: .*RWY 04\/22 closed .*; night /);
    await expect.poll(() => page.getByRole('main').getByRole('search').count()).toBe(0);
    expect((await settledBox(page.getByRole('region', { name: 'NOTAMs' }))).width).toBeGreaterThanOrEqual(420);
  });

  it('is printed without what can be pressed, and with the text of every NOTAM', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const text = page.getByRole('region', { name: 'NOTAMs' }).locator('.raw').first();
    await text.waitFor({ state: 'attached' });
    await expect.poll(() => text.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => text.isVisible()).toBe(true);
    for (const part of [page.getByRole('textbox', { name: 'Wind', exact: true }), page.getByRole('link', { name: 'Compare', exact: true })])
      await expect.poll(() => part.isVisible()).toBe(false);
  });

  it('folds its sheets, and they stay folded after a reload', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const frequencies = page.getByRole('region', { name: 'Frequencies' });
    await frequencies.getByRole('table').waitFor();
    await frequencies.getByRole('button', { name: 'Frequencies', expanded: true }).click();
    await frequencies.getByRole('table').waitFor({ state: 'detached' });
    await page.reload();
    const folded = frequencies.getByRole('button', { name: 'Frequencies', expanded: false });
    await folded.waitFor();
    await expect.poll(() => frequencies.getByRole('table').count()).toBe(0);
    await folded.press('Enter');
    await frequencies.getByRole('table').waitFor();
  });
});
