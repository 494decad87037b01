import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WITHOUT_MAP, describeWindows, faultsInBothThemes } from '../../../open-window.ts';
import { box, tabTo } from '../route-page.ts';

const MOMENT = '2026-11-22T06:00:00Z';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const message = (page: Page) => page.getByRole('dialog', { name: 'Flight plan' }).locator('code');
const text = 'N0110VFR LSGG GVA LFPG';

describeWindows('the flight plan of the Route screen', { at: MOMENT }, ({ server, visit }) => {
  it('is filled in by keyboard alone from the route and by the user, with faults next to their fields, and says that it is not filed', async () => {
    const page = await visit(`/ui/#/route?text=${encodeURIComponent(text)}&depart=2026-11-22T08:00Z&wind=calm`, { width: WITHOUT_MAP });
    await page.getByRole('button', { name: 'Flight plan' }).press('Enter');
    await expect.poll(() => field(page, 'Departure aerodrome').inputValue()).toBe('LSGG');
    await expect.poll(() => field(page, 'Route').last().inputValue()).toBe('DCT GVA DCT');
    await expect.poll(() => field(page, 'DOF/ Date of flight').inputValue()).toBe('261122');
    await page.getByText('This flight plan is not filed.').first().waitFor();

    await tabTo(page, 'Identification');
    await page.keyboard.type('hb-abc');
    await page.getByText('“-” cannot be in this field. Use capitals, figures and what the field allows.').waitFor();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Backspace');
    await page.keyboard.type('abc');
    await tabTo(page, 'Type of flight');
    await page.keyboard.press('g');
    await tabTo(page, 'Type of aircraft');
    await page.keyboard.type('c172');
    await tabTo(page, 'Wake category');
    await page.keyboard.press('l');
    await tabTo(page, '10a Radio, navigation');
    await page.keyboard.type('SDFGR');
    await tabTo(page, '10b Surveillance');
    await page.keyboard.type('S');
    await page.getByText('“R” needs PBN/ in item 18.').waitFor();
    await tabTo(page, 'PBN/ Capabilities');
    await page.keyboard.type('B2');
    await page.getByText('“R” needs PBN/ in item 18.').waitFor({ state: 'detached' });
    await tabTo(page, 'E/ Endurance');
    await page.keyboard.type('0430');
    await page.getByText('No fault found.').last().waitFor();
    await expect
      .poll(() => message(page).innerText())
      .toMatch(/^\(FPL-HBABC-VG\n-C172\/L-SDFGR\/S\n-LSGG0800\n-N0110VFR DCT GVA DCT\n-LFPG0\d\d\d\n-PBN\/B2 DOF\/261122\n-E\/0430\)$/);
    await page.reload();
    await page.getByRole('button', { name: 'Flight plan' }).click();
    await expect.poll(() => message(page).innerText()).toContain('-C172/L-SDFGR/S');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  it('says the telephony of an airline that is stored', async () => {
    server().core.airlines.put([
      {
        id: '00000000-0000-4000-8000-000000000001',
        createdAt: MOMENT,
        name: 'Vega Air',
        icaoCode: 'VGA',
        callsign: 'VEGA',
        iataCode: null,
        websiteUrl: null,
        countryCode: null,
        fleetSize: null,
        operationStartDate: null,
        operationEndDate: null,
      },
    ]);
    const page = await visit(`/ui/#/route?text=${encodeURIComponent(text)}`, { width: WITHOUT_MAP });
    await page.getByRole('button', { name: 'Flight plan' }).click();
    await field(page, 'Identification').fill('VGA12');
    await page.getByText('telephony VEGA', { exact: true }).waitFor();
    await field(page, 'Identification').fill('HBVGA');
    await page.getByText('telephony VEGA', { exact: true }).waitFor({ state: 'detached' });
  });

  it('turns a message around in the box of the route, which undo takes back', async () => {
    const page = await visit('/ui/#/route', { width: 480 });
    const words = box(page).first();
    await words.fill('(FPL-HBABC-VG-C172/L-SDE/S-LSGG0800-N0110VFR DCT GVA DCT-LFPG0245-DOF/261122 RFP/Q1)');
    await page.getByRole('button', { name: 'Flight plan' }).click();
    await page.getByText('Item 18: “RFP/Q1” does not begin with an indicator of this item and is left out.').waitFor();
    await page.getByText('“E” is not a letter of this field. Remove it.').waitFor();
    await page.getByRole('button', { name: 'Return route' }).press('Enter');
    await page.getByText(/^The message is turned around\. .*Off-block time \(UTC\), Total elapsed time, DOF\/ Date of flight\./).waitFor();
    await expect.poll(() => words.inputValue()).toBe('(FPL-HBABC-VG\n-C172/L-SDE/S\n-LFPG\n-N0110VFR DCT GVA DCT\n-LSGG\n-0)');
    await expect.poll(() => field(page, 'Departure aerodrome').inputValue()).toBe('LFPG');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await words.press('Control+z');
    await expect.poll(() => words.inputValue()).toContain('-LSGG0800-');
  });
});
