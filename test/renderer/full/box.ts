import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Airport, AirportList } from '#contract/airports/airport.ts';
import { briefing } from '#renderer/i18n/en/route/briefing.ts';
import { box } from '#renderer/i18n/en/window.ts';
import { typeInBox } from '../open-window.ts';
import type { Flows } from './over-full-set.ts';

const result = (page: Page, text: string) => page.getByRole('option').filter({ hasText: text });

export const boxFlows: Flows = ({ visit, answer }) =>
  describe('the box', () => {
    it('finds the smallest of all as well', async () => {
      const filter = encodeURIComponent('{"facilityType":"small_airport","icaoCode":{"isNull":true},"localCode":"00AK"}');
      const { items } = await answer<AirportList>(`/airports?filter=${filter}`);
      const small = items[0] as Airport;
      const page = await visit('/ui/#/settings');
      await typeInBox(page, '00AK');
      await result(page, small.name).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: small.name }).waitFor();
    });

    it('lists who has a frequency, the longest runway first, and names both ends of a route typed by names', async () => {
      const filter = encodeURIComponent('{"frequencies":{"some":{"frequency":118.7}}}');
      const { items } = await answer<AirportList>(`/airports?limit=3&sort=-longestRunway&filter=${filter}`);
      const page = await visit('/ui/#/settings');
      await typeInBox(page, '118.7');
      await result(page, items[2]?.name ?? '').waitFor();
      const texts = await page.getByRole('option').allInnerTexts();
      for (const [place, { name }] of items.entries()) expect(texts[place + 1]).toContain(name);
      await page.getByRole('combobox', { name: box.label }).fill('Gatwick to Nice 2200');
      await result(page, 'LFMN').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/text=EGKK\+LFMN&depart=[^&]*T22%3A00Z.*#\/briefing$/);
      // Whoever is not signed in may read the route, and is told who may brief it.
      await page.getByRole('heading', { level: 1, name: briefing.title, exact: true }).waitFor();
    });
  });
