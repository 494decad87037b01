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

  describe('the API screen', () => {
    it('creates a key for a program, shows who called with it, approves a page, and revokes both', async () => {
      const { opened, page } = await openWithKey('/api');
      await page.getByLabel(api.keyName).fill('tablet');
      await page.getByRole('button', { name: api.createKey }).click();
      const key = await page.getByText(/^ask_/).innerText();
      await page.getByRole('button', { name: api.savedIt }).click();
      const headers = { 'x-api-key': key, 'user-agent': 'flight-bag/1' };
      const called = await ask(server(), '/airports?limit=1', { headers });
      expect((called.json as AirportList).totalCount).toBe(server().core.status().counts.airports);
      // The screen fetches again when it is opened.
      await goTo(page, '/settings');
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      await goTo(page, '/api');
      await page.getByRole('row', { name: /^tablet flight-bag\/1 1 .*\/airports/ }).waitFor();

      await page.getByLabel(api.origin, { exact: true }).fill('https://planner.example');
      await page.getByRole('button', { name: api.approve }).click();
      const withdraw = page.getByRole('button', { name: api.removeOne('https://planner.example') });
      await withdraw.click();
      await withdraw.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: api.revokeOne('tablet') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: api.revokeYes }).click();
      await page.getByRole('button', { name: api.revokeOne('tablet') }).waitFor({ state: 'detached' });
      expect((await ask(server(), '/users/me', { headers })).status).toBe(401);
      expect(await endOf(opened)).toEqual([]);
    });
  });

  describe('the settings', () => {
    it('change units, times, colours and the language of every screen', async () => {
      const opened = await open('/ui/#/settings');
      const { page } = opened;
      await page.getByLabel(settings.lengthUnit).selectOption('m');
      await page.getByLabel(settings.distanceUnit).selectOption('km');
      await page.getByLabel(settings.timeZone, { exact: true }).selectOption('airport');
      await page.getByRole('combobox', { name: settings.theme }).selectOption('dark');
      await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
      await goTo(page, '/airports/NZAA');
      await page.getByText(/times in Pacific\/Auckland/).waitFor();
      await page.getByRole('region', { name: 'Nearest airports' }).getByText(/ km$/).first().waitFor();
      await goTo(page, '/settings');
      await page.getByLabel(settings.language).selectOption('fr');
      await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      await goTo(page, '/airports');
      await page
        .getByRole('status')
        .filter({ hasText: `${(85_938).toLocaleString('fr')} aérodromes` })
        .waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Aérodromes' }).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });
  });

  describe('the first run', () => {
    it('says that only the starter set is stored and what comes, until the full set is in use', async () => {
      const { core } = server();
      const full = core.dataset.current().revision;
      const opened = await open('/ui/#/search');
      const { page } = opened;
      const held = page.getByRole('region', { name: data.airports, exact: true });
      await held.getByText(grouped(core.status().counts.airports), { exact: true }).waitFor();
      try {
        await core.dataset.rollBack();
        await page.getByText(data.starter(grouped(core.status().counts.airports))).waitFor();
        await page.getByRole('link', { name: data.toData }).waitFor();
      } finally {
        await core.dataset.rollBack(full);
      }
      await page.getByText(data.starter('')).waitFor({ state: 'detached' });
      await held.getByText(grouped(core.status().counts.airports), { exact: true }).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });
  });
};
