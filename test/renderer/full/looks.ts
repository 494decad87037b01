import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { endOf, faultsInBothThemes } from '../open-window.ts';
import { times } from '../../helpers/long.ts';
import { goTo } from '../session-by-key.ts';
import { ageInWords } from './full-set.ts';
import { patiently, type Flows } from './over-full-set.ts';

/** A heading of each screen that shows data, of any level, that is there once it has loaded; looks.e2e.test.ts has the others. */
const screens = [
  ['/search', 'Find an airport'],
  ['/airports/LSZH', 'Nearest airports'],
  ['/airports?country=CH&private=no&sort=-elevation', 'Airports'],
  ['/compare/LSGG,LFPG,KJFK,EGLL', 'Side by side'],
  ['/notams/EGLL', 'NOTAMs'],
  ['/map', 'Airports in view'],
  ['/data', 'Updates'],
  ['/data/sources', 'Bulletin'],
  ['/data/versions', 'Versions'],
  ['/data/differences', 'Airports that differ'],
  ['/data/conflicts', 'Conflicts'],
  ['/api', 'Recent clients'],
] as const;

/** Each of them is seen over the starter set by looks.e2e.test.ts. */
const looked = screens.filter((_, index) => index % times(12, 1) === 1 % times(12, 1));

const widths = [480, 1920, 1280];

async function show(page: Page, path: string, heading: string): Promise<void> {
  await goTo(page, path);
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.getByText('Still loading').waitFor({ state: 'detached' });
}

/** Pixels that the page and its content reach to. */
const reach = (page: Page) =>
  page.evaluate(() => [document.documentElement, document.querySelector('#content')].map((part) => part?.scrollWidth));

export const looksFlows: Flows = ({ open, server }) => {
  const owned = async () => {
    const { users, sessions } = server().core;
    const owner = users.find('owner');
    if (owner === undefined) throw new Error('The server has no owner.');
    return open('/ui/#/nowhere', { bridge: { token: await sessions.tokenFor(owner), firstKey: null } });
  };

  describe('every screen', () => {
    it('has nothing that axe finds in light or dark, and shows the ages of its data', { timeout: 180_000 }, async () => {
      const opened = await owned();
      const { page } = opened;
      const bar = page.getByRole('contentinfo');
      for (const [path, heading] of looked) {
        await show(page, path, heading);
        expect(await faultsInBothThemes(page), path).toEqual([]);
        await bar.getByText('World').waitFor();
        expect(await bar.getByText(ageInWords).count(), path).toBe(2);
      }
      expect(await endOf(opened)).toEqual([]);
    });

    it('is as wide as its window, from narrow to wide', { timeout: 180_000 }, async () => {
      const opened = await owned();
      const { page } = opened;
      for (const [path, heading] of looked) {
        await show(page, path, heading);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => reach(page), { ...patiently, message: path }).toEqual([width, width]);
        }
      }
      expect(await endOf(opened)).toEqual([]);
    });
  });
};
