import { expect, it } from 'vitest';
import { compare } from '#renderer/i18n/en/airports.ts';
import { en } from '#renderer/i18n/en/en.ts';
import { describeWindows, settledBox } from '../../open-window.ts';

describeWindows('the comparison of airports', ({ visit }) => {
  it('puts airports side by side with differences marked, and the distance between them', async () => {
    const page = await visit('/ui/#/compare/LSGG,KJFK');
    const table = page.getByRole('group', { name: 'Side by side' });
    await table.getByRole('columnheader', { name: /LSGG/ }).waitFor();
    await table.getByRole('columnheader', { name: /KJFK/ }).waitFor();
    const longest = table.getByRole('row', { name: /Longest open runway/ });
    await expect.poll(() => longest.innerText()).toMatch(/differs[\s\S]*12,7\d\d\sft[\s\S]*14,5\d\d\sft/);
    await expect.poll(() => table.getByRole('row', { name: /^Type/ }).innerText()).not.toMatch(/differs/);
    await expect.poll(() => table.getByRole('row', { name: /Active now/ }).innerText()).toMatch(/\d+\s+\d+$/);
    const distances = page.getByRole('region', { name: 'Distances' });
    await expect.poll(() => distances.getByRole('row').nth(1).innerText()).toMatch(/3,3\d\d\sNM, 29\d° true/);
    await page.getByText(/^Not for navigation\./).waitFor();
    await page.getByRole('button', { name: 'Only differences' }).click();
    await table.getByRole('row', { name: /^Type/ }).waitFor({ state: 'detached' });
  });

  it('adds an airport by its code with the keyboard, up to four, and removes one', async () => {
    const page = await visit('/ui/#/compare');
    await page.getByText(compare.tooFew(2, 4)).waitFor();
    for (const code of ['LSGG', 'KJFK', 'EGLL', 'RJTT']) {
      const box = page.getByRole('combobox', { name: 'Add an airport' });
      await box.pressSequentially(code);
      await page.locator('[role=listbox][aria-busy=false] [role=option]').first().getByText(code).waitFor();
      await box.press('Enter');
      await page
        .getByRole('columnheader', { name: new RegExp(code) })
        .first()
        .waitFor();
    }
    expect(page.url()).toMatch(/#\/compare\/LSGG,KJFK,EGLL,RJTT$/);
    await page.getByText(compare.full(4)).waitFor();
    await page.getByRole('button', { name: 'Only differences' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Remove KJFK' }).press('Enter');
    await page.waitForURL(/#\/compare\/LSGG,EGLL,RJTT$/);
    await page.getByRole('combobox', { name: 'Add an airport' }).and(page.locator(':focus')).waitFor();
  });

  it('adds by the grammar of the box in the header, several airports at once, no more than fit, and says which word it does not know', async () => {
    const page = await visit('/ui/#/compare/KJFK,EGLL,RJTT');
    const box = page.getByRole('combobox', { name: 'Add an airport' });
    const found = page.locator('[role=listbox][aria-busy=false]').getByRole('option');
    await box.fill('Geneva qqqq');
    await page.getByText(en.box.unknown(['qqqq'])).waitFor();
    await page.getByRole('button', { name: 'Remove RJTT' }).click();
    await box.fill('Geneva to Zürich');
    await found.filter({ hasText: 'LSGG LSZH' }).waitFor();
    await box.press('Enter');
    await page.waitForURL(/#\/compare\/KJFK,EGLL,LSGG,LSZH$/);
    await page.getByRole('button', { name: 'Remove LSZH' }).click();
    await box.fill('Zürich RJTT');
    await found.filter({ hasText: /^LSZH/ }).first().waitFor();
    await expect.poll(() => found.allInnerTexts()).toEqual(expect.not.arrayContaining([expect.stringContaining('RJTT')]) as unknown);
    await box.press('Enter');
    await page.waitForURL(/#\/compare\/KJFK,EGLL,LSGG,LSZH$/);
  });

  it('shows the wind typed on another screen and the end that it favours, and is of now again where the user goes back to an address without a time', async () => {
    const page = await visit('/ui/#/compare/LSGG,KJFK');
    const wind = page.getByRole('row', { name: new RegExp(`^${compare.wind.replaceAll(/[()]/g, '.')}`) });
    const inHeader = page.getByRole('combobox', { name: en.box.label });
    await page.getByRole('row', { name: new RegExp(`^${compare.left}`) }).waitFor();
    await wind.getByText('no METAR').first().waitFor();
    const best = page.getByRole('row', { name: new RegExp(`^${compare.best}`) });
    await inHeader.fill('LSGG 240/15');
    await inHeader.press('Enter');
    await wind.getByText('240° true 15 kt').waitFor();
    await expect
      .poll(() => best.getByRole('cell').allInnerTexts())
      .toEqual(['22: 14 kt headwind, 4 kt crosswind from the right', 'unknown, no wind']);

    await inHeader.fill('LSZH');
    await inHeader.press('Enter');
    await page.waitForURL(/#\/airports\/LSZH$/);
    await inHeader.fill('22 DEC 2200Z');
    await inHeader.press('Enter');
    await page.waitForURL(/time=\d{4}-12-22T22:00Z.*#\/airports\/LSZH$/);
    await inHeader.fill('LSGG');
    await inHeader.press('Enter');
    await page.waitForURL(/time=\d{4}-12-22T22:00Z.*#\/airports\/LSGG$/);
    await page.goBack();
    await page.waitForURL(/time=\d{4}-12-22T22:00Z.*#\/airports\/LSZH$/);
    await page.goBack();
    await wind.waitFor();
    await expect.poll(() => page.url()).not.toContain('time=');
    await page.getByRole('button', { name: new RegExp(`${en.layout.now} \\d{4}Z$`) }).waitFor();
  });

  it('says which airport it does not know, and lets it be removed', async () => {
    const page = await visit('/ui/#/compare/LSGG,QQQQ', { troubles: /404/ });
    await page.getByText('No airport in the dataset has the code or identifier QQQQ.').waitFor();
    await page.getByRole('button', { name: 'Remove QQQQ' }).click();
    await page.waitForURL(/#\/compare\/LSGG$/);
  });

  it('scrolls sideways in itself in a narrow window, the names kept', async () => {
    const page = await visit('/ui/#/compare/LSGG,KJFK,EGLL', { width: 480 });
    const table = page.getByRole('group', { name: 'Side by side' });
    await table.getByRole('columnheader', { name: /EGLL/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    const name = table.getByRole('rowheader', { name: /Longest open runway/ });
    const before = await settledBox(name);
    await table.evaluate((element) => element.scrollTo({ left: 100 }));
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(100);
    await expect.poll(async () => (await name.boundingBox())?.x).toBe(before.x);
  });
});
