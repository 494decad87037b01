import { describe, expect, it } from 'vitest';
import { accessibilityFaults, endOf } from '../open-window.ts';
import { goTo } from '../session-by-key.ts';
import type { Flows } from './over-full-set.ts';

/** A heading of each screen, of any level, that stands when its data has come. */
const screens = [
  ['/', 'Airports'],
  ['/airports/LSZH', 'Nearest airports'],
  ['/airports?country=CH&private=no&sort=-elevation', 'Airports'],
  ['/compare/LSGG,LFPG,KJFK,EGLL', 'Side by side'],
  ['/notams/EGLL', 'NOTAMs'],
  ['/map', 'Airports in view'],
  ['/data', 'Fetching'],
  ['/data/sources', 'Bulletin'],
  ['/data/versions', 'Versions'],
  ['/data/differences', 'Airports that differ'],
  ['/data/conflicts', 'Conflicts'],
  ['/data/packs', 'Backup'],
  ['/api', 'Callers of this run'],
  ['/api/docs', 'GET /search'],
  ['/api/access', 'Who asks'],
  ['/settings', 'Network and data'],
  ['/about', 'Licences of what is bundled'],
] as const;

const widths = [480, 1280, 1920];

export const looksFlows: Flows = ({ open, server }) =>
  describe('every screen', () => {
    it.each(screens)(
      'has nothing that axe finds at %s in light or dark, is as wide as its window, and tells the ages of its data',
      async (path, heading) => {
        const { users, sessions } = server().core;
        const owner = users.find('owner');
        const token = owner === undefined ? '' : await sessions.tokenFor(owner);
        const opened = await open('/ui/#/nowhere', { bridge: { token, firstKey: null } });
        const { page } = opened;
        await goTo(page, path);
        await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
        await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
          expect(await accessibilityFaults(page), colorScheme).toEqual([]);
        }
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const reaches = () => page.evaluate(() => [document.documentElement, document.querySelector('#content')].map((part) => part?.scrollWidth));
          await expect.poll(reaches).toEqual([width, width]);
        }
        const bar = page.getByRole('contentinfo');
        await bar.getByText('World').waitFor();
        expect(await bar.getByText(/ old · (fresh|ageing|stale)$/).count()).toBe(2);
        expect(await endOf(opened)).toEqual([]);
      },
    );
  });
