import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWindows, faultsInBothThemes, goTo, takeKey } from '../../open-window.ts';
import { savedBy } from '../../page-files.ts';

const NOW = '2026-11-22T06:00:00Z';
const notam = (number: string, text: string, { at = 'LSGG', centre = '4614N00607E' } = {}) =>
  `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/${centre}005\nA) ${at} B) 2611210000 C) 2611302359\nE) ${text})\n\n`;
const first = [
  notam('A0001/26', 'RWY 04/22 CLSD.'),
  notam('A0002/26', 'TWY A CLSD.'),
  notam('A0003/26', 'RWY 16/34 CLSD.', { at: 'LOWW', centre: '4807N01634E' }),
].join('');
const route = 'text=N0120A055+LSGG+LSZH&depart=2026-11-22T08:00Z&wind=calm';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

describeWindows('the briefing of the route', { at: NOW }, ({ server, visit }) => {
  const bring = (text: string) => server().core.notamIntake.stream(Readable.from([text]), { name: 'notams.txt', maxBytes: 100_000 });

  it('is one key from the route and one from paper: runways left on top, acknowledged and followed by keyboard alone', async () => {
    await bring(first);
    const page = await visit(`/ui/#/briefing?${route}`);
    await page.getByText('Sign in to make a briefing: it contains the texts of NOTAMs.').waitFor();

    await takeKey(page, server().key, `/route?${route}`);
    await page.getByRole('link', { name: 'Briefing (Ctrl-B)' }).waitFor();
    await page.getByRole('textbox', { name: 'Route', exact: true }).focus();
    await page.keyboard.press('Control+b');
    const departure = part(page, 'Departure LSGG 0800Z');
    await departure.getByText(/^CLOSED until 30 NOV 2359Z A0001\/26$/).waitFor();
    // What is not known is grey; red is for what a NOTAM says.
    const destination = page.getByRole('region', { name: /^Destination LSZH / });
    const colourOf = (text: string) =>
      destination
        .getByText(text)
        .first()
        .evaluate((shown) => getComputedStyle(shown).color);
    expect(await colourOf('unknown')).toBe(await colourOf('Zürich Airport'));
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual([
        'Departure LSGG 0800Z',
        expect.stringMatching(/^Destination LSZH /),
        'In the order of the flight: 2 NOTAMs shown, 1 not',
        'Runways, conditions, frequencies, sun',
        'Data and limits',
        'Weather',
        'Annex: not shown',
      ]);

    // The most severe is the first, in one line; acknowledged it is its number alone.
    await expect.poll(() => row(page, 'A0001/26 LSGG').innerText()).not.toContain('Q) LSAS');
    await page.keyboard.press('j');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('A0001/26 LSGG');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('a');
    await row(page, 'A0001/26 LSGG').getByText('acknowledged', { exact: true }).waitFor();
    await expect.poll(() => row(page, 'A0001/26 LSGG').innerText()).not.toContain('CLSD');
    await page.keyboard.press('Enter');
    await row(page, 'A0001/26 LSGG').getByText('RWY 04/22 CLSD.').first().waitFor();

    // What is not shown is folded, and each number of it opens its list.
    await page.getByRole('button', { name: 'Annex: not shown' }).press('Enter');
    await page.getByText('Not shown, outside the corridor', { exact: true }).press('Enter');
    await part(page, 'Annex: not shown').getByText('A0003/26 LOWW').waitFor();

    const file = await savedBy(page, () => page.keyboard.press('Control+p'));
    expect(file.name).toMatch(/^LSGG-LSZH-briefing-20261122-06\d\dZ\.pdf$/);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await faultsInBothThemes(page)).toEqual([]);

    // What was acknowledged comes back with another text; nothing moves until the user asks.
    await bring(notam('A0001/26', 'RWY 04/22 CLSD DUE WIP.') + notam('A0004/26', 'TWY B CLSD.'));
    await page.getByText(/^Briefing of 06\d\dZ, data of 06\d\dZ\. 2 NOTAMs arrived or changed since\.$/).waitFor();
    await expect.poll(() => row(page, 'A0004/26 LSGG').count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    await row(page, 'A0004/26 LSGG').waitFor();
    await page.getByRole('heading', { name: 'Departure LSGG: 3 NOTAMs' }).waitFor();
    await row(page, 'A0001/26 LSGG')
      .getByText(/Runway 04\/22.*closed/i)
      .waitFor();

    // The page is narrow, and has another corridor.
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Options' }).press('Enter');
    await page.getByRole('textbox', { name: 'Corridor (NM each side)' }).fill('0');
    await page.keyboard.press('Tab');
    await page.getByText('A number from 1 to 200.').waitFor();
    await page.getByRole('textbox', { name: 'Corridor (NM each side)' }).fill('15');
    await page.getByRole('button', { name: 'Data and limits' }).press('Enter');
    await page.getByText('15 NM each side').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('saves the files of a French window in French', async () => {
    const page = await visit(`/ui/#/briefing?${route}`);
    await takeKey(page, server().key, '/settings');
    await page.getByLabel('Language').selectOption('fr');
    await goTo(page, `/briefing?${route}`);
    await page.getByRole('heading', { name: /^Dans l’ordre du vol/ }).waitFor();
    for (const [format, sign] of [
      ['HTML', '<html lang="fr">'],
      ['texte brut', 'Ne pas utiliser pour la navigation'],
      ['zones en CSV', 'id,number,'],
    ] as const) {
      await page.getByRole('button', { name: 'Enregistrer sous' }).click();
      const { bytes } = await savedBy(page, () => page.getByRole('menuitem', { name: format, exact: true }).click());
      expect(bytes.toString()).toContain(sign);
    }
  });
});
