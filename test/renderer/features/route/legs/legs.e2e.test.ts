import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { variationAt } from '#domain/magnetic.ts';
import { WITHOUT_MAP, describeWindows, faultsInBothThemes } from '../../../open-window.ts';
import { box, fromMenu, legGrid, legRow } from '../route-page.ts';

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describeWindows('the table of legs', ({ visit }) => {
  it('is edited by keyboard alone: levels, speeds and winds of legs, the order of the points; and undo takes back each', async () => {
    const page = await visit('/ui/#/route?text=LSGG+GVA+LFPG&wind=calm', { width: WITHOUT_MAP });
    const text = () => box(page).inputValue();
    await page.getByRole('button', { name: /^Aircraft / }).press('Enter');
    await page.getByRole('textbox', { name: 'TAS (kt)' }).fill('95');
    await legRow(page, /^LSGG → GVA .* calm|^LSGG → GVA .* 000\/00/).waitFor();

    await legGrid(page).focus();
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight');
    await page.keyboard.type('5550');
    await press(page, 'Enter');
    await legGrid(page).getByRole('alert').getByText('Write 5500, A055, FL065 or VFR; feet in full hundreds.').waitFor();
    await press(page, 'Escape', 'Enter');
    await page.keyboard.type('5500');
    await press(page, 'Enter');
    await expect.poll(text).toBe('LSGG GVA/N0095A055 LFPG');
    await press(page, ...Array<string>(9).fill('ArrowRight'));
    await page.keyboard.type('110');
    await press(page, 'Enter');
    await expect.poll(text).toBe('LSGG GVA/N0110A055 LFPG');
    await press(page, 'ArrowLeft');
    await page.keyboard.type('240/25');
    await press(page, 'Enter');
    await legRow(page, /^GVA → LFPG 5500 .* 240\/25 110 /).waitFor();
    await page.getByText(/GVA → LFPG Wind.*: 240\/25, for this leg/).waitFor();

    // The wind stays with its leg while others come and go; two edits in a row wait for each other.
    const [before, moved] = [await text(), 'GVA/N0110A055 LSGG LFPG'];
    const worked: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/routes/parse')) worked.push((answer.request().postDataJSON() as { text: string }).text);
    });
    await press(page, 'ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowUp');
    // All three are done, not the first alone.
    await expect.poll(() => [worked.includes(before), worked.at(-1)]).toEqual([true, moved]);
    await expect.poll(text).toBe(moved);
    await press(page, 'Control+z', 'Control+z', 'Control+z');
    await legRow(page, /^GVA → LFPG 5500 .* 240\/25 110 /).waitFor();
    await press(page, 'Control+z');
    await legRow(page, /^GVA → LFPG 5500 .* 000\/00 110 /).waitFor();
    await press(page, 'Control+Shift+z');
    await fromMenu(page, 'More', 'Reverse');
    await legRow(page, /^LFPG → GVA .* 240\/25 /).waitFor();
    await press(page, 'Control+z');

    // A wind stronger than the airspeed: the leg has its reason and no ground speed.
    await legRow(page, /^GVA → LFPG /).waitFor();
    await legGrid(page).focus();
    await press(page, 'Home', 'End', 'F2');
    await page.keyboard.type('050/180');
    await press(page, 'Enter');
    await legGrid(page)
      .getByRole('gridcell')
      .getByText(/^The \w+ is stronger than the airspeed: the wind makes this leg impossible\.$/)
      .first()
      .waitFor();
    expect(
      await legRow(page, /^GVA → LFPG /)
        .getByRole('gridcell')
        .nth(3)
        .innerText(),
    ).toMatch(/not known: The \w+ is stronger than the airspeed/);
    await press(page, 'Delete');
    await legRow(page, /^GVA → LFPG 5500 .* 000\/00 110 /).waitFor();

    await press(page, 'ArrowUp', ...Array<string>(9).fill('ArrowLeft'), 'Delete');
    await expect.poll(text).toBe('LSGG LFPG');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  it('undo waits for edits that wait for the server, and undoes the last of them', async () => {
    const page = await visit('/ui/#/route?text=LSGG+GVA+LFPG+EGLL&wind=calm', { width: WITHOUT_MAP });
    const text = () => box(page).inputValue();
    await legRow(page, /^LFPG → EGLL /).waitFor();
    await legGrid(page).focus();
    await press(page, 'Home');
    const held: Route[] = [];
    await page.route('**/routes/parse', (request) => void held.push(request));
    // The first is made at once; the answer to it, which the second needs, does not come until undo is pressed.
    await press(page, 'Alt+ArrowDown', 'Alt+ArrowDown', 'Control+z');
    await expect.poll(text).toBe('GVA LSGG LFPG EGLL');
    await expect.poll(() => held.length).toBe(1);
    for (const request of held) await request.continue();
    await page.unroute('**/routes/parse');
    await legRow(page, /^GVA → LSGG /).waitFor();
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    await expect.poll(() => text()).toBe('GVA LSGG LFPG EGLL');
    await press(page, 'Control+Shift+z');
    await expect.poll(text).toBe('GVA LFPG LSGG EGLL');
    await press(page, 'Control+z', 'Control+z');
    await expect.poll(text).toBe('LSGG GVA LFPG EGLL');
  });

  it('flies the aircraft in use by winds of its level, and steers by its deviation card; a wrong figure says what to do', async () => {
    const page = await visit('/ui/#/route?text=LSGG/N0095A055+LFPG', { width: 480 });
    const lines = (name: string) =>
      page
        .getByRole('group')
        .filter({ has: page.getByText(name, { exact: true }) })
        .last();
    await page.getByRole('button', { name: /^Wind / }).press('Enter');
    await page.getByText('Winds by level', { exact: true }).press('Enter');
    await page.keyboard.press('Tab');
    for (const figure of ['5000', '240', '25', 'FL100', '240', '125']) {
      await page.keyboard.type(figure);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => legRow(page, /^LSGG → LFPG/).innerText()).toMatch(/240\/35/);
    await page.getByRole('textbox', { name: 'Speed (kt), line 2' }).fill('501');
    await lines('Winds by level').getByText('A number from 0 to 500.').waitFor();
    await page.getByRole('textbox', { name: 'Speed (kt), line 2' }).fill('25');

    await page.getByRole('button', { name: /^Aircraft / }).press('Enter');
    await page.getByText('Deviation card', { exact: true }).press('Enter');
    await page.keyboard.press('Tab');
    for (const figure of ['0', '5', '180', '185']) {
      await page.keyboard.type(figure);
      await page.keyboard.press('Tab');
    }
    const headings = async () => {
      const texts = await legRow(page, /^LSGG → LFPG/)
        .getByRole('gridcell')
        .allInnerTexts();
      return [texts[2], texts[14]].map((text) => Number(text?.slice(0, 3)));
    };
    // A magnetic model holds for five years; without one no magnetic heading is known.
    const hasModel = variationAt({ latitude: 47, longitude: 4 }, new Date()) !== undefined;
    await expect.poll(async () => ((await headings())[1] ?? 0) - ((await headings())[0] ?? 0)).toBe(hasModel ? 5 : Number.NaN);

    await page.getByRole('textbox', { name: 'Name or registration' }).fill('HB-KFX');
    await page.getByRole('button', { name: 'Add an aircraft' }).press('Enter');
    const whys = page.getByRole('list', { name: 'Why values are not known' });
    await whys.getByText(hasModel ? 'No deviation card is given' : 'The magnetic variation is not known').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Aircraft / }).press('Enter');
    await page.getByRole('combobox', { name: 'Aircraft in use' }).selectOption({ label: 'HB-KFX' });
    await page.getByRole('textbox', { name: 'Steer (° compass), line 2' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
});
