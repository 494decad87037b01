import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AirportList, AirportWithParts } from '#contract/airports/airport.ts';
import { airport as text } from '#renderer/i18n/en/airport.ts';
import { endOf } from '../open-window.ts';
import { goTo } from '../session-by-key.ts';
import { ageInWords, sources } from './full-set.ts';
import type { Flows } from './over-full-set.ts';

const password = 'Caudron C.460 Rafale';

/** The row of a runway end in the table of the wind. */
const endInWind = (page: Page, ident: string) =>
  page
    .getByRole('group', { name: text.wind.table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: ident, exact: true }) });

export const airportFlows: Flows = ({ open, server, answer }) =>
  describe('the page of an airport', () => {
    beforeAll(() => server().core.users.add({ username: 'helene', email: 'helene@example.org', password }));

    async function logIn(page: Page): Promise<void> {
      await goTo(page, '/api/access');
      const form = page.getByRole('form', { name: 'Sign in' });
      await form.getByLabel('User name or email').fill('helene');
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Signed in as helene.').waitFor();
      await goTo(page, '/airports/LSZH');
    }

    it('draws as many runways as the API gives', async () => {
      const opened = await open('/ui/');
      const { page } = opened;
      for (const code of ['LSZH', 'EHAM', 'KORD', 'NZAA']) {
        const { name, runways } = await answer<AirportWithParts>(`/airports/${code}`);
        expect(runways.length).toBeGreaterThan(1);
        await goTo(page, `/airports/${code}`);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        const label = await page.getByRole('img', { name: new RegExp(`^Runway diagram of ${code}`) }).getAttribute('aria-label');
        for (const runway of runways) expect(label).toMatch(new RegExp(`[:,] ${runway.name}( [^,.]*)?[,.]`));
        expect(label?.split(/: |\. /)[1]?.split(', ')).toHaveLength(runways.length);
        const rows = page.getByRole('group', { name: text.runways, exact: true }).getByRole('rowheader');
        expect(await rows.count()).toBe(runways.length);
      }
      expect(await endOf(opened)).toEqual([]);
    });

    it('gives the components of a typed wind as they come by hand', async () => {
      const opened = await open('/ui/#/airports/LSZH');
      const { page } = opened;
      const airport = await answer<AirportWithParts>('/airports/LSZH');
      const runway = airport.runways.find(({ lowEndIdent }) => lowEndIdent === '14');
      // 200° and 20 kt on a runway that points to about 137° true: 20 · cos 63° = 9.1 ahead, rounded down; a tailwind is rounded up to 10; 20 · sin 63° = 17.8 from the right.
      expect(Math.round(runway?.lowEndHeading ?? 0)).toBe(137);
      await page.getByRole('textbox', { name: text.wind.title }).fill('200/20');
      await page.keyboard.press('Enter');
      const end = endInWind(page, '14');
      await end.getByText(text.wind.head('9 kt')).waitFor();
      await end.getByText(text.wind.fromRight('18 kt')).waitFor();
      const other = endInWind(page, '32');
      await other.getByText(text.wind.tail('10 kt')).waitFor();
      await other.getByText(text.wind.fromLeft('18 kt')).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });

    it('lists its neighbours out of all airports as the server orders them', async () => {
      const { latitude, longitude } = await answer<AirportWithParts>('/airports/LSZH');
      const filter = encodeURIComponent('{"facilityType":{"in":["airport","seaplaneBase"]},"isClosed":false}');
      const { items } = await answer<AirportList>(`/airports?near=${latitude},${longitude},120&limit=9&filter=${filter}`);
      const opened = await open('/ui/#/airports/LSZH');
      const rows = opened.page.getByRole('region', { name: 'Nearest airports' }).getByRole('row');
      await rows.nth(8).waitFor();
      const names = await rows.evaluateAll((all) => all.slice(1).map((row) => row.querySelector('td')?.textContent));
      expect(names).toEqual(items.slice(1).map(({ name }) => name));
      expect(await endOf(opened)).toEqual([]);
    });

    it('names each source of its values with its age', async () => {
      const opened = await open('/ui/#/airports/LSZH');
      const origin = opened.page.getByRole('group', { name: text.sources });
      await origin.getByRole('rowheader', { name: sources.world }).waitFor();
      await origin.getByText(ageInWords).first().waitFor();
      expect(await endOf(opened)).toEqual([]);
    });

    it('keeps favourite and note of who logged in, also over a reload and a new login', async () => {
      const opened = await open('/ui/');
      const { page } = opened;
      const own = page.getByRole('region', { name: 'My notes' });
      await logIn(page);
      await own.getByRole('button', { name: 'Favourite' }).click();
      await own.getByText(/^Favourite since /).waitFor();
      await own.getByLabel('Note').fill('Park on the west apron.');
      await own.getByRole('button', { name: 'Save note' }).click();
      await own.getByText(/^Saved \d\d [A-Z]{3}/).waitFor();
      await page.reload();
      await own.getByText(/^Favourite since /).waitFor();
      await goTo(page, '/api/access');
      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await goTo(page, '/airports/LSZH');
      await own.getByText(/need a user: sign in or use a key/).waitFor();
      await logIn(page);
      await own.getByText(/^Favourite since /).waitFor();
      expect(await own.getByLabel('Note').inputValue()).toBe('Park on the west apron.');
      expect(await endOf(opened)).toEqual([]);
    });
  });
