import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import { map } from '#renderer/i18n/en/maps.ts';
import { common } from '#words/en/common.ts';
import { kinds, type Kind } from '#renderer/features/map/airports/airport-kinds.ts';
import { boxOf, boxText, type View } from '#renderer/features/map/view.ts';
import { isLong } from '../../helpers/long.ts';
import { chart, list, ready } from '../features/map/map-page.ts';
import { type Flows, type FullWindows } from './over-full-set.ts';

/** Reads the view of the map, as it is stored for the next visit. */
async function viewOf(page: Page): Promise<View> {
  const [stored, size] = await Promise.all([page.evaluate(() => localStorage.getItem('aeroshelf.map')), chart(page).boundingBox()]);
  const { latitude, longitude, zoom } = JSON.parse(stored ?? '{}') as View;
  return { latitude, longitude, zoom, width: size?.width ?? 0, height: size?.height ?? 0 };
}

/** A link has a code of the airport where that means it. */
const idsIn = async (page: Page, name: string, answer: FullWindows['answer']): Promise<string[]> =>
  Promise.all((await keysIn(page, name)).map(async (key) => (await answer<{ id: string }>(`/airports/${key}`)).id));

const keysIn = (page: Page, name: string) =>
  page
    .getByRole('list', { name, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));

const ofKinds = (wanted: readonly Kind[]) =>
  encodeURIComponent(JSON.stringify({ OR: wanted.map((kind) => ({ facilityType: sourceWord[kind] })) }));

/** The source's own word for a kind, which the filter on `facilityType` takes. */
const sourceWord: Record<Kind, string> = {
  large: 'large_airport',
  medium: 'medium_airport',
  small: 'small_airport',
  heliport: 'heliport',
  seaplane: 'seaplane_base',
  balloonport: 'balloonport',
  closed: 'closed',
};

/** Closed ones are hidden until the legend is asked for them. */
const open = kinds.filter((kind) => kind !== 'closed');

/** Collects the airports of the list next to the map, all of them, and of the API's answer for the same part of the world. */
async function twins(page: Page, answer: FullWindows['answer']): Promise<{ shown: string[]; given: string[] }> {
  const more = list(page).getByRole('button', { name: /^Show \d+ more$/ });
  while (await more.isVisible()) await more.click();
  const view = await viewOf(page);
  const { items } = await answer<AirportList>(`/airports?limit=300&bbox=${boxText(boxOf(view))}&filter=${ofKinds(open)}`);
  return { shown: (await idsIn(page, map.airports, answer)).sort(), given: items.map(({ id }) => id).sort() };
}

export const mapFlows: Flows = ({ visit, answer }) =>
  describe('the map', () => {
    const atFirst = '47.00000, 8.00000';

    async function openMap(address: string) {
      const page = await visit(address);
      // Keys and buttons move the map at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await ready(page);
      return page;
    }

    async function agrees(page: Page): Promise<void> {
      await expect
        .poll(async () => {
          const { shown, given } = await twins(page, answer);
          return given.length > 0 && shown.join() === given.join() ? 'the same' : `${shown.length} shown, ${given.length} given`;
        })
        .toBe('the same');
    }

    it('lists next to it what the API gives for the same box, also after keys panned and zoomed it, and so what is nearest', async () => {
      const page = await openMap('/ui/?at=47,8#/map');
      await expect.poll(() => viewOf(page)).toMatchObject({ latitude: 47, zoom: 9 });
      const start = await viewOf(page);
      await agrees(page);
      await chart(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('+');
      await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(start.zoom);
      await expect.poll(async () => (await viewOf(page)).longitude).toBeGreaterThan(start.longitude);
      await agrees(page);

      await page.keyboard.press('c');
      const panel = page.getByRole('region', { name: map.here });
      const position = async () => /\n(-?\d+\.\d{5}, -?\d+\.\d{5})\n/.exec(await panel.innerText())?.[1] ?? atFirst;
      await expect.poll(position).not.toBe(atFirst);
      const near = (await position()).replace(' ', '');
      const nearest = await idsIn(page, common.nearestAirports, answer);
      expect(nearest.length).toBeGreaterThan(2);
      const { items } = await answer<AirportList>(`/airports?near=${near},100&limit=${nearest.length}&filter=${ofKinds(open)}`);
      expect(nearest).toEqual(items.map(({ id }) => id));
    });

    // A map of the worldwide set takes a quarter of a minute to draw in software: beyond one it is drawn in the long run alone.
    it.runIf(isLong)('has every airport of the world, drawn or counted', async () => {
      const page = await openMap('/ui/#/map');
      await page.getByRole('button', { name: map.world }).click();
      await expect.poll(async () => (await viewOf(page)).zoom).toBe(1);
      const { totalCount } = await answer<AirportList>(`/airports?limit=1&bbox=${boxText(boxOf(await viewOf(page)))}`);
      const text = await list(page).innerText();
      const drawn = /([\d,]+) drawn/.exec(text)?.[1];
      const undrawn = [...text.matchAll(/([\d,]+) (?:large airports?|medium|small|heliport|seaplane|balloonport|closed)/g)];
      const numbers = [drawn, ...undrawn.map(([, number]) => number)].map((number = '') => Number(number.replaceAll(',', '')));
      expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(totalCount);
      expect(totalCount).toBeGreaterThan(80_000);
    });
  });
