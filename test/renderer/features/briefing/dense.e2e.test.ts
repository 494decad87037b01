/** A flight among many NOTAMs: each is one line, and what is severe is on the first screen or one key away. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWindows, takeKey } from '../../open-window.ts';

const HEIGHT = 800;
const at = (icao: string, centre: string) => ({ icao, centre });
const [geneva, zurich, between] = [at('LSGG', '4614N00607E'), at('LSZH', '4728N00833E'), at('LSAS', '4655N00720E')];

type Given = { number: number; q: string; text: string; where: typeof geneva; scope?: string; more?: string };
const notam = ({ number, q, text, where: { icao, centre }, scope = 'A', more = '' }: Given) =>
  `(B${String(number).padStart(4, '0')}/26 NOTAMN\nQ) LSAS/${q}/IV/NBO/${scope}/000/999/${centre}005\nA) ${icao} B) 2611210000 C) 2611302359\nE) ${text}${more})`;

const taxiways = Array.from({ length: 30 }, (_, place) => `${String.fromCodePoint(65 + (place % 26))}${place}`).join(', ');
const dense = [
  notam({
    number: 1,
    q: 'QMRLC',
    text: 'RWY 04/22 CLSD FOR LANDING AND TAKE-OFF OF ALL AIRCRAFT DUE TO LONG WORKS ON ITS SURFACE AND SHOULDERS.',
    where: geneva,
  }),
  ...Array.from({ length: 30 }, (_, place) =>
    notam({
      number: 100 + place,
      q: 'QMXLC',
      text: `TWY ${taxiways} CLSD DUE TO WORKS OF PHASE ${place}.`,
      where: place % 2 === 0 ? geneva : zurich,
    }),
  ),
  ...Array.from({ length: 8 }, (_, place) =>
    notam({
      number: 200 + place,
      q: 'QRTCA',
      text: `TEMPORARY RESTRICTED AREA ${place} ACTIVE.`,
      where: between,
      scope: 'W',
      more: '\nF) GND G) FL195',
    }),
  ),
  notam({ number: 300, q: 'QICAS', text: 'ILS RWY 14 UNSERVICEABLE.', where: zurich }),
  notam({ number: 301, q: 'QMRLC', text: 'RWY 16/34 CLSD.', where: zurich }),
  notam({ number: 302, q: 'QFALC', text: 'AD CLSD FOR ALL TRAFFIC BETWEEN 2200 AND 0400.', where: zurich }),
].join('\n\n');

const severe = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article[data-notice]')]
      .filter(({ dataset }) => Number(dataset['severity']) >= 4)
      .map((row) => ({
        id: row.dataset['notice'],
        bottom: row.checkVisibility() ? row.getBoundingClientRect().bottom : Infinity,
      })),
  );
const focused = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement as HTMLElement;
    const { top, bottom } = row.getBoundingClientRect();
    return { id: row.dataset['notice'], isSeen: top >= 0 && bottom <= innerHeight };
  });

describeWindows('the briefing of a flight among many NOTAMs', { at: '2026-11-22T06:00:00Z' }, ({ visit, server }) => {
  it('has each in one line that keeps what is the matter, and all that is severe on the first screen or one key away', async () => {
    await server().core.notams.import([{ name: 'dense.txt', pieces: [Buffer.from(dense)] }]);
    const page = await visit('/ui/#/');
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await takeKey(page, server().key, '/briefing?text=N0120A055+LSGG+LSZH&depart=2026-11-22T08:00Z&wind=calm');
    await page.locator('article[data-notice]').first().waitFor();

    const lines = await page
      .locator('article[data-notice] button[aria-expanded]')
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).map((row) => row.getBoundingClientRect().height));
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines)).toBeLessThan(32);
    // Where the subject is too long for the line, what is the matter is still whole.
    await page.locator('details').evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
    const taxiway = page.locator('article', { hasText: 'B0100/26' }).getByRole('button').first();
    const isWhole = await taxiway.getByText(/^closed/).evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild ?? element;
      range.setStart(text, 0);
      range.setEnd(text, 'closed'.length);
      return range.getBoundingClientRect().right <= element.getBoundingClientRect().right;
    });
    expect(isWhole).toBe(true);
    await expect.poll(() => taxiway.getAttribute('title')).toContain('closed');
    await taxiway.click();
    await page.getByText('PHASE 0.').first().waitFor();
    await taxiway.click();
    await page.locator('details').evaluateAll((groups) => groups.forEach((group) => group.removeAttribute('open')));
    await page.locator('#content').evaluate((content) => content.scrollTo(0, 0));

    const all = await severe(page);
    expect(all.length).toBeGreaterThan(3);
    const reached = new Set(all.filter(({ bottom }) => bottom <= HEIGHT).map(({ id }) => id));
    expect(reached.size).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 1 }).click();
    for (const { id } of all) {
      await page.keyboard.press('Shift+J');
      await expect.poll(() => focused(page)).toEqual({ id, isSeen: true });
    }
    await page.keyboard.press('Shift+K');
    await expect.poll(async () => (await focused(page)).id).toBe(all.at(-2)?.id);
  });
});
