import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AcknowledgementList } from '#contract/user-data.ts';
import { categories, severities, statuses, type Status } from '#renderer/format/notams/facets.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import { matching, overStatuses, useKey } from '../features/notams/open-notams.ts';
import { endOf } from '../open-window.ts';
import { inventedNotices } from './notices.ts';
import { grouped, type Flows } from './over-full-set.ts';

const current = statuses.filter((status) => !overStatuses.includes(status));

export const notamFlows: Flows = ({ open, server, answer }) => {
  const found = (where: object) => matching(server(), where);
  /** The server counts among what is in force what has an estimated end that passed, which has a chip of its own. */
  const ofStatus = (status: Status, where: object = {}) =>
    found({ ...where, status }) - (status === 'active' ? found({ ...where, status: 'overdue' }) : 0);
  const openWithKey = async (path: string) => {
    const opened = await open(path);
    await useKey(opened.page, server().key);
    await opened.page.getByRole('button', { name: 'Remove key' }).waitFor();
    return { opened, page: opened.page };
  };
  /** The sentence over the list says so many. */
  const saysTotal = (page: Page, total: number) =>
    page
      .getByText(new RegExp(` of ${grouped(total)} shown\\.$`))
      .first()
      .waitFor();
  const offer = async (page: Page, name: string, text: string) => {
    const carried = await page.evaluateHandle(
      ([file = '', content = '']) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], file, { type: 'text/plain' }));
        return transfer;
      },
      [name, text],
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
  };

  describe('the NOTAMs', () => {
    it('by airport, FIR, words and area of the map are as many as the server has', async () => {
      const { opened, page } = await openWithKey('/ui/#/notams/LSGG');
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
      expect(await endOf(opened)).toEqual([]);
    });

    it('count on every chip what the server counts, and what is hidden', async () => {
      const { opened, page } = await openWithKey('/ui/#/notams');
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
      expect(await endOf(opened)).toEqual([]);
    });

    it('are as at the time of the slider', async () => {
      const { opened, page } = await openWithKey('/ui/#/notams/LEMD');
      const now = ofStatus('active', { icao: 'LEMD' });
      const then = ofStatus('active', { icao: 'LEMD', at: '2036-06-01T00:00:00.000Z' });
      expect(then).not.toBe(now);
      const inForce = (value: number) =>
        page.getByRole('button', { name: new RegExp(`^${notams.statuses.active} ${notams.shows} ${value}$`) });
      await inForce(now).waitFor();
      await page.getByRole('slider').press('ArrowRight');
      await page.getByText(/^Not now: everything below is as of /).waitFor();
      await page.getByLabel(notams.momentTyped).fill('2036-06-01 00:00');
      await page.keyboard.press('Enter');
      await inForce(then).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });

    it('are acknowledged by key, which the server keeps over a reload', async () => {
      const { opened, page } = await openWithKey('/ui/#/notams/NZAA');
      await page.locator('article[aria-posinset="3"]').waitFor();
      for (let step = 0; step < 3; step++) await page.keyboard.press('j');
      await page.keyboard.press('a');
      await page.getByText(notams.acknowledged(1)).waitFor();
      expect((await answer<AcknowledgementList>('/acknowledgements')).items).toHaveLength(1);
      await page.reload();
      await useKey(page, server().key);
      await page.getByText(notams.acknowledged(1)).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });

    it('are stored from a dropped file or pasted text after a preview, and not before', async () => {
      const { opened, page } = await openWithKey('/ui/#/notams');
      const held = () => found({ notamId: { startsWith: 'W' } });
      const before = held();
      const others = inventedNotices.replaceAll('(V', '(W');
      await offer(page, 'others.txt', others);
      await page.getByRole('heading', { name: notams.previewOf('others.txt') }).waitFor();
      await page.getByText(notams.tallies.added(400)).waitFor();
      expect(held()).toBe(before);
      await page.getByRole('button', { name: notams.store(400) }).click();
      await page.getByText(notams.stored(400, 400, 0, 0, 'others.txt')).waitFor();
      expect(held()).toBe(before + 400);
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, others);
      await page.getByRole('heading', { name: notams.previewOf(notams.pastedName) }).waitFor();
      await page.getByText(notams.tallies.unchanged(400)).waitFor();
      expect(await endOf(opened)).toEqual([]);
    });
  });
};
