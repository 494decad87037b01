import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import { fields, airports } from '#renderer/i18n/en/airports.ts';
import { common } from '#words/en/common.ts';

import { grouped, type Flows } from './over-full-set.ts';

const WORLD = 85_938;

const table = (page: Page) => page.getByRole('grid', { name: airports.table });
/** A row that has come; `place` counts from 0 over all that match. */
const rowAt = (page: Page, place: number) => page.locator(`[role="row"][data-index="${place}"]:has(a)`);
const nameAt = (page: Page, place: number) => rowAt(page, place).locator('a').innerText();
const count = (page: Page) => page.getByRole('status').filter({ hasText: /airports?$/ });

/** The address that a line for a shell asks for. */
function addressIn(curl: string): string {
  const words = [...curl.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
  const [base = '', ...pairs] = words;
  const query = new URLSearchParams(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
  return `${base}?${query}`;
}

/** What is done in the form, the sentence it makes, and the filter. */
const filters: readonly [narrow: (page: Page) => Promise<unknown>, sentence: RegExp, json: string][] = [
  [(page) => page.getByLabel(fields.countryCode.label).selectOption('CH'), /in Switzerland/, '{"countryCode":"CH"}'],
  [(page) => page.getByLabel(airports.kinds.heliport, { exact: true }).check(), /^Open or closed heliports/, '{"facilityType":"heliport"}'],
  [
    (page) => page.getByLabel(airports.length('ft')).fill('12000'),
    /of at least 12,000\sft/,
    '{"runways":{"some":{"length":{"gte":12000},"isClosed":false}}}',
  ],
  [
    (page) => page.getByLabel(common.lit).selectOption('yes'),
    /with an open, lit runway/,
    '{"runways":{"some":{"isLighted":true,"isClosed":false}}}',
  ],
  [
    (page) => page.getByLabel(airports.surface).fill('grass'),
    /whose surface contains “grass”/,
    '{"runways":{"some":{"surface":{"contains":"grass"},"isClosed":false}}}',
  ],
  [(page) => page.getByLabel(airports.frequency).fill('afis'), /with a AFIS frequency/, '{"frequencies":{"some":{"type":"AFIS"}}}'],
  [(page) => page.getByLabel(airports.elevationFrom('ft')).fill('12000'), /at 12,000\sft or above/, '{"elevation":{"gte":12000}}'],
];

export const airportTableFlows: Flows = ({ visit, answer }) => {
  const onTable = (what: string, query: string, test: (page: Page) => Promise<void>) =>
    it(what, async () => {
      const page = await visit(`/ui/#/airports${query}`);
      await rowAt(page, 0).waitFor();
      await test(page);
    });

  describe('the table of all airports', () => {
    onTable(`lists all ${grouped(WORLD)} and scrolls to the very end`, '', async (page) => {
      await expect.poll(() => count(page).innerText()).toBe(`${grouped(WORLD)} airports`);
      const last = WORLD - 1;
      await table(page).evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight }));
      await rowAt(page, last).waitFor();
      const { items } = await answer<AirportList>(`/airports?limit=1&offset=${last}`);
      expect(await nameAt(page, last)).toBe(items[0]?.name);
      const [row, grid] = [await rowAt(page, last).boundingBox(), await table(page).boundingBox()];
      expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual((grid?.y ?? 0) + (grid?.height ?? 0) + 1);
    });

    onTable('narrowed by anything, says and asks the same as the server finds', '', async (page) => {
      await page.getByText(airports.asText).click();
      for (const [narrow, sentence, json] of filters) {
        await narrow(page);
        await page.getByText(sentence).waitFor();
        await page.getByText(json, { exact: true }).waitFor();
        const curl = await page.getByText(/^curl -G /).innerText();
        const { totalCount, items } = (await (await fetch(addressIn(curl))).json()) as AirportList;
        expect(totalCount, json).toBeGreaterThan(0);
        expect(totalCount, json).toBeLessThan(WORLD);
        await expect.poll(() => count(page).innerText()).toBe(airports.countOf(totalCount, WORLD));
        await expect.poll(() => nameAt(page, 0)).toBe(items[0]?.name);
        await page.getByRole('button', { name: airports.clear }).click();
        await expect.poll(() => count(page).innerText()).toBe(airports.count(WORLD));
      }
    });

    onTable('sorts by several columns as the server does, also far down', '?country=US&sort=-elevation,name', async (page) => {
      const filter = encodeURIComponent('{"countryCode":"US"}');
      for (const place of [0, 15_000]) {
        const { items, totalCount } = await answer<AirportList>(`/airports?filter=${filter}&sort=-elevation,name&limit=1&offset=${place}`);
        await table(page).evaluate(
          (grid, part) => grid.scrollTo({ top: part * (grid.scrollHeight - grid.clientHeight) }),
          place / totalCount,
        );
        await expect.poll(() => nameAt(page, place)).toBe(items[0]?.name);
      }
    });

    onTable('shows columns that need runways and frequencies of every airport', '?country=CH&kind=large_airport', async (page) => {
      await page.getByRole('button', { name: airports.columnsTitle }).click();
      await page.getByRole('dialog', { name: airports.columnsTitle }).getByLabel(fields.runways.label, { exact: true }).check();
      await page.keyboard.press('Escape');
      await table(page).getByRole('columnheader', { name: fields.runways.label, exact: true }).waitFor();
      await expect.poll(() => rowAt(page, 0).locator('[data-column="runways"]').innerText()).toMatch(/\d\d/);
    });
  });
};
