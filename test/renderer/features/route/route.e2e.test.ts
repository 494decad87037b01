import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { WITHOUT_MAP, describeWindows, faultsInBothThemes, settledBox, typeFocused, typeInBox } from '../../open-window.ts';
import { box, fromMenu, legRow, tabTo } from './route-page.ts';

const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });

describeWindows('the Route screen', ({ visit }) => {
  it('works out a route by keyboard alone: words, departure, wind and aircraft, with its night; and says what is not known', async () => {
    const page = await visit('/ui/#/route', { width: WITHOUT_MAP });
    await box(page).focus();
    await page.keyboard.type('LSGG XYZZY LFPG ');
    const first = legRow(page, /^LSGG → LFPG/);
    await first.waitFor();
    await page
      .getByRole('list', { name: 'Why values are not known' })
      .getByText('No aircraft is given: speeds, times and fuel are not known.')
      .waitFor();
    // Tracks and distance are known without an aircraft; nothing else is, and nothing is zero.
    await expect.poll(() => first.getByRole('gridcell').filter({ hasText: 'not known' }).count()).toBeGreaterThanOrEqual(8);

    const fault = page.getByRole('list', { name: 'Faults and choices' }).getByRole('listitem').filter({ hasText: 'XYZZY' });
    await fault.getByText('is not in the data: no leg goes there.').waitFor();
    await fault.getByRole('button', { name: 'Go to XYZZY' }).press('Enter');
    await page.keyboard.press('Delete');
    await fault.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await fault.waitFor();
    await page.keyboard.press('Control+y');
    await fault.waitFor({ state: 'detached' });

    await chip(page, 'Departure').press('Enter');
    await typeFocused(page, '2026-11-22 1530Z');
    await chip(page, 'Wind').press('Enter');
    await typeFocused(page, 'calm');
    await chip(page, 'Aircraft').press('Enter');
    await tabTo(page, 'TAS (kt)');
    await page.keyboard.type('110');
    await page.keyboard.press('Tab');
    await page.keyboard.type('28');
    await page.keyboard.press('Tab');
    await page.keyboard.type('120');
    await page
      .getByText(/^Night from 1[67]\d\dZ between LSGG and LFPG$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => chip(page, 'Aircraft').evaluate((button) => [document.activeElement === button, button.getAttribute('aria-expanded')]))
      .toEqual([true, 'false']);
    await page.waitForURL(/#\/route\?text=LSGG\+.*LFPG.*&depart=2026-11-22T15%3A30Z&wind=calm$/);
    const flown = [/^2[12]\d\.\d$/, /^[12]:\d\d$/, /^17\d\d$/, /^6\d\.\d$/, /^5\d\.\d$/, /^night$/];
    const valuesFlown = async () => {
      const texts = await first.getByRole('gridcell').allInnerTexts();
      return [4, 5, 6, 7, 10, 15].map((column) => texts[column]);
    };
    await expect.poll(valuesFlown).toEqual(flown.map((pattern) => expect.stringMatching(pattern) as string));

    await page.reload();
    await page
      .getByText(/^Night from/)
      .first()
      .waitFor();
    await expect.poll(() => chip(page, 'Aircraft').innerText()).toBe('Aircraft 110 kt 28/h');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  it('completes the word under the caret, lets an ambiguous one be chosen, and takes the way back, which undo takes away again', async () => {
    const page = await visit('/ui/#/route', { width: WITHOUT_MAP });
    const offered = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await box(page).focus();
    await page.keyboard.type('LSGG vien');
    await offered.first().waitFor();
    await page.keyboard.press('Escape');
    await offered.first().waitFor({ state: 'detached' });
    await page.keyboard.type('n');
    await offered.filter({ hasText: 'LOWW' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('LSGG LOWW ');
    await page.keyboard.type('GVA LFPG');
    const remarks = page.getByRole('list', { name: 'Faults and choices' });
    await remarks.getByText(/^1 ambiguous point: GVA taken as /).waitFor();
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowLeft');
    const meanings = page.getByRole('listbox', { name: 'What GVA can mean' }).getByRole('option');
    await meanings.nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await remarks.getByText(/^GVA taken as Geneva.*, your choice\.$/).waitFor();
    await page.waitForURL(/&choice=GVA%4010%3A/);
    await fromMenu(page, 'More', 'Reverse');
    await expect.poll(() => box(page).inputValue()).toBe('LFPG GVA LOWW LSGG');
    await page.waitForURL(/&choice=GVA%405%3A/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => box(page).inputValue()).toBe('LSGG LOWW GVA LFPG');

    // The same word once more, which means another place there.
    await box(page).press('End');
    await page.keyboard.type(' GVA LOWW');
    await page.getByRole('button', { name: 'Go to GVA' }).press('Enter');
    await meanings.nth(1).waitFor();
    // The choice is offered at the word, below its line.
    const [list, frame] = [await settledBox(meanings.first()), await settledBox(box(page))];
    expect(list.y - frame.y).toBeLessThan(60);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/&choice=GVA%4010%3A[^&]+&choice=GVA%4019%3A/);
    await expect.poll(() => remarks.getByText(/^GVA taken as .*, your choice\.$/).count()).toBe(2);
  });

  it('keeps what it offers, and what is marked of it, while the nearest places are read again', async () => {
    const page = await visit('/ui/#/route', { width: WITHOUT_MAP });
    const [parses, nearest] = ['**/routes/parse', /\/line\?text=vienn&.*near=/] as const;
    const held: Route[] = [];
    const hold = (request: Route) => void held.push(request);
    await page.route(parses, hold);
    await box(page).focus();
    await page.keyboard.type('LSGG vienn');
    const offered = page.getByRole('option', { name: /^LOWW/ });
    await offered.waitFor();
    await page.keyboard.press('ArrowDown');
    const marked = page.getByRole('option', { name: /^LOWW/, selected: true });
    await marked.waitFor();
    await expect.poll(() => held.at(-1)?.request().postData()).toContain('vienn');
    await page.route(nearest, hold);
    await held.at(-1)?.continue();
    await expect.poll(() => held.at(-1)?.request().url()).toMatch(nearest);
    expect(await marked.count()).toBe(1);
    const answered = page.waitForResponse(nearest);
    await held.at(-1)?.continue();
    await (await answered).finished();
    await marked.waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('LSGG LOWW ');
  });

  it('reads a route of names by the grammar of the box, as one change that undo takes away', async () => {
    const page = await visit('/ui/#/route', { width: WITHOUT_MAP });
    await box(page).focus();
    await page.keyboard.type('geneva to zürich');
    const reading = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: /^LSGG LSZH/ });
    await reading.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('LSGG LSZH ');
    await legRow(page, /^LSGG → LSZH/).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => box(page).inputValue()).toBe('geneva to zürich');
  });

  it('opens from the box, and draws its line on the map with the same as a list', async () => {
    const page = await visit('/ui/', { width: 480 });
    await typeInBox(page, 'route lsgg lfpg xyzzy');
    await page.getByRole('option', { name: /LSGG LFPG XYZZY/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await legRow(page, /^LSGG → LFPG/).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await fromMenu(page, 'More', 'Show on the map');
    const twin = page.getByRole('list', { name: 'Route on the map' });
    await twin.getByText(/^2\d\d\sNM, 3\d\d° true to LFPG$/).waitFor();
    await page.getByRole('button', { name: 'Remove from the map' }).press('Enter');
    await twin.waitFor({ state: 'detached' });
  });
});
