import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bulletin } from '../../../helpers/bulletin.ts';
import { describeWindows, faultsInBothThemes, ownerOf, ownersBridge } from '../../open-window.ts';

const NOW = '2026-11-22T18:00:00Z';
const notam = (number: string, text: string, { at = 'LSGG', from = '2611210000', to = '2611302359', q = 'QMRLC' } = {}) =>
  `(${number} NOTAMN\nQ) LSAS/${q}/IV/NBO/A/000/999/4614N00607E005\nA) ${at} B) ${from} C) ${to}\nE) ${text})\n\n`;
const first = [
  notam('A0001/26', 'RWY 04/22 CLSD.', { from: '2611222200', to: '2611230400' }),
  notam('A0002/26', 'TWY A CLSD.', { q: 'QMXLC' }).replace(/\n\n$/, '\nCREATED: 22 Nov 2026 15:10:00\n\n'),
].join('');

const card = (page: Page, name: RegExp) => page.getByRole('article', { name });
const box = (page: Page) => page.getByRole('combobox', { name: 'Name, code, route or time' });
const says = (page: Page) => page.getByRole('search', { name: 'Name, code, route or time' }).getByRole('status');

describeWindows('Home', { at: NOW }, ({ visit, server }) => {
  const bring = (text: string) => server().core.notamIntake.stream(Readable.from([text]), { name: 'notams.txt', maxBytes: 100_000 });

  it('tells a newcomer what this is and how to begin, without a login, and says what Enter will do', async () => {
    const page = await visit('/ui/', { width: 480 });
    await page.getByText('Only a starter set of 190 airports is stored so far.').waitFor();
    await page.getByRole('button', { name: 'Import NOTAMs' }).waitFor();
    await page.getByText('No real NOTAMs are stored. This does not mean that there are none.').waitFor();
    await expect.poll(() => page.getByLabel('Password').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);

    await page.getByRole('heading', { name: 'Coverage by country' }).click();
    await page.keyboard.press('/');
    await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    for (const [line, act] of [
      ['2200', 'Enter: show everything at 22 NOV 2200Z'],
      ['LSGG notams', 'Enter: show the NOTAMs of LSGG'],
      ['compare LSGG LFPG', 'Enter: compare LSGG, LFPG'],
      ['LSGG LFPG 2200', 'Enter: brief this flight, departing 22 NOV 2200Z'],
      ['new york', 'Enter: open '],
      ['geneva', 'Enter: open LSGG'],
    ] as const) {
      await box(page).fill(line);
      await expect.poll(() => says(page).innerText(), { message: line }).toContain(act);
    }
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/airports\/LSGG$/);
  });

  it('shows what the core concludes of favourites and routes, now and at a time, and what is new until it was seen', async () => {
    const { core } = server();
    const owner = ownerOf(server());
    core.userData.favourites.add(owner.id, 'LSGG');
    core.userData.favourites.add(owner.id, 'LOWW');
    if (core.userData.routes.list(owner.id).length === 0) core.userData.routes.add(owner.id, { text: 'LSGG LFPG', name: 'To Paris' }, null);
    await bring(first);
    // What is open is unknown without a list that claims to hold all of it.
    await bring(bulletin({ issued: NOW, aerodromes: ['LSGG'] }));
    const page = await visit('/ui/', { bridge: await ownersBridge(server()) });
    const geneva = card(page, /^LSGG /);
    await geneva.getByText('now: 1 of 1 open').or(geneva.getByText('now: 2 of 2 open')).waitFor();
    await card(page, /^LOWW /)
      .getByText('never imported for this place')
      .waitFor();
    await card(page, /^LOWW /)
      .getByText('now: unknown')
      .waitFor();
    await card(page, /^To Paris$/)
      .getByRole('link', { name: 'Brief To Paris' })
      .waitFor();
    await page.getByText('This is the first visit in this browser;', { exact: false }).waitFor();

    await page.getByLabel('Wind (true)').fill('240/15G25, LOWW calm');
    await page.keyboard.press('Enter');
    await geneva.getByText(/^22: 14 kt headwind, \d+ kt crosswind from the right, \d+ kt in gusts$/).waitFor();
    await card(page, /^LOWW /)
      .getByText('any, wind calm')
      .waitFor();
    await box(page).fill('2300');
    await page.keyboard.press('Enter');
    await geneva.getByText(/^22 NOV 2300Z: \d of \d open$/).waitFor();
    await page
      .getByRole('figure', { name: /^LSGG: RWY 04\/22 closed 2200Z–0400Z; night / })
      .first()
      .waitFor();
    await page.getByRole('figure', { name: /^LOWW: unknown, no complete list of NOTAMs of this place; night / }).waitFor();

    await card(page, /^LOWW /)
      .getByRole('link')
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).not.toContain('LOWW');
    await page.keyboard.press('Home');

    await bring(notam('A0003/26', 'AD CLSD.', { q: 'QFALC', from: '2611230000', to: '2611230600' }));
    await page.reload();
    await geneva.getByText('1 new').waitFor();
    const news = page.getByRole('region', { name: 'New since your last visit' });
    await news.getByRole('link', { name: 'LSGG A0003/26' }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    const sinceOf = (url: string) => new URL(url).searchParams.get('since');
    const reading = page.waitForRequest(/\/desk\?/);
    await news.getByRole('button', { name: 'Mark all as seen' }).click();
    expect(sinceOf((await reading).url())).toMatch(/^2026-11-22T18:/);
    await news.getByText('Nothing new at your airports.').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Switzerland 3 hours old · fresh$/ })
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Austria none$/ })
      .waitFor();

    await page.getByRole('textbox', { name: /^Text, or a file of any common format/ }).fill(notam('A0009/26', 'RWY 04/22 CLSD.'));
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.waitForURL(/#\/notams/);
    await page.getByText('A0009/26').first().waitFor();
  });
});
