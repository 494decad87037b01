import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { NotamList } from '#contract/notams/notam.ts';
import { statuses } from '#renderer/format/notams/facets.ts';
import { layout } from '#renderer/i18n/en/window.ts';
import { common } from '#words/en/common.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import { ask } from '../../../helpers/server.ts';
import { enterKey, matching, overStatuses, shown, useKey } from './open-notams.ts';
import { accessibilityFaults, describeWindows, faultsInBothThemes, goTo, takeKey, typeTime } from '../../open-window.ts';

describeWindows('the NOTAM screen', ({ visit, server }) => {
  const total = () => server().core.status().counts.notams;
  /** Which samples are over depends on the day; those are hidden at first. */
  const showOver = async (page: Page, where: object) => {
    if (matching(server(), { ...where, status: { in: overStatuses } }) > 0)
      await page.getByRole('button', { name: notams.showAll }).click();
  };
  const current = () => total() - matching(server(), { status: { in: overStatuses } });

  it('shows five to the anonymous, says how many are hidden and by what, and shows them at one press, with the focus on their number', async () => {
    const page = await visit('/ui/#/notams');
    await page.getByText(notams.shownAnonymous('5', String(current()))).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(5);
    await page.getByText(common.notForNavigation).waitFor();
    const over = overStatuses.map((status) => notams.statuses[status as keyof typeof notams.statuses]).join(', ');
    await page.getByText(`${notams.hidden(total() - current(), String(total()))}, ${notams.hiddenBy.status(over)}.`).waitFor();
    await page.getByRole('button', { name: notams.showAll }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(notams.shownAnonymous('5', String(total()))).waitFor();
    await expect.poll(() => page.getByRole('button', { name: notams.showAll }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(' shown');
  });

  it('shows all to the bearer of a key, and keeps the key in memory only', async () => {
    const page = await visit('/ui/#/notams');
    await useKey(page, server().key);
    await page.getByRole('button', { name: notams.showAll }).click();
    await page.getByText(shown(total(), total())).waitFor();
    await expect.poll(() => page.getByRole('article').first().getAttribute('aria-setsize')).toBe(String(total()));
    const stored = await page.evaluate(() =>
      JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie, location.href]),
    );
    expect(stored).not.toContain(server().key);
    await page.getByRole('banner').getByRole('button', { name: 'owner' }).click();
    await page.getByRole('menuitem', { name: common.removeKey }).click();
    await page.getByText(notams.shownAnonymous('5', String(total()))).waitFor();
  });

  it('refuses a key that is not known, in the words of the server', async () => {
    const page = await visit('/ui/#/notams', { troubles: /401/ });
    await enterKey(page, 'not-a-key');
    await page.getByText(/The API key is unknown or was revoked/).waitFor();
  });

  it('finds words in the text', async () => {
    const page = await visit('/ui/#/notams');
    await page.getByRole('article').nth(4).waitFor();
    await page.getByLabel(notams.text).click();
    const status = { in: ['active', 'future'] };
    // Which samples are in force depends on the day.
    const [first] = server().core.notams.list(
      { filter: JSON.stringify({ status, sourceType: 'I', isSnowtam: false }) },
      { limit: 1, offset: 0 },
    ).items;
    const place = first?.icao?.toLowerCase() ?? '';
    await page.keyboard.type(`${place} sample`);
    const found = matching(server(), { AND: [{ message: { contains: place } }, { message: { contains: 'sample' } }], status });
    expect(found).toBeGreaterThan(0);
    await page.getByText(shown(found, found)).waitFor();
    await expect.poll(() => page.getByLabel(notams.text).inputValue()).toBe(`${place} sample`);
  });

  it('narrows by location, which is in the address, and by source, and marks samples as samples', async () => {
    const page = await visit('/ui/#/notams');
    const { items } = (await ask(server(), '/notams')).json as NotamList;
    const place = items.find(({ icao }) => icao !== null)?.icao ?? '';
    await page.getByRole('button', { name: notams.showAll }).click();
    await page.getByLabel(notams.boxes.airport).fill(place.toLowerCase());
    await page.waitForURL(new RegExp(`#/notams/${place}\\?status=all$`));
    await page.getByText(new RegExp(`^${place}: `)).waitFor();
    const places = async () => [...new Set(await page.getByRole('article').getByRole('link').allInnerTexts())];
    await expect.poll(places).toEqual([place]);
    await page.getByLabel(notams.searchBy).selectOption(notams.ways.source);
    await page.getByLabel(notams.ways.source, { exact: true }).fill('sample');
    await page.getByText(notams.placeWords.source('SAMPLE')).waitFor();
    await expect.poll(() => page.getByText(notams.sample).count()).toBe(await page.getByRole('article').count());
  });

  it.each([
    ['fir', 'LSAS', { fir: 'LSAS' }, /^FIR LSAS Switzerland: /],
    ['country', 'IT', { icao: { startsWith: 'LI' } }, /^Italy \(by the codes of its aerodromes\)/],
    ['near', 'GVA', { icao: 'LSGG' }, /^within 25\sNM of GVA: /],
    ['number', 'A9001/26', { notamId: 'A9001/26' }, /^number A9001\/26: /],
  ] as const)('looks by %s', async (way, box, where, sentence) => {
    const page = await visit('/ui/#/notams');
    await page.getByRole('button', { name: notams.showAll }).click();
    await page.getByLabel(notams.searchBy).selectOption(notams.ways[way]);
    await page.getByLabel({ ...notams.ways, ...notams.boxes }[way], { exact: true }).fill(box);
    const line = page.getByText(sentence);
    await line.waitFor();
    await expect.poll(() => line.innerText()).toContain(`of ${matching(server(), where)} shown`);
  });

  it('says on each chip how many it shows or hides, and what all of them hide', async () => {
    const page = await visit('/ui/#/notams');
    const cancelled = matching(server(), { status: 'cancelled' });
    const withCtrl = { modifiers: ['ControlOrMeta' as const] };
    await page.getByRole('button', { name: `${notams.statuses.cancelled} ${notams.hides} ${cancelled}` }).click(withCtrl);
    await page.getByRole('button', { name: `${notams.statuses.cancelled} ${notams.shows} ${cancelled}` }).waitFor();
    const gravest = matching(server(), { severity: 5, status: { in: ['active', 'future', 'cancelled'] } });
    await page.getByRole('button', { name: `${notams.severities[5]} ${notams.shows} ${gravest}` }).click(withCtrl);
    await page.getByText(notams.shownAnonymous('5', String(current() + cancelled - gravest))).waitFor();
    await expect.poll(() => page.getByText(notams.severities[5]).count()).toBeGreaterThan(0);
    await page.getByText(notams.hiddenBy.severity(notams.severities[5])).waitFor();
  });

  it('shows one value alone at a click on its chip, and at the next one those of before', async () => {
    const page = await visit('/ui/#/notams');
    const ofRunways = matching(server(), { category: 'runway', status: { in: ['active', 'future'] } });
    const chip = page.getByRole('button', { name: `${notams.categories.runway} ${notams.shows} ${ofRunways}` });
    await chip.click();
    await page.getByText(new RegExp(`${ofRunways} of ${ofRunways} shown|^5 of ${ofRunways} shown`)).waitFor();
    await page.waitForURL(/#\/notams\?category=runway$/);
    await chip.click();
    await page.getByText(new RegExp(` of ${current()} shown`)).waitFor();
  });

  it('has the question in the address: a reload, a link and the way back ask it again', async () => {
    const page = await visit('/ui/#/notams/LSGG?text=rwy&at=2030-01-01T00:00Z&status=all&severity=5,4');
    const asksIt = async () => {
      await page.getByText(/^LSGG, text “rwy”: /).waitFor();
      await page.getByText(/^Not now: everything below is as of 01 JAN 2030 0000Z/).waitFor();
      await expect.poll(() => page.getByLabel(notams.boxes.airport).inputValue()).toBe('LSGG');
      await page.getByRole('button', { name: `${notams.severities[3]} ${notams.hides}`, pressed: false }).waitFor();
    };
    await asksIt();
    await page.reload();
    await asksIt();
    await page.goto(page.url().replace(/#.*/, '#/about'));
    await page.goBack();
    await asksIt();
    await page.getByLabel(notams.validAt).selectOption('24');
    await page
      .getByText(/^Not one moment: everything below is in force at some time from 01 JAN 2030 0000Z to 02 JAN 2030 0000Z/)
      .waitFor();
    await page.waitForURL(/\?time=2030-01-01T00:00Z#.*hours=24&status=all&severity=5,4$/);
  });

  it('shows everything as at the time of the header, on every screen, and says so until it is now again', async () => {
    const page = await visit('/ui/#/notams');
    await typeTime(page, '2030-01-01 00:00');
    await page.getByText(/^Not now: everything below is as of 01 JAN 2030 0000Z/).waitFor();
    const then = matching(server(), { at: '2030-01-01T00:00:00.000Z', status: { in: ['active', 'future'] } });
    await page.getByText(new RegExp(` of ${then} shown`)).waitFor();
    const request = page.waitForRequest((request) => request.url().includes('/state?') && request.url().includes('at=2030-01-01T00'));
    await goTo(page, '/airports/LSGG');
    await request;
    expect(new URL(page.url()).search).toBe('?time=2030-01-01T00:00Z');
    await typeTime(page, 'next week');
    await page.getByText(layout.clockFault).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: layout.now, exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('goes through the NOTAMs by keys, opens them, and shows plain text next to the text as published', async () => {
    const page = await visit('/ui/#/notams');
    await page.getByRole('article').nth(4).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    const second = page.locator('article[aria-posinset="2"]');
    await expect.poll(() => second.evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await second.getByRole('heading', { name: notams.raw }).waitFor();
    await second.getByRole('heading', { name: notams.plain }).waitFor();
    await second.getByText(notams.facts.effects).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await second.getByRole('heading', { name: notams.raw }).waitFor({ state: 'detached' });
  });

  it('closes an opened NOTAM by Escape, with the focus on it', async () => {
    const page = await visit('/ui/#/notams');
    const first = page.locator('article[aria-posinset="1"]');
    await first.getByRole('button').first().click();
    await first.getByText(notams.facts.effects).waitFor();
    await page.keyboard.press('Escape');
    await first.getByText(notams.facts.effects).waitFor({ state: 'detached' });
    await expect.poll(() => first.evaluate((row) => row === document.activeElement)).toBe(true);
  });

  it('writes the time of the one aerodrome next to UTC where the user wants that', async () => {
    const page = await visit('/ui/#/notams/LSGG');
    await page.evaluate(() => localStorage.setItem('aeroshelf.settings', JSON.stringify({ timeZone: 'airport' })));
    await page.reload();
    await page.getByText(notams.zones.airport).waitFor();
    await showOver(page, { icao: 'LSGG' });
    await page
      .getByRole('article')
      .getByText(/Z \((\d{4}-\d{2}-\d{2} )?\d{2}:\d{2} UTC\+[12]\)/)
      .first()
      .waitFor();
  });

  it('shows the chain of a NOTAM to users, with what became of each and a way to it', async () => {
    const page = await visit('/ui/#/notams?number=A9005/26');
    const row = page.getByRole('article').first();
    await showOver(page, { notamId: 'A9005/26' });
    await row.getByRole('button', { name: 'A9005/26' }).click();
    await row.getByText(notams.chainForUsers).waitFor();
    await takeKey(page, server().key, '/notams');
    await showOver(page, { notamId: 'A9005/26' });
    await row.getByRole('button', { name: 'A9005/26' }).click();
    // What is in force may be overdue besides, which is said then.
    const status = statuses.toReversed().find((one) => matching(server(), { notamId: 'A9005/26', status: one }) === 1) ?? 'active';
    await row.getByText(`${notams.thisOne}, ${notams.statuses[status]}`).waitFor();
    await row.getByRole('link', { name: 'A9004/26 N' }).click();
    await page.getByText(notams.placeWords.number('A9004/26')).waitFor();
  });

  it('gives the focus back to the button that opened the import', async () => {
    const page = await visit('/ui/#/notams');
    await page.getByRole('button', { name: notams.import }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: notams.importTitle }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: notams.importTitle }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(notams.import);
  });

  it('never says that there are no NOTAMs, only what is in the data here', async () => {
    const page = await visit('/ui/#/notams/ZZZZ');
    await page
      .getByText(/^No NOTAM stored for ZZZZ at .*Z\. Nothing has been imported.* This does not mean that nothing is closed\.$/)
      .waitFor();
    expect((await page.locator('main').innerText()).toLowerCase()).not.toContain('no notams');
  });
});
