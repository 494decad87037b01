import { describe, expect, it } from 'vitest';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import { common } from '#words/en/common.ts';

import { goTo } from '../open-window.ts';
import type { Flows } from './over-full-set.ts';

export const airportFlows: Flows = ({ visit, answer }) =>
  describe('the page of an airport', () => {
    it('draws as many runways as the API gives', async () => {
      const page = await visit('/ui/');
      for (const code of ['LSZH', 'EHAM', 'KORD', 'NZAA']) {
        const { name, runways } = await answer<AirportWithParts>(`/airports/${code}`);
        expect(runways.length).toBeGreaterThan(1);
        await goTo(page, `/airports/${code}`);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        const label = await page.getByRole('img', { name: new RegExp(`^Runway diagram of ${code}`) }).getAttribute('aria-label');
        for (const runway of runways) expect(label).toMatch(new RegExp(`[:,] ${runway.name}( [^,.]*)?[,.]`));
        expect(label?.split(/: |\. /)[1]?.split(', ')).toHaveLength(runways.length);
        const rows = page.getByRole('group', { name: common.runways, exact: true }).getByRole('rowheader');
        await expect.poll(() => rows.count()).toBe(runways.length);
      }
    });
  });
