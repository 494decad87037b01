/** The data screen shows the full set. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Difference } from '#contract/dataset/difference.ts';
import { data } from '#renderer/i18n/en/data.ts';
import { goTo } from '../open-window.ts';
import { ageInWords, sources } from './full-set.ts';
import { grouped, type Flows } from './over-full-set.ts';

export const serviceFlows: Flows = ({ visitByKey, server, answer }) => {
  const withKey = (what: string, screen: string, test: (page: Page) => Promise<void>) =>
    it(what, async () => {
      const page = await visitByKey(screen);
      await test(page);
    });

  describe('the data screen', () => {
    withKey('shows sources with their ages, what is stored and both versions', '/data/sources', async (page) => {
      for (const name of Object.values(sources)) {
        const card = page.getByRole('region', { name, exact: true });
        await card.getByText(data.states.fresh, { exact: true }).waitFor();
      }
      await goTo(page, '/data');
      const held = page.getByRole('region', { name: data.airports, exact: true });
      const { counts, revision } = server().core.status();
      await held.getByText(grouped(counts.airports), { exact: true }).waitFor();
      await held.getByText(grouped(counts.runways), { exact: true }).waitFor();
      await held.getByText(ageInWords).waitFor();
      await goTo(page, '/data/versions');
      await page.getByRole('row', { name: new RegExp(`${revision}.*${data.inUse}.*${grouped(counts.airports)}`) }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Roll back to / }).count()).toBe(1);
    });

    withKey('counts how the set in use differs from the one before, as the server does', '/data/differences', async (page) => {
      const difference = await answer<Difference>('/dataset/diff');
      const row = page.getByRole('region', { name: data.counts }).getByRole('row', { name: data.airports });
      await row.getByText(grouped(difference.airports.added), { exact: true }).waitFor();
      const numbers = await row.getByRole('cell').allInnerTexts();
      expect(numbers).toEqual([difference.airports.added, difference.airports.changed, difference.airports.deleted].map(grouped));
      expect(difference.airports.added).toBeGreaterThan(80_000);
    });

    withKey('lists what the sources contradict each other in, the most severe first', '/data/conflicts', async (page) => {
      const rows = page.getByRole('region', { name: data.conflicts, exact: true }).getByRole('row');
      await rows.nth(2).waitFor();
      await expect.poll(() => rows.nth(1).innerText()).toMatch(/^LSZH .*\sopen or closed\s+open World\s+closed Club list/);
      await expect.poll(() => rows.nth(2).innerText()).toMatch(/^LSGG .*\selevation\s+1411 ft World\s+1739 ft Club list\s+328 ft/);
      await expect.poll(() => rows.count()).toBe(3);
    });
  });
};
