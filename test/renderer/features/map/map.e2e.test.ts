import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import { boxOf, boxText, type View } from '#renderer/features/map/view.ts';
import { variationAt } from '#domain/magnetic.ts';
import { en } from '#renderer/i18n/en/en.ts';
import { ask } from '../../../helpers/server.ts';
import { describeWindows, settledBox, endOf, typeTime, type Opened } from '../../open-window.ts';
import { chart, list, ready } from './map-page.ts';

const here = (page: Page) => page.getByRole('region', { name: 'What is here' });

/** Types a place into the box of the window, which shows it on the map. */
async function goTo(page: Page, place: string): Promise<void> {
  await page.getByRole('combobox', { name: en.box.label }).fill(place);
  await page.keyboard.press('Enter');
}

/** Follows an address of the map, as a link does. */
const go = (page: Page, address: string) => page.evaluate((to) => (location.hash = to), `/map?${address}`);

async function drawn(page: Page): Promise<number> {
  const text = await list(page)
    .getByText(/^[\d,]+ drawn$/)
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

describeWindows('the map', ({ open, server, visit }) => {
  /** One page for several tests: a map takes seconds to draw in software. Nothing may go wrong in it till the end, but for what is expected. */
  function shared(path: string, expected?: RegExp, before?: (page: Page) => unknown): () => Page {
    let opened: Opened | undefined;
    beforeAll(async () => {
      opened = await open(path, { reducedMotion: 'reduce', ...(before && { before }) });
      await ready(opened.page);
    });
    afterAll(async () => {
      expect(opened && (await endOf(opened, expected))).toEqual([]);
    });
    return () => {
      if (opened === undefined) throw new Error('The page is opened before the first test, not earlier.');
      return opened.page;
    };
  }

  /** What the API holds in that part of the map, apart from what is closed for good. */
  async function held(view: Omit<View, 'width' | 'height'>, page: Page, kinds: readonly string[]): Promise<number> {
    const size = await chart(page).boundingBox();
    const bbox = boxText(boxOf({ ...view, width: size?.width ?? 0, height: size?.height ?? 0 }));
    const filter = encodeURIComponent(JSON.stringify({ OR: kinds.map((kind) => ({ facilityType: kind })) }));
    const { json } = await ask(server(), `/airports?limit=1&bbox=${bbox}&filter=${filter}`);
    return (json as AirportList).totalCount;
  }

  describe('at a place, near an airport and of one location', () => {
    // The driver warns of the picture that is taken here.
    const shown = shared('/ui/?at=47,8#/map', /GPU stall due to ReadPixels/);

    it('draws land, water and airports, and lists as many as the server has in that box', async () => {
      const page = shown();
      const all = ['large_airport', 'medium_airport', 'small_airport', 'heliport', 'seaplane_base', 'balloonport'];
      const inBox = await held({ latitude: 47, longitude: 8, zoom: 9 }, page, all);
      expect(inBox).toBeGreaterThan(0);
      await expect.poll(() => drawn(page)).toBe(inBox);
      await page.getByRole('button', { name: 'Whole world' }).click();
      const large = await held({ latitude: 25, longitude: 10, zoom: 1 }, page, ['large_airport']);
      await list(page).getByText(`${large} drawn`, { exact: true }).waitFor();
      await list(page)
        .getByText(/^Not drawn at this zoom: \d+ medium airports/)
        .waitFor();
      await expect.poll(() => coloursOf(page)).toMatchObject({ land: true, water: true, ink: true });
    });

    it('is used by keyboard alone: the cross measures from place to place, and Enter asks what is there', async () => {
      const page = shown();
      await go(page, 'at=47,8');
      await expect.poll(() => here(page).innerText()).toMatch(/\n47\.00000, 8\.00000\n/);
      await chart(page).focus();
      await page.keyboard.press('m');
      await page.getByText('Set the end.').waitFor();
      const start = await list(page).getByRole('list').innerText();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => list(page).getByRole('list').innerText()).not.toBe(start);
      await page.keyboard.press('Enter');
      // The magnetic model ends some day.
      const magnetic = variationAt({ latitude: 47, longitude: 8 }, new Date()) === undefined ? 'unknown' : String.raw`08\d°`;
      const result = new RegExp(String.raw`^\d+(\.\d)?\sNM, 0(89|90)° true, ${magnetic} magnetic$`);
      await page.getByRole('region', { name: 'Measure' }).getByText(result).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect.poll(() => here(page).innerText()).toMatch(/\n47\.\d{5}, 8\.\d{5}\n/);
    });

    it('shows by the menu of a place what is there: position in both forms, the nearest airports with distance and bearing', async () => {
      const page = shown();
      await go(page, 'airport=LSGG');
      await here(page).getByRole('link', { name: /^LSGG/ }).waitFor();
      // The answer is at the place as well.
      await page.getByRole('group', { name: 'At the place clicked' }).getByRole('link', { name: /^LSGG/ }).waitFor();
      await here(page).getByRole('button', { name: 'Close' }).click();
      const { width } = await settledBox(chart(page));
      await chart(page).click({ button: 'right', position: { x: width / 2, y: 40 } });
      const menu = page.getByRole('menu');
      await menu.waitFor();
      const labels = async () => (await menu.getByRole('menuitem').allInnerTexts()).slice(0, 4);
      await expect.poll(labels).toEqual(['What is here', 'Measure from here', 'Copy position', 'Add to route']);
      await menu.getByRole('menuitem', { name: 'What is here' }).click();
      const panel = here(page);
      await expect.poll(() => panel.innerText()).toMatch(/\n46\.\d{5}, 6\.10\d{3}\n46°\d\d′\d\d″N 006°06′\d\d″E · 46\d\dN00607E\n/);
      await panel
        .getByRole('list', { name: 'Nearest airports' })
        .getByText(/^large airport · 1,4\d\d\sft · \d\.\d\sNM, (17|18)\d° true$/)
        .waitFor();
    });

    it('has a menu of the airport under the cross by key, as by the right button', async () => {
      const page = shown();
      await go(page, 'airport=LSGG');
      await here(page).getByRole('link', { name: /^LSGG/ }).waitFor();
      await chart(page).focus();
      await page.keyboard.press('Shift+F10');
      const menu = page.getByRole('menu', { name: /^Menu of .*Gen/ });
      await menu.waitFor();
      const entries = async () => (await menu.getByRole('menuitem').allInnerTexts()).slice(0, 8);
      const expected = ['What is here', 'Measure from here', 'Copy position', 'Open', 'NOTAMs', 'Add to route', 'Compare', 'Copy LSGG'];
      await expect.poll(entries).toEqual(expected);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByText('Set the end.').waitFor();
      await page.keyboard.press('Escape');
      await chart(page).click({ button: 'right' });
      await menu.waitFor();
      await expect.poll(entries).toEqual(expected);
      await page.keyboard.press('Escape');
    });

    it('lists the runways that it draws when it is near, and none from afar', async () => {
      const page = shown();
      // Another airport than in the tests around it: what is listed is then of this address.
      await go(page, 'airport=EGLL');
      const runways = page.getByRole('region', { name: 'Runways in view' });
      const first = runways.getByRole('link', { name: /EGLL$/ }).first();
      await first.waitFor();
      await expect.poll(() => runways.getByRole('listitem').first().innerText()).toMatch(/\d\sft · between known thresholds$/);
      await page.getByRole('button', { name: 'Whole world' }).click();
      await runways.waitFor({ state: 'detached' });
    });

    it('leaves by Escape from next to the map, with the focus on the tool that leads back', async () => {
      const page = shown();
      await go(page, 'airport=LSGG');
      await here(page).getByRole('link', { name: /^LSGG/ }).waitFor();
      await here(page).getByRole('button', { name: 'Measure from here' }).click();
      await page.getByText('Set the end.').waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe('Measure');
      await page.keyboard.press('Escape');
      await page.getByText('Set the end.').waitFor({ state: 'detached' });
      await here(page).getByRole('link', { name: /^LSGG/ }).focus();
      await page.keyboard.press('Escape');
      await here(page).getByText('Click the map, or press Enter on it.').waitFor();
      await expect.poll(focused).toBe('What is here');
    });

    it('says next to the mouse what is under it', async () => {
      const page = shown();
      await go(page, 'airport=LSGG');
      await here(page).getByRole('link', { name: /^LSGG/ }).waitFor();
      const box = await settledBox(chart(page));
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const card = page.locator('[data-hover-card]');
      await expect
        .poll(async () => {
          await page.mouse.move(x + 40, y + 40);
          await page.mouse.move(x, y, { steps: 3 });
          return (await card.count()) === 1 ? card.innerText() : '';
        })
        .toMatch(/^LSGG .+\n+large airport · 1,4\d\d\sft/);
      await page.getByText(/^Pointer 46°14′\d\d″N 006°06′\d\d″E$/).waitFor();
      await page.mouse.move(2, 2);
      await card.waitFor({ state: 'detached' });
    });

    it('folds the lists away and back, also after a reload, and says in one line where the map is', async () => {
      const page = shown();
      await go(page, 'airport=LSGG');
      await page.getByText(/^Centre 46°14′\d\d″N 006°06′\d\d″E$/).waitFor();
      const lists = page.getByRole('button', { name: 'Lists' });
      await lists.click();
      await list(page).waitFor({ state: 'hidden' });
      await page.reload();
      await page.locator('[data-drawn=true]').waitFor();
      await expect.poll(() => list(page).isVisible()).toBe(false);
      await expect.poll(() => lists.getAttribute('aria-expanded')).toBe('false');
      await chart(page).focus();
      await page.keyboard.press('c');
      await here(page).getByRole('link', { name: /^LSGG/ }).waitFor();
    });

    /** The page comes from the NOTAMs of another place: theirs are never shown under this title. */
    it('shows the NOTAMs of one location alone when asked, with severity, status and how sure the place is', async () => {
      const page = shown();
      // Its sample has no end.
      await go(page, 'notams=OMDB');
      const notices = page.getByRole('region', { name: 'NOTAMs of OMDB' });
      const rows = notices.getByRole('list').getByRole('listitem');
      await rows.first().waitFor();
      const sure = /area in the text|Q-line circle|listed, not drawn/;
      const others = async () =>
        (await rows.allInnerTexts()).filter((text) => !/OMDB/.test(text) || !/active/.test(text) || !sure.test(text));
      await expect.poll(others).toEqual([]);
      await page.getByText(/^Not for navigation\./).waitFor();
      await notices.getByRole('button', { name: 'Show all in view' }).click();
      await page.getByRole('region', { name: 'NOTAMs in view' }).waitFor();
    });

    it('shows the NOTAMs of another time as the server has them, fills a chosen area, and leaves out other levels', async () => {
      const page = shown();
      await go(page, 'notams=OMDB');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).searchParams.get('at') ?? ''));
      const notices = page.getByRole('region', { name: 'NOTAMs of OMDB' });
      await notices.getByRole('listitem').first().waitFor();
      const area = notices.getByRole('button', { name: /^Fill the area of / }).first();
      await area.click();
      await expect.poll(() => area.getAttribute('aria-pressed')).toBe('true');
      await typeTime(page, '2030-11-22 1215');
      await expect.poll(() => requests.includes('2030-11-22T12:15:00.000Z')).toBe(true);
      await notices.getByText('Active at 22 NOV 2030 1215Z, most severe first.').waitFor();
      await notices.getByRole('textbox', { name: 'Levels' }).fill('high');
      await page.keyboard.press('Enter');
      await notices.getByText(en.notams.levelsFault).waitFor();
      const filters: string[] = [];
      page.on('request', (request) => filters.push(new URL(request.url()).searchParams.get('filter') ?? ''));
      await notices.getByRole('textbox', { name: 'Levels' }).fill('50-195');
      await page.keyboard.press('Enter');
      await expect.poll(() => filters.some((filter) => filter.includes('"levels":"FL050–FL195"'))).toBe(true);
    });
  });

  describe('of the world', () => {
    const requests: string[] = [];
    const shown = shared('/ui/#/map', /404/, async (page) => {
      page.on('request', (request) => requests.push(request.url()));
      await page.addInitScript(() => localStorage.setItem('aeroshelf.settings', JSON.stringify({ distanceUnit: 'km' })));
    });

    it('hides a kind by the legend, and says how many it hides', async () => {
      const page = shown();
      await page.getByRole('checkbox', { name: /^large airport/ }).uncheck();
      await list(page).getByText('0 drawn').waitFor();
      await list(page)
        .getByText(/^Hidden by the legend: \d+ large airports/)
        .waitFor();
      await page.getByRole('checkbox', { name: /^large airport/ }).check();
      await expect.poll(() => drawn(page)).toBeGreaterThan(0);
    });

    it('reads the 1:10m coast only when near', async () => {
      const page = shown();
      const isRead = (scale: string) => () => requests.some((url) => url.includes(`countries-${scale}`));
      expect(isRead('10m')()).toBe(false);
      await goTo(page, 'LSGG');
      await expect.poll(isRead('10m')).toBe(true);
    });

    it('calls no server but its own', async () => {
      const page = shown();
      await goTo(page, 'LSGG');
      await here(page).getByRole('link', { name: /^LSGG/ }).waitFor();
      expect(requests.length).toBeGreaterThan(10);
      expect(requests.filter((url) => !url.startsWith(`${server().url}/`))).toEqual([]);
    });

    it('measures in the unit that the user chose', async () => {
      const page = shown();
      await go(page, 'at=47,8');
      await expect.poll(() => here(page).innerText()).toMatch(/\n47\.00000, 8\.00000\n/);
      await chart(page).focus();
      await page.keyboard.press('m');
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowUp');
      // Zooming alone leaves the centre at 47.00000000000001°, from which nothing would be measured: the arrow must have moved it.
      const latitude = () =>
        page.evaluate(() => (JSON.parse(localStorage.getItem('aeroshelf.map') ?? '{}') as { latitude?: number }).latitude ?? 0);
      await expect.poll(latitude).toBeGreaterThan(47.001);
      await page.keyboard.press('Enter');
      await page.getByText(/^\d+(\.\d)?\skm, (000|360)° true/).waitFor();
    });

    it('lists the stations whose weather it draws as soon as METAR is imported, and hides them by the legend', async () => {
      const page = shown();
      await go(page, 'at=46.25,6.13');
      const weather = page.getByRole('region', { name: 'Weather in view' });
      await weather.getByText('No METAR or TAF is stored for this view.').waitFor();
      const body = 'METAR LSGG 201220Z 23015KT 0400 FG VV002 02/02 Q0998=';
      await ask(server(), '/weather/import', { method: 'POST', body, headers: { 'x-api-key': server().key } });
      await weather.getByRole('link', { name: /^LSGG METAR/ }).waitFor();
      await weather.getByText(body).waitFor();
      await page.getByRole('checkbox', { name: /^flight category/ }).uncheck();
      await weather.getByText(body).waitFor({ state: 'detached' });
      await expect.poll(() => weather.getByText(/^Hidden by the legend/).isVisible()).toBe(true);
    });

    it('draws navaids, lists the same, and hides a type by the legend', async () => {
      const page = shown();
      await go(page, 'at=46.25,6.13');
      const navaids = page.getByRole('region', { name: 'Navaids in view' });
      await navaids.getByRole('link', { name: /^GVA Geneva/ }).waitFor();
      await navaids.getByText(/^VOR-DME · 115\.75 MHz · CH 104Y · /).waitFor();
      await page.getByRole('checkbox', { name: /^VOR-DME/ }).uncheck();
      await navaids.getByRole('link', { name: /^GVA Geneva/ }).waitFor({ state: 'detached' });
      const hidden = navaids.getByText('Hidden by the legend: VOR-DME.');
      await hidden.waitFor();
      await expect.poll(() => hidden.isVisible()).toBe(true);
    });
  });

  it('draws airports that were loaded before the map was there', async () => {
    const page = await visit('/ui/#/nowhere', { troubles: /GPU stall due to ReadPixels/ });
    // MapLibre comes last, and finds all rows waiting.
    await page.route('**/assets/chart-*.js', async (route) => {
      await list(page)
        .getByText(/^[1-9]\d* drawn$/)
        .waitFor();
      await list(page).getByText('Still loading').waitFor({ state: 'detached' });
      await route.continue();
    });
    await page.evaluate(() => (location.hash = '/map'));
    await ready(page);
    await expect.poll(() => coloursOf(page)).toMatchObject({ land: true, water: true, ink: true });
  });

  it('says the same in lists where nothing can be drawn', async () => {
    const before = (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
    const page = await visit('/ui/#/map', { before });
    await page.getByText(/^This browser has no WebGL 2/).waitFor();
    await list(page).getByText('Still loading').waitFor({ state: 'detached' });
    await expect.poll(() => drawn(page)).toBeGreaterThan(0);
    await goTo(page, 'LSGG');
    await list(page).getByRole('link', { name: /^LSGG/ }).waitFor();
  });
});

/** Whether the picture of the map holds the colours of the theme. */
async function coloursOf(page: Page): Promise<Record<'land' | 'water' | 'ink', boolean>> {
  const picture = (await chart(page).screenshot()).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    const pixels = () => new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    const seen = new Set(pixels());
    const style = getComputedStyle(document.documentElement);
    const has = (name: string) => {
      pen.fillStyle = style.getPropertyValue(name);
      pen.fillRect(0, 0, 1, 1);
      return seen.has(pixels()[0] ?? 0);
    };
    return { land: has('--land'), water: has('--sea'), ink: has('--ink') };
  }, picture);
}
