import { describe, expect, it } from 'vitest';
import type { Airport, AirportList } from '#contract/airports/airport.ts';
import { palette } from '#renderer/i18n/en/window.ts';
import { endOf, type Opened } from '../open-window.ts';
import { takeKey } from '../session-by-key.ts';
import type { Flows } from './over-full-set.ts';

const result = ({ page }: Opened, text: string) => page.getByRole('option').filter({ hasText: text });

async function type({ page }: Opened, line: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=combobox]:focus').waitFor();
  await page.keyboard.type(line);
}

/** Marks the result by the arrow keys and opens it: what is marked stays so when later answers move the rows. */
async function openResult({ page }: Opened, text: string): Promise<void> {
  const marked = page.locator('dialog [role=option][aria-selected=true]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  for (let steps = 0; steps < 20; steps++) {
    // Waits for the row, which may be being drawn again.
    const shown = await marked.textContent();
    if (shown?.includes(text) === true) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

export const paletteFlows: Flows = ({ open, server, answer }) =>
  describe('the palette', () => {
    it('finds the smallest of all as well, which only the server knows', async () => {
      const filter = encodeURIComponent('{"facilityType":"small_airport","icaoCode":{"isNull":true},"localCode":"00AK"}');
      const { items } = await answer<AirportList>(`/airports?filter=${filter}`);
      const small = items[0] as Airport;
      const opened = await open('/ui/#/settings');
      await type(opened, '00AK');
      await result(opened, small.name).filter({ hasText: palette.why.code }).waitFor();
      await openResult(opened, small.name);
      await opened.page.getByRole('heading', { level: 1, name: small.name }).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });

    it('lists who has a frequency, the longest runway first, as the server does', async () => {
      const filter = encodeURIComponent('{"frequencies":{"some":{"frequency":118.7}}}');
      const { items } = await answer<AirportList>(`/airports?limit=8&sort=-longestRunway&filter=${filter}`);
      expect(items).toHaveLength(8);
      const opened = await open('/ui/#/settings');
      await type(opened, '118.7');
      const found = result(opened, palette.why.frequency('118.700 MHz'));
      await found.nth(7).waitFor();
      const texts = await found.allInnerTexts();
      for (const [place, { name }] of items.entries()) expect(texts[place]).toContain(name);
      await openResult(opened, items[1]?.name ?? '');
      await opened.page.getByRole('heading', { level: 1, name: items[1]?.name ?? '' }).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });

    it('opens a NOTAM by its number for who may read it, and what was opened recently', async () => {
      const opened = await open('/ui/');
      const { page } = opened;
      await type(opened, 'V0001/25');
      await result(opened, palette.needsKey).waitFor();
      await page.keyboard.press('Escape');
      await takeKey(page, server().key, '/airports/LSGG');
      await page.getByRole('heading', { level: 1, name: /^Gen/ }).waitFor();
      await type(opened, 'V0001/25');
      await result(opened, 'LSGG V0001/25').filter({ hasText: palette.why.number }).waitFor();
      await openResult(opened, 'V0001/25');
      await page.getByRole('article', { name: 'NOTAM V0001/25' }).waitFor();
      await page.keyboard.press('Control+k');
      await result(opened, 'LSGG').filter({ hasText: palette.kinds.recent }).waitFor();
      await openResult(opened, 'LSGG');
      await page.waitForURL(/#\/airports\/LSGG$/);
      expect(await endOf(opened)).toEqual([]);
    });
  });
