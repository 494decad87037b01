import { expect, it } from 'vitest';
import { describeInChromium } from '../../../../helpers/browser.ts';
import { endOf, faultsInBothThemes, windows } from '../../../open-window.ts';
import { takeKey } from '../../../session-by-key.ts';

const notam = (number: string, at: string, limits: string) =>
  `(${number} NOTAMN\nQ) LSAS/QRDCA/IV/NBO/W/000/999/${at}\nA) LSAS B) 2611210000 C) 2611232359\nE) AREA ACTIVE.\n${limits})\n\n`;

describeInChromium('the vertical profile', () => {
  const { open, server } = windows({ at: '2026-11-22T06:00:00Z' });

  it('shows planned levels and the areas of NOTAMs with limits and times, as a picture and as tables; it says that it has no terrain', async () => {
    const text =
      notam('A0001/26', '4700N00750E008', 'F) 2000FT AMSL G) FL105') + notam('A0002/26', '4728N00833E006', 'F) SFC G) 500FT AGL');
    await server().core.notams.import([{ name: 'two.txt', pieces: [Buffer.from(text)] }]);
    const opened = await open('/ui/#/route?text=LSGG/N0105F085+LSZH&wind=calm&depart=2026-11-22T09:00Z', { width: 480 });
    const { page } = opened;
    const profile = page.getByRole('region', { name: 'Vertical profile' });
    await profile.getByText('Only the levels of the legs are drawn, without climb and descent.').waitFor();
    await profile.getByText('Sign in to see NOTAM areas: without a key only five NOTAMs are available').waitFor();
    await takeKey(page, server().key, '/route');
    for (const [name, figure] of [
      ['Climb (ft/min)', '500'],
      ['TAS in climb (kt)', '75'],
      ['Descent (ft/min)', '500'],
      ['TAS in descent (kt)', '100'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(figure);
    const picture = profile.getByRole('img', { name: /^Vertical profile over 12\d\.\d NM with 2 NOTAM areas/ });
    await picture.getByText('TOC').waitFor();
    await picture.getByText('No terrain in the data').waitFor();
    await picture.getByText('A0001/26').waitFor();
    const areas = profile.getByRole('group', { name: 'NOTAM areas along the route' });
    await areas
      .getByRole('row', { name: /^A0001\/26 2000FT AMSL – FL105 21 NOV 2026 0000Z – 23 NOV 2026 2359Z [67]\d\.\d – 9\d\.\d 09:\d\dZ – / })
      .waitFor();
    await areas.getByRole('row', { name: /^A0002\/26 SFC – 500FT AGL, altitude unknown / }).waitFor();
    await profile.getByText('Profile as a table').press('Enter');
    await profile
      .getByRole('group', { name: 'Profile as a table' })
      .getByRole('row', { name: /^Top of climb 1\d\.\d 8,500 ft/ })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await endOf(opened)).toEqual([]);
  });
});
