/** The screens about the service itself: data, API, settings, and the first run. */
import { describe, expect, it } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import type { Difference } from '#contract/dataset/difference.ts';
import { api } from '#renderer/i18n/en/api.ts';
import { data } from '#renderer/i18n/en/data.ts';
import { settings } from '#renderer/i18n/en/settings.ts';
import { ask } from '../../helpers/server.ts';
import { endOf } from '../open-window.ts';
import { goTo, takeKey } from '../session-by-key.ts';
import { ageInWords, sources } from './full-set.ts';
import { grouped, type Flows } from './over-full-set.ts';

export const serviceFlows: Flows = ({ open, server, answer }) => {
  const openWithKey = async (screen: string) => {
    const opened = await open('/ui/');
    await takeKey(opened.page, server().key, screen);
    return { opened, page: opened.page };
  };

  describe('the data screen', () => {
    it('shows sources with their ages, what is stored and both versions', async () => {
      const { opened, page } = await openWithKey('/data/sources');
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
      expect(await page.getByRole('button', { name: /^Roll back to / }).count()).toBe(1);
      expect(await endOf(opened)).toEqual([]);
    });

    it('counts how the set in use differs from the one before, as the server does', async () => {
      const { opened, page } = await openWithKey('/data/differences');
      const difference = await answer<Difference>('/dataset/diff');
      const row = page.getByRole('region', { name: data.counts }).getByRole('row', { name: data.airports });
      await row.getByText(grouped(difference.airports.added), { exact: true }).waitFor();
      const numbers = await row.getByRole('cell').allInnerTexts();
      expect(numbers).toEqual([difference.airports.added, difference.airports.changed, difference.airports.deleted].map(grouped));
      expect(difference.airports.added).toBeGreaterThan(80_000);
      expect(await endOf(opened)).toEqual([]);
    });

    it('lists what the sources contradict each other in, the most severe first', async () => {
      const { opened, page } = await openWithKey('/data/conflicts');
      const rows = page.getByRole('region', { name: data.conflicts, exact: true }).getByRole('row');
      await rows.nth(2).waitFor();
      expect(await rows.nth(1).innerText()).toMatch(/^LSZH .*\sopen or closed\s+open World\s+closed Club list/);
      expect(await rows.nth(2).innerText()).toMatch(/^LSGG .*\selevation\s+1411 ft World\s+1739 ft Club list\s+328 ft/);
      expect(await rows.count()).toBe(3);
      expect(await endOf(opened)).toEqual([]);
    });
  });
};
