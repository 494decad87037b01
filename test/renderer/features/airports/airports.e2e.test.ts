import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shelve } from '../../../core/reference/store/kept-versions.ts';
import { generatedSet } from '../../../helpers/dataset-files.ts';
import { describeWindows, ownersBridge, takeKey } from '../../open-window.ts';
import { savedBy } from '../../page-files.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Matching airports' });
/** A row that has come; `place` counts from 0 over all that match. */
const rowAt = (page: Page, place: number) => page.locator(`[role="row"][data-index="${place}"]:has(a)`);
const count = (page: Page) => page.getByRole('status').filter({ hasText: /airport/ });
const nameAt = (page: Page, place: number) => rowAt(page, place).locator('a').innerText();
const marked = (page: Page) => page.locator('[role="row"][aria-selected="true"]').getAttribute('data-index');

describeWindows('the table of airports', ({ server, visit }) => {
  const openTable = async (query: string, setting: Parameters<typeof visit>[1] = {}): Promise<Page> => {
    const page = await visit(`/ui/#/airports${query}`, setting);
    await rowAt(page, 0).waitFor();
    return page;
  };
  /** What the server itself answers. */
  const listed = async (query: string) => {
    const answer = await fetch(`${server().url}/airports?${query}`);
    return (await answer.json()) as { totalCount: number; items: { name: string; id: string }[] };
  };

  it.each(['en', 'fr'] as const)('no heading in %s is higher than the head of the table', async (language) => {
    server().core.settings.change({ language });
    const page = await openTable('?sort=-longestRunway', { bridge: await ownersBridge(server()) });
    await page.locator(`html[lang=${language}]`).waitFor();
    const higher = () =>
      page.getByRole('columnheader').evaluateAll((heads) =>
        heads.flatMap((head) => {
          const words = document.createRange();
          words.selectNodeContents(head);
          const { top, bottom } = head.getBoundingClientRect();
          return words.getBoundingClientRect().top < top || words.getBoundingClientRect().bottom > bottom ? [head.textContent] : [];
        }),
      );
    await expect.poll(higher).toEqual([]);
    server().core.settings.change({ language: 'system' });
  });

  it('says how many match, how many rows it has, and marks the first', async () => {
    const page = await openTable('');
    const total = server().core.status().counts.airports;
    await expect.poll(() => count(page).innerText()).toBe(`${total.toLocaleString('en')} airports`);
    await expect.poll(() => table(page).getAttribute('aria-rowcount')).toBe(String(total + 1));
    await expect.poll(() => rowAt(page, 0).getAttribute('aria-rowindex')).toBe('2');
    await expect.poll(() => table(page).getAttribute('aria-activedescendant')).toBe(await rowAt(page, 0).getAttribute('id'));
  });

  it('goes to the end and back by keyboard, and opens the marked airport', async () => {
    const page = await openTable('');
    const total = server().core.status().counts.airports;
    await table(page).focus();
    await page.keyboard.press('End');
    await rowAt(page, total - 1).waitFor();
    await expect.poll(() => marked(page)).toBe(String(total - 1));
    await expect.poll(() => rowAt(page, total - 1).isVisible()).toBe(true);
    await page.keyboard.press('PageUp');
    await expect.poll(async () => Number(await marked(page))).toBeLessThan(total - 5);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => marked(page)).toBe('1');
    await rowAt(page, 1).waitFor();
    const name = await nameAt(page, 1);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await rowAt(page, 1).waitFor();
    await expect.poll(() => marked(page)).toBe('1');
  });

  it('sorts by several columns with Shift, says so, and keeps it in the address', async () => {
    const page = await openTable('');
    const heading = (name: string) => table(page).getByRole('columnheader', { name });
    await heading('Country').getByRole('button').click();
    await heading('Elevation').getByRole('button').focus();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#/airports?sort=countryCode,-elevation');
    await expect.poll(() => heading('Country').getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(() => heading('Elevation').getAttribute('aria-sort')).toBe('descending');
    await expect
      .poll(() => heading('Elevation').getByRole('button').getAttribute('aria-label'))
      .toBe('Elevation, sorted descending, key 2');
    const { items } = await listed('sort=countryCode,-elevation&limit=3');
    await expect.poll(() => nameAt(page, 2)).toBe(items[2]?.name);
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Country' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/airports?sort=-elevation');
  });

  it('hands the focus on when the control that held it vanishes', async () => {
    const page = await openTable('');
    const focused = (role: Parameters<typeof page.getByRole>[0], name: string) =>
      page.getByRole(role, { name }).and(page.locator(':focus')).waitFor();
    await page.getByLabel('Country').selectOption('CH');
    await page.getByRole('button', { name: 'Remove Switzerland' }).press('Enter');
    await focused('combobox', 'Country');
    await rowAt(page, 0).waitFor();
    await table(page).press('c');
    await page.getByRole('button', { name: /^Remove / }).press('Enter');
    await focused('grid', 'Matching airports');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByLabel('Sort by').selectOption('elevation');
    await page.getByRole('button', { name: 'Remove Elevation' }).press('Enter');
    await focused('combobox', 'Sort by');
    await page.keyboard.press('Escape');
    await page.getByLabel('Sort by').waitFor({ state: 'detached' });
    await focused('button', 'Sort');
  });

  it('says why the list did not come, and retries on request', async () => {
    const page = await visit('/ui/', { troubles: /503/ });
    const refused = { statusCode: 503, name: 'Service Unavailable', message: 'The disk is busy.' };
    await page.route('**/airports?*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify(refused) }),
    );
    await page.getByRole('link', { name: 'Airports', exact: true }).click();
    await page.getByText(refused.message).waitFor();
    await page.getByText('number unknown').waitFor();
    await expect.poll(() => table(page).count()).toBe(0);
    await page.unroute('**/airports?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await rowAt(page, 0).waitFor();
  });

  it('filters at the server, says it in words, as JSON and as curl, and a link shows the same', async () => {
    const page = await openTable('');
    await page.getByLabel('airports', { exact: true }).check();
    await page.getByLabel('Closed').selectOption('no');
    await page.getByLabel('Country').selectOption('US');
    await page.getByLabel(/^Length min/).fill('8,000');
    await page.getByLabel('Lit').selectOption('yes');
    const sentence = 'Open airports in the United States with an open, lit runway of at least 8,000 ft.';
    await page.getByText(sentence).waitFor();
    const json =
      '{"countryCode":"US","facilityType":"airport","isClosed":false,"runways":{"some":{"length":{"gte":8000},"isLighted":true,"isClosed":false}}}';
    const { totalCount } = await listed(new URLSearchParams({ filter: json }).toString());
    expect(totalCount).toBeGreaterThan(0);
    const inWords = `${totalCount} of ${server().core.status().counts.airports.toLocaleString('en')} airports`;
    await expect.poll(() => count(page).innerText()).toBe(inWords);
    await page.getByText('JSON and curl').click();
    await page.getByText(json, { exact: true }).waitFor();
    const curl = `curl -G '${server().url}/airports' --data-urlencode 'filter=${json}' --data-urlencode 'limit=100'`;
    await page.getByText(curl, { exact: true }).waitFor();

    const second = await visit(`/ui/${new URL(page.url()).hash}`);
    await second.getByText(sentence).waitFor();
    await expect.poll(() => count(second).innerText()).toBe(inWords);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await page.getByText('Open or closed airports of any kind.').waitFor();
    expect(new URL(page.url()).hash).toBe('#/airports');
  });

  it('says what is hidden because it is not known, and shows it when asked', async () => {
    const page = await visit('/ui/#/airports?private=no');
    const { totalCount } = await listed(new URLSearchParams({ filter: '{"isPrivate":{"isNull":true}}' }).toString());
    await page.getByText(`${totalCount.toLocaleString('en')} airports with a filtered value unknown`).waitFor();
    await page.getByRole('button', { name: 'Include' }).click();
    await page.getByText('Unknown values are included').waitFor();
    await page.getByText(/; or unknown values\./).waitFor();
    expect(new URL(page.url()).hash).toBe('#/airports?private=no&unknown=values');
  });

  it('accepts metres from users of metres, queries in feet and says so', async () => {
    const page = await openTable('');
    await page.evaluate(() => localStorage.setItem('aeroshelf.settings', '{"lengthUnit":"m","distanceUnit":"km"}'));
    await page.reload();
    await page.getByLabel('Length min (m)').fill('2500');
    await page.getByText('with an open runway of at least 2,500 m').waitFor();
    await page.getByText('searched as 8,202 ft').waitFor();
    expect(new URL(page.url()).hash).toBe('#/airports?runway=8202');
  });

  it('lists what is near a place, the nearest first, with the distance; an unknown place is said', async () => {
    const page = await openTable('', { troubles: /404/ });
    await page.getByLabel('Near', { exact: true }).fill('LSGG');
    await page.keyboard.press('Enter');
    await page.getByText('within 50 NM of LSGG.').waitFor();
    await expect.poll(() => nameAt(page, 0)).toContain('Gen');
    await expect.poll(() => rowAt(page, 0).locator('[data-column="distance"]').innerText()).toBe('0.0\u00A0NM');
    await page.getByLabel('Near', { exact: true }).fill('QQQQQ');
    await page.keyboard.press('Enter');
    await page.getByText('“QQQQQ” is neither a position nor the code of an airport in the dataset.').waitFor();
  });

  it('names what it does not understand in an address', async () => {
    const page = await visit('/ui/#/airports?contry=ES');
    await page.getByText(/not understood and were ignored: contry\./).waitFor();
  });

  it('shows other columns in another order, also after a reload', async () => {
    const page = await openTable('');
    const headings = () => table(page).getByRole('columnheader').allInnerTexts();
    const menu = page.getByRole('dialog', { name: 'Columns' });
    await page.getByRole('button', { name: 'Columns' }).click();
    await menu.getByLabel('Latitude', { exact: true }).check();
    await menu.getByLabel('City', { exact: true }).uncheck();
    await menu.getByRole('button', { name: 'Move Type up' }).click();
    await page.keyboard.press('Escape');
    const expected = ['Code', 'Type', 'Name', 'Country', 'Elevation', 'Longest runway', 'Closed', 'Latitude'];
    await expect.poll(async () => (await headings()).slice(1)).toEqual(expected);
    await page.reload();
    await rowAt(page, 0).waitFor();
    await expect.poll(async () => (await headings()).slice(1)).toEqual(expected);
  });

  it('gathers airports to compare with C, at most four', async () => {
    const page = await openTable('');
    await table(page).focus();
    for (let place = 0; place < 5; place++) {
      await page.keyboard.press('c');
      await page.keyboard.press('ArrowDown');
    }
    await page.getByText('Four airports are already selected').waitFor();
    const link = page.getByRole('region', { name: 'To compare' }).getByRole('link', { name: 'Compare 4' });
    await expect.poll(async () => (await link.getAttribute('href'))?.split(',')).toHaveLength(4);
    await rowAt(page, 0)
      .getByRole('button', { name: /^Compare / })
      .click();
    await page.getByRole('link', { name: 'Compare 3' }).waitFor();
  });

  it('marks a favourite with F for a user, and says to others who may', async () => {
    const page = await openTable('');
    await table(page).focus();
    await page.keyboard.press('f');
    await page.getByText('To keep favourites, sign in').waitFor();
    await takeKey(page, server().key, '/airports');
    await rowAt(page, 0).waitFor();
    await table(page).focus();
    const name = await nameAt(page, 0);
    const star = rowAt(page, 0).getByRole('button', { name: `Favourite: ${name}` });
    await page.keyboard.press('f');
    await page.getByText(`${name} added to favourites`).waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('f');
    await page.getByText(`${name} removed from favourites`).waitFor();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  });

  it('exports what matches as CSV and GeoJSON, in the order shown', async () => {
    const page = await openTable('?country=CH&sort=-name');
    const { items, totalCount } = await listed(new URLSearchParams({ filter: '{"countryCode":"CH"}', sort: '-name' }).toString());
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = (name: RegExp) => savedBy(page, () => page.getByRole('link', { name }).click());
    const csv = await saved(/^CSV, about/);
    expect(csv.name).toBe('airports.csv');
    expect(
      csv.bytes
        .toString()
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(0, 36)),
    ).toEqual(items.map(({ id }) => id));
    const geojson = await saved(/^GeoJSON, about/);
    expect((JSON.parse(geojson.bytes.toString()) as { features: unknown[] }).features).toHaveLength(totalCount);
  });

  it('fetches everything again when another dataset comes into use', async () => {
    const page = await openTable('');
    const { core, dataDir } = server();
    const revision = await shelve(dataDir, generatedSet(700));
    await core.dataset.rollBack(revision);
    await expect.poll(() => table(page).getAttribute('aria-rowcount')).toBe('701');
    await expect.poll(() => nameAt(page, 0)).toMatch(/^Field /);
    await table(page).evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight }));
    const { items } = await listed('limit=1&offset=699');
    await expect.poll(() => nameAt(page, 699)).toBe(items[0]?.name);
  });
});
