import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { categories, severities, statuses, type Status } from '#renderer/format/notams/facets.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import { matching, overStatuses, useKey } from '../features/notams/open-notams.ts';
import { grouped, type Flows } from './over-full-set.ts';

const current = statuses.filter((status) => !overStatuses.includes(status));

export const notamFlows: Flows = ({ visit, server, answer }) => {
  const found = (where: object) => matching(server(), where);
  /** The server counts among what is in force what has an estimated end that passed, which has a chip of its own. */
  const ofStatus = (status: Status, where: object = {}) =>
    found({ ...where, status }) - (status === 'active' ? found({ ...where, status: 'overdue' }) : 0);
  const withKey = (what: string, path: string, test: (page: Page) => Promise<void>) =>
    it(what, async () => {
      const page = await visit(path);
      await useKey(page, server().key);
      await test(page);
    });
  /** The sentence over the list says so many. */
  const saysTotal = (page: Page, total: number) =>
    page
      .getByText(new RegExp(` of ${grouped(total)} shown\\.$`))
      .first()
      .waitFor();
  describe('the NOTAMs', () => {
    withKey('by airport, FIR, words and area of the map are as many as the server has', '/ui/#/notams/LSGG', async (page) => {
      await saysTotal(page, found({ icao: 'LSGG', status: { in: current } }));
      await page.getByLabel(notams.searchBy).selectOption(notams.ways.fir);
      await page.getByLabel(notams.boxes.fir, { exact: true }).fill('LSAS');
      await saysTotal(page, found({ fir: 'LSAS', status: { in: current } }));
      await page.getByLabel(notams.text).fill('crane invented');
      const cranes = found({
        AND: [{ message: { contains: 'crane' } }, { message: { contains: 'invented' } }],
        fir: 'LSAS',
        status: { in: current },
      });
      expect(cranes).toBe(18);
      await saysTotal(page, cranes);
      await page.getByLabel(notams.text).fill('');
      await page.getByLabel(notams.searchBy).selectOption(notams.ways.area);
      await page.getByLabel(notams.boxes.area, { exact: true }).fill('5, 45, 10, 51');
      const filter = encodeURIComponent(JSON.stringify({ status: { in: current } }));
      const { totalCount } = await answer<{ totalCount: number }>(`/notams?limit=1&bbox=5,45,10,51&filter=${filter}`);
      expect(totalCount).toBeGreaterThanOrEqual(180);
      await saysTotal(page, totalCount);
    });

    withKey('count on every chip what the server counts, and what is hidden', '/ui/#/notams', async (page) => {
      const total = server().core.status().counts.notams;
      const shown = found({ status: { in: current } });
      await saysTotal(page, shown);
      await page.getByText(new RegExp(`^${notams.hidden(total - shown, grouped(total))}`)).waitFor();
      for (const status of statuses) {
        const verb = current.includes(status) ? notams.shows : notams.hides;
        await page.getByRole('button', { name: `${notams.statuses[status]} ${verb} ${grouped(ofStatus(status))}` }).waitFor();
      }
      const facet = async (name: string, where: object) => {
        const number = grouped(found({ ...where, status: { in: current } }));
        await page.getByRole('button', { name: `${name} ${notams.shows} ${number}` }).waitFor();
      };
      for (const severity of severities) await facet(notams.severities[severity], { severity });
      for (const category of categories) await facet(notams.categories[category], { category });
    });
  });
};
