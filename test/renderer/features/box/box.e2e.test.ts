import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { areNotams } from '#renderer/features/box/Box.tsx';
import { commandsFor } from '#renderer/features/box/commands.ts';
import { en } from '#renderer/i18n/en/en.ts';
import { describeWindows, faultsInBothThemes, typeInBox } from '../../open-window.ts';

const { box: text } = en;
const box = (page: Page) => page.getByRole('combobox', { name: text.label });
const says = (page: Page) => page.getByRole('search', { name: text.label }).getByRole('status');

it.each([
  ['(A0001/26 NOTAMN\nQ) LSAS/QMRLC\nA) LSGG B) 2611210000 C) PERM\nE) RWY CLSD)', true],
  ['A) LSGG B) 2611210000 C) 2611302359 E) RWY 04/22 CLSD', true],
  ['LSGG notams', false],
  ['(FPL-HBABC-VG\n-C172/L-S/C\n-LSGG0900\n-N0110A055 DCT\n-LFPG0200)', false],
  ['', false],
])('%j goes to the preview of NOTAMs: %s', (pasted, isOfNotams) => {
  expect(areNotams(pasted)).toBe(isOfNotams);
});

it('finds a command by the beginnings of its words, in any order and without accents', () => {
  const command = (name: string, title: string, more = '') => ({ name, title, more, run: () => undefined });
  const all = [command('dark', 'Theme: dark', 'night'), command('settings', 'Aller à : Réglages'), command('feet', 'Lengths in feet')];
  const names = (line: string) => commandsFor(line, all).map(({ name }) => name);
  expect([names('dark the'), names('nig'), names('reglages'), names('dark feet'), names(' ')]).toEqual([
    ['dark'],
    ['dark'],
    ['settings'],
    [],
    [],
  ]);
});

describeWindows('the box', { at: '2026-11-22T18:00:00Z' }, ({ visit }) => {
  it('says on every screen what Enter will do and which word it does not know, and does nothing for a line that names nothing', async () => {
    const page = await visit('/ui/#/settings', { width: 480 });
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await box(page).and(page.locator(':focus')).waitFor();
    for (const [line, sentence] of [
      ['gatwick notams', text.enter(text.does.notams('EGKK'))],
      ['Geneva Zürich 2200', text.enter(text.does.departing(text.does.brief, '22 NOV 2200Z'))],
      ['EGLL 27R', text.enter(text.does.runway('EGLL', '27R'))],
      ['EGKK 240/15', text.enter(text.does.windAt('240/15', 'EGKK'))],
      ['B9999/26', text.enter(text.does.unstoredNotam('B9999/26'))],
      ['EGKK qqqq', text.unknown(['qqqq'])],
      ['qqqqzz', text.unknown(['qqqqzz'])],
    ] as const) {
      await box(page).fill(line);
      await expect.poll(() => says(page).innerText(), { message: line }).toContain(sentence);
    }
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#/settings');
    await box(page).fill('gatwick');
    await page.getByRole('option', { name: /EGKK/ }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/airports\/EGKK$/);
  });

  it('waits with Enter for the answer to what was typed, and shows a place on the map where that is the screen', async () => {
    const page = await visit('/ui/#/map');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/line\?text=SPR&?/, async (route) => {
      await held;
      await route.continue();
    });
    await typeInBox(page, 'SPR');
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('region', { name: 'Navaids in view' }).getByRole('link', { name: /^SPR/ }).waitFor();
  });

  it('replaces a route only with its undo', async () => {
    const page = await visit('/ui/#/route?text=LSGG+LSZH');
    const words = page.locator('textarea[name=route]');
    await expect.poll(() => words.inputValue()).toBe('LSGG LSZH');
    await typeInBox(page, 'route EGKK to Zürich');
    await page
      .getByRole('option', { name: /EGKK LSZH/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => words.inputValue()).toBe('EGKK LSZH');
    await page
      .getByRole('status')
      .filter({ hasText: en.route.replaced('LSGG LSZH') })
      .getByRole('button', { name: en.common.undo })
      .click();
    await expect.poll(() => words.inputValue()).toBe('LSGG LSZH');
  });
});
