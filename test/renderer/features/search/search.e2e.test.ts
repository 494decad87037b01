import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from '../../../helpers/browser.ts';
import { windows } from '../../open-window.ts';
import { goTo } from '../../session-by-key.ts';

/** Until the list is no longer busy, its rows are those of the text before the last letter. */
const settledRows = '[role=listbox][aria-busy=false] [role=option]';

describeInChromium('the search screen', () => {
  const { visit } = windows();

  it('has the focus in the box from the start', async () => {
    const page = await visit('/ui/#/search');
    await page.locator('[role=combobox]:focus').waitFor();
  });

  it('finds airports while typing, with code, place, kind and longest runway, and shows their number', async () => {
    const page = await visit('/ui/#/search');
    await page.getByRole('combobox', { name: 'Search airports' }).pressSequentially('geneva');
    const first = page.locator(settledRows).first();
    await first.getByText('LSGG').waitFor();
    expect(await first.innerText()).toMatch(/LSGG[\s\S]*Gen[eè]v[ae][\s\S]*12,7\d\d ft[\s\S]*GVA[\s\S]*Switzerland[\s\S]*airport/);
    const rows = await page.getByRole('option').count();
    expect(await page.locator('search output').innerText()).toBe(rows === 1 ? '1 airport' : `${rows} airports`);
  });

  it('leafs through airports by the arrow keys and opens the marked one by Enter, with the focus on its name', async () => {
    const page = await visit('/ui/#/search');
    await page.getByRole('combobox').pressSequentially('london');
    await page.locator(settledRows).nth(1).waitFor();
    const second = (await page.getByRole('option').nth(1).innerText()).split('\n')[0] ?? '';
    await page.keyboard.press('ArrowDown');
    await page.getByRole('article').getByText(second, { exact: true }).first().waitFor();
    expect(await page.getByRole('option', { selected: true }).innerText()).toContain(second);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/airports\//);
    expect(page.url()).toContain(`#/airports/${second}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('comes back to the box by / from any screen', async () => {
    const page = await visit('/ui/#/data');
    const box = page.getByRole('combobox');
    await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe('');
  });

  it('says in words that nothing was found', async () => {
    const page = await visit('/ui/#/search');
    await page.getByRole('combobox').pressSequentially('xqzzyqx');
    await page.getByText('No airport matches “xqzzyqx”.').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });

  it('shows the airports opened recently while the box is empty', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await goTo(page, '/search');
    await page.getByRole('listbox', { name: 'Recent airports' }).getByText('LSGG').waitFor();
    await page.getByRole('button', { name: 'Clear recent' }).click();
    expect(await page.getByRole('option').count()).toBe(0);
  });

  it('drops the answer to an earlier query that arrives after the answer to a later one', async () => {
    const page = await visit('/ui/#/search');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/search\?query=tokyo&/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const isEarlier = (request: Request) => request.url().includes('/search?query=tokyo&');
    const over = Promise.race([page.waitForEvent('requestfinished', isEarlier), page.waitForEvent('requestfailed', isEarlier)]);
    const box = page.getByRole('combobox');
    await box.fill('tokyo');
    await box.fill('geneva');
    await page.getByRole('option').first().getByText('LSGG').waitFor();
    release();
    await over;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.getByRole('option').first().innerText()).toContain('LSGG');
  });

  it('opens a hit of what was typed when Enter comes before the answer', async () => {
    const page = await visit('/ui/#/search');
    const box = page.getByRole('combobox');
    await box.fill('tokyo');
    await page.getByRole('option').first().waitFor();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/search\?query=geneva&/, async (route) => {
      await held;
      await route.continue();
    });
    await box.fill('geneva');
    await box.press('Enter');
    expect(page.url()).not.toContain('#/airports/');
    release();
    await page.waitForURL(/#\/airports\/LSGG$/);
  });
});
