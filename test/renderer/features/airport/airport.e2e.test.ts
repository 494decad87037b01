import { expect, it } from 'vitest';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import { variationAt } from '#domain/magnetic.ts';
import { ask, askWithKey } from '../../../helpers/server.ts';
import { describeWindows } from '../../open-window.ts';

const HOUR = 3_600_000;

/** `2611220300`, as items B and C are written. */
const compact = (time: number): string =>
  new Date(time)
    .toISOString()
    .replace(/^20|\D/g, '')
    .slice(0, 10);

describeWindows('the airport screen', ({ server, visit }) => {
  it('shows codes, position in degrees and as ICAO writes it, elevation in both units and the declination with its model', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const facts = page.getByRole('region', { name: 'Identity and position' });
    await facts.waitFor();
    const text = () => facts.innerText();
    await expect.poll(text).toMatch(/ICAO code\nLSGG\nIATA code\nGVA/);
    await expect.poll(text).toMatch(/46\.2\d{4}, 6\.1\d{4}\n46°14′\d\d″N 006°06′\d\d″E · 4614\d\dN00606\d\dE/);
    await expect.poll(text).toMatch(/1,4\d\d\sft\n4\d\d\sm/);
    // A magnetic model holds for five years.
    const hasModel = variationAt({ latitude: 46.24, longitude: 6.11 }, new Date()) !== undefined;
    await expect.poll(text).toMatch(hasModel ? /\d\.\d° E \(\+\d\.\d°\)\nWMM-\d{4}, for \d{4}-\d\d-\d\d/ : /Magnetic variation\nunknown/);
    await expect.poll(text).toContain('Switzerland (CH)');
  });

  it('shows the time there, and sunrise, sunset and civil twilight in the zone that it names', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const region = page.getByRole('region', { name: 'Time and sun' });
    await region.waitFor();
    const text = () => region.innerText();
    await expect.poll(text).toMatch(/\d\d [A-Z]{3} \d{4} \d{4} UTC\+[12]\nEurope\/Zurich/);
    await expect.poll(text).toMatch(/Civil twilight begins\n0\d{3}Z\nSunrise\n0\d{3}Z\nSunset\n\d{4}Z\nCivil twilight ends\n\d{4}Z/);
    await expect.poll(text).toMatch(/times in UTC/);
  });

  it('says in words that there is no sunrise at the pole', async () => {
    const page = await visit('/ui/#/airports/NZSP');
    const region = page.getByRole('region', { name: 'Time and sun' });
    await region
      .getByText(/^none: the sun does not (set|rise) today$/)
      .first()
      .waitFor();
  });

  it('shows every runway end with its true heading, and says unknown where a value is not known', async () => {
    const airport = (await ask(server(), '/airports/LSGG')).json as AirportWithParts;
    const runway = airport.runways.find(({ isClosed }) => isClosed !== true);
    const page = await visit('/ui/#/airports/LSGG');
    const table = page.getByRole('group', { name: 'Runways', exact: true }).getByRole('table');
    await table.waitFor();
    await expect.poll(() => table.getByRole('rowheader').first().innerText()).toBe(runway?.name);
    const ends = airport.runways.flatMap((one) => [one.lowEndIdent, one.highEndIdent]);
    for (const end of ends)
      await table
        .getByText(end ?? '', { exact: true })
        .first()
        .waitFor();
    const unknown = airport.runways
      .flatMap((one) => [one.lowEndDisplacedThreshold, one.highEndDisplacedThreshold])
      .filter((value) => value === null);
    await expect.poll(() => table.getByText('DTHR unknown', { exact: true }).count()).toBe(unknown.length);
    // A row for each runway, and no more columns than are seen at once.
    await expect.poll(() => table.locator('tbody tr').count()).toBe(airport.runways.length);
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(7);
    await expect.poll(() => table.innerText()).toMatch(/Surface[\s\S]*hard/);
  });

  it('lists frequencies in MHz with three decimals, the ATIS before the tower', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const rows = page.getByRole('region', { name: 'Frequencies' }).getByRole('row');
    await rows.nth(1).waitFor();
    await rows.filter({ hasText: 'ATIS' }).first().waitFor();
    const lines = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => [...row.querySelectorAll('th[scope=row], td')].map((cell) => cell.textContent)),
    );
    expect(lines.every(([frequency]) => /^\d{2,3}\.\d{3}$/.test(frequency ?? ''))).toBe(true);
    const kinds = lines.map(([, kind]) => kind);
    expect(kinds.indexOf('ATIS')).toBeLessThan(kinds.indexOf('TWR'));
  });

  it('shows where its data comes from and how old it is', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const { source } = server().core.status();
    const origin = page.getByRole('group', { name: 'Sources' });
    await expect.poll(() => origin.innerText()).toMatch(/ICAO code, .*runways/);
    const row = origin.getByRole('row').nth(1);
    await expect.poll(() => row.getByRole('rowheader').innerText()).toBe(source);
    await expect.poll(() => row.innerText()).toMatch(/\d\d [A-Z]{3} \d{4} \d{4}Z\s+(?:\S.* old|dated in the future)/);
  });

  it('never says that a place has no NOTAMs, only that none is in the imported data', async () => {
    const page = await visit('/ui/#/airports/NZSP');
    const notams = page.getByRole('region', { name: 'NOTAMs' });
    await notams.getByText(/^No matches in (your data|the data imported .*) for NZSP/).waitFor();
  });

  it('lists the state of the surface by runway: the worst third, what lies there, and when it was observed', async () => {
    const now = Date.now();
    const report = (number: string, runway: string, condition: string, hours: number) =>
      [
        `(${number} NOTAMN`,
        'Q) LSAS/QMRXX/IV/NBO/A/000/999/4614N00607E005',
        `A) LSGG B) ${compact(now - hours * HOUR)} C) ${compact(now + 24 * HOUR)}`,
        `E) RWY ${runway} FICON ${condition} OBS AT ${compact(now - hours * HOUR)})`,
      ].join('\n');
    // Ages are rounded up, so that half an hour less is the same however long the page takes.
    const body = [report('A9001/26', '22', '5/1/3 100 PCT ICE', 9.5), report('A9002/26', '04', '5/5/5 100 PCT WET', 2.5)].join('\n\n');
    expect((await askWithKey(server(), 'POST', '/notams/import', body)).status).toBe(200);
    const page = await visit('/ui/#/airports/LSGG');
    const table = page.getByRole('region', { name: 'Runway condition' }).getByRole('table');
    await table.waitFor();
    const shown = async () => (await table.getByRole('row').allInnerTexts()).slice(1).map((text) => text.split(/\s*[\n\t]\s*/));
    const observed = /^\d\d [A-Z]{3} \d{4} \d{4}Z$/;
    await expect.poll(shown).toEqual([
      ['04', '5, good', 'wet', 'unknown', expect.stringMatching(observed), '3 hours old', 'A9002/26'],
      [
        '22',
        '1, poor',
        'ice',
        'unknown',
        expect.stringMatching(observed),
        '10 hours old: past the 8 hours that a report is valid at most',
        'A9001/26',
      ],
    ]);
  });

  it('says that an airport is not in the dataset', async () => {
    const page = await visit('/ui/#/airports/QQQQ', { troubles: /404/ });
    await page.getByRole('heading', { name: 'Not in the dataset' }).waitFor();
    await page.getByText('No airport in the dataset has the code or identifier QQQQ.').waitFor();
  });
});
