/** No text of data turns or hides what is next to it in the window; what runs from right to left is isolated. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { post } from '../../helpers/server.ts';
import { describeWindows, goTo, takeKey } from '../open-window.ts';

const NOW = '2026-11-22T06:00:00Z';
const HOSTILE = '\u202E40 YWR\u202C \u001B[2J\u009B2J \u2066x\u2069';
const notam = (number: string, text: string) =>
  `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) 2611302359\nE) ${text})\n\n`;
const screens = [
  '/notams',
  '/airports/LSGG',
  '/briefing?text=LSGG+EVIL+LSZH&depart=2026-11-22T08:00Z',
  '/route?text=LSGG+EVIL+LSZH',
  '/map?text=LSGG+EVIL+LSZH',
  '/',
  '/data/sources',
  '/data/notams',
  '/api/access',
] as const;

/** What is there once the data are, where that takes longer than the frame of the screen. */
const waits: Partial<Record<string, (page: Page) => ReturnType<Page['getByText']>>> = {
  '/notams': (page) => page.getByText('‹U+202E›'),
  '/airports/LSGG': (page) => page.getByText('RWY 04/22 CLSD ‹U+202E›'),
  '/briefing?text=LSGG+EVIL+LSZH&depart=2026-11-22T08:00Z': (page) => page.getByText('A0001/26'),
};

/** Texts and labels of the page that a person sees or hears. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    for (let at = document.createTreeWalker(document.body), node = at.nextNode(); node; node = at.nextNode())
      if (!['STYLE', 'SCRIPT'].includes(node.parentElement?.tagName ?? '')) texts.push(node.nodeValue ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['title', 'alt', 'label', 'placeholder', 'aria-label', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

describeWindows('every screen', { at: NOW }, ({ visit, server }) => {
  it('shows controls and directions of texts by their code, and keeps them in what is edited', async () => {
    const { core, key } = server();
    const header = { 'x-api-key': key };
    const text = [notam('A0001/26', `RWY 04/22 CLSD ${HOSTILE}`), notam('A0002/26', `${HOSTILE} مطار 04`)].join('');
    await core.notams.import([{ name: `notams${HOSTILE}.txt`, pieces: [Buffer.from(text)] }]);
    expect((await post(server(), '/waypoints', { ident: 'EVIL', latitude: 46.5, longitude: 7, name: HOSTILE }, header)).status).toBe(201);
    expect((await post(server(), '/routes', { name: `home ${HOSTILE}`, text: 'LSGG EVIL LSZH' }, header)).status).toBe(201);
    const page = await visit('/ui/#/');
    await takeKey(page, key, '/');
    const all: string[] = [];
    for (const screen of screens) {
      await goTo(page, screen);
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      const ready = waits[screen];
      if (ready !== undefined) await ready(page).first().waitFor({ state: 'attached' });
      all.push(...(await shownTexts(page)));
    }
    expect(all.filter((one) => /(?![\t\n])\p{Cc}|\p{Bidi_Control}/u.test(one.replaceAll(/\u2068[^\u2068\u2069]+\u2069/g, '')))).toEqual([]);
    expect(all.filter((one) => one.includes('‹U+202E›40 YWR‹U+202C›')).length).toBeGreaterThan(5);

    await goTo(page, '/notams');
    await page.locator('bdi', { hasText: 'مطار' }).first().waitFor();
  });
});
