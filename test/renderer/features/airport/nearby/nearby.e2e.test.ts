import { expect, it } from 'vitest';
import type { AirportList } from '#contract/airports/airport.ts';
import type { NotamList } from '#contract/notams/notam.ts';
import { ask } from '../../../../helpers/server.ts';
import { describeWindows } from '../../../open-window.ts';

/** When a sample NOTAM closes a runway. */
const NOW = '2026-11-21T12:00:00Z';

describeWindows('what is around and about an airport', { at: NOW }, ({ server, visit }) => {
  it('lists the nearest airports with distance and bearing, as the server orders them', async () => {
    const { items } = (
      await ask(
        server(),
        '/airports?near=46.238,6.109,2000&limit=9&filter={"facilityType":{"in":["airport","seaplaneBase"]},"isClosed":false}',
      )
    ).json as AirportList;
    const page = await visit('/ui/#/airports/LSGG');
    const rows = page.getByRole('region', { name: 'Nearest airports' }).getByRole('row');
    await rows.nth(1).waitFor();
    const names = items.map(({ name }) => name).filter((name) => !name.startsWith('Gen'));
    await expect.poll(() => rows.evaluateAll((all) => all.slice(1).map((row) => row.querySelector('td')?.textContent))).toEqual(names);
    await expect.poll(() => rows.nth(1).innerText()).toMatch(/\d\sNM\s+\d{3}°$/);
    await rows.nth(1).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
  });

  it('lists the navaids within 40 NM with frequency, distance and both bearings, and each leads to the map', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const row = page.getByRole('region', { name: 'Navaids near' }).getByRole('row', { name: /^GVA/ });
    await row.waitFor();
    await expect
      .poll(() => row.innerText())
      .toMatch(/^GVA\s+Geneva Cointrin\s+VOR-DME\s+115\.75 MHz\s+[\d.]+\sNM\s+\d{3}° \(\d{3}°\)\s+\+$/);
    await row.getByRole('link', { name: 'GVA', exact: true }).click();
    await page.getByRole('region', { name: 'Navaids in view' }).getByRole('link', { name: /^GVA/ }).waitFor();
  });

  it('shows at the top what a NOTAM closes, its number and until when, and marks its runway', async () => {
    const filter = encodeURIComponent('{"severity":5,"status":{"in":["active","overdue"]}}');
    const { items } = (await ask(server(), `/notams?expand=decoded&limit=50&filter=${filter}`, { headers: { 'x-api-key': server().key } }))
      .json as NotamList;
    const closing = items.find(
      ({ icao, decoded }) => icao !== null && decoded?.effects.some(({ kind, extent }) => kind === 'closesRunway' && extent === 'whole'),
    );
    if (closing === undefined) throw new Error('no sample notice in force closes a runway');
    const page = await visit(`/ui/#/airports/${closing.icao}`);
    const closures = page.getByRole('list', { name: 'Closed by NOTAM' });
    await closures
      .getByText(new RegExp(`^RWY .* closed .*\\(${closing.notamId}\\)`))
      .first()
      .waitFor();
    const notice = page.getByRole('article', { name: `NOTAM ${closing.notamId}` });
    // Enter unfolds the line.
    await notice.locator('summary').press('Enter');
    await notice
      .getByText(/RWY .* closed/)
      .first()
      .waitFor();
    await notice.getByText(/RWY .* CLSD/).waitFor();
  });
});
