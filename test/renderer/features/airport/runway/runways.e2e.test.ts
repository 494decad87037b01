import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { AirportList, AirportWithParts } from '#contract/airports/airport.ts';
import { ask } from '../../../../helpers/server.ts';
import { describeWindows, faultsInBothThemes, settledBox, typeInBox } from '../../../open-window.ts';

const diagram = (page: Page) => page.getByRole('img', { name: /^Runway diagram of LSGG/ });
const handle = (page: Page) => page.getByRole('slider', { name: 'Wind on the diagram' });
const windBox = (page: Page) => page.getByRole('textbox', { name: 'Wind', exact: true });
const windRow = (page: Page, end: string, table = 'Wind by runway') =>
  page
    .getByRole('group', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: end, exact: true }) });
const best = (page: Page) => page.getByText(/^Wind from \d/);

// The magnetic model holds, and no sample closes the runway: its hours are 23:00 to 04:00.
describeWindows('the runways of an airport', { at: '2026-11-21T12:00:00Z' }, ({ server, visit }) => {
  it('are drawn with their designators, a scale bar and north, and are a picture that names them to screen readers', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    await diagram(page).waitFor();
    const airport = (await ask(server(), '/airports/LSGG')).json as AirportWithParts;
    const label = () => diagram(page).getAttribute('aria-label');
    const texts = () => diagram(page).locator('text').allTextContents();
    for (const { name, lowEndIdent, highEndIdent } of airport.runways) {
      await expect.poll(label).toContain(name);
      await expect.poll(texts).toEqual(expect.arrayContaining([lowEndIdent, highEndIdent]));
    }
    await expect.poll(texts).toEqual(expect.arrayContaining(['N', 'MN', expect.stringMatching(/^[125]0*(,000)?\sft$/)]));
  });

  it('show the components of a typed wind on every end, the best one marked, and say what is wrong with a wind', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    await windBox(page).fill('24015G25KT');
    await windBox(page).press('Enter');
    await best(page).waitFor();
    await expect
      .poll(() => best(page).innerText())
      .toMatch(
        /^Wind from 240° true, 15\skt gusting 25\skt\. Best 22: 1[45] kt headwind, \d kt crosswind from the right, \d kt in gusts\.$/,
      );
    const table = page.getByRole('group', { name: 'Wind by runway' });
    await expect.poll(() => table.getByRole('row').filter({ hasText: 'best' }).getByRole('rowheader').allInnerTexts()).toEqual(['22']);
    await expect.poll(() => table.getByRole('row').nth(1).innerText()).toMatch(/tailwind/);
    // The end is favoured in the picture too, with the crosswind across its threshold.
    await expect.poll(() => diagram(page).locator('[data-best=true] text').allTextContents()).toEqual(['22']);
    await expect.poll(() => diagram(page).locator('[data-crosswind]').count()).toBeGreaterThan(1);
    // Each end has its own side where the wind is across the runway.
    await windBox(page).fill('136/15');
    await windBox(page).press('Enter');
    const across = (side: string) => `no head- or tailwind, 15 kt crosswind from the ${side}`;
    await page.getByText(`Best 04: ${across('right')}; 22: ${across('left')}.`).waitFor();
    await windBox(page).fill('24015G25KT');
    await windBox(page).press('Enter');
    await page.getByText('magnetic', { exact: true }).first().click();
    await page.getByText(/^Wind from 23\d° magnetic/).waitFor();
    await windBox(page).fill('400');
    await expect.poll(() => windBox(page).getAttribute('aria-invalid')).not.toBe('true');
    await windBox(page).press('Enter');
    await page.getByText('Add the speed: 240/15, or 240V300/15.').waitFor();
    await expect.poll(() => best(page).count()).toBe(0);
  });

  it('take each form of a wind typed key by key, and settle it on Enter or on leaving the box', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    const box = windBox(page);
    for (const [typed, ending, settled] of [
      ['240/15G25', 'Enter', '24015G25KT'],
      ['24015G25KT', 'Tab', '24015G25KT'],
      ['240 15', 'Enter', '24015KT'],
      ['VRB05KT', 'Tab', 'VRB05KT'],
      ['240V300/15', 'Enter', '27015KT 240V300'],
    ] as const) {
      await box.fill('');
      await box.pressSequentially(typed);
      await expect.poll(() => box.inputValue()).toBe(typed);
      await box.press(ending);
      await expect.poll(() => box.inputValue()).toBe(settled);
      await expect.poll(() => box.getAttribute('aria-invalid')).not.toBe('true');
    }
  });

  it('take the wind from the handle by the arrow keys and by the mouse', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    await handle(page).focus();
    await expect.poll(() => handle(page).getAttribute('aria-valuetext')).toBe('no wind entered');
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'PageUp', 'ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => handle(page).getAttribute('aria-valuetext')).toBe('from 019° true, 6\u00A0kt');
    await expect.poll(() => windBox(page).inputValue()).toBe('01906KT');
    const box = await settledBox(diagram(page));
    const from = await settledBox(handle(page));
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    // A knot is a unit of 400 outside the ring of 156.
    await page.mouse.move(box.x + box.width / 2 + ((156 + 20) / 400) * box.width, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByText(/^Wind from 090° true, (19|20|21)\skt/).waitFor();
  });

  it('mark the end that the box was asked for, and show its row also where it was below the window', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    await diagram(page).waitFor();
    const marked = page.locator('tr[aria-current]');
    await expect.poll(() => marked.count()).toBe(0);
    await typeInBox(page, 'KJFK 31R', '/');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/airports\/KJFK/);
    await marked.waitFor();
    await expect.poll(() => marked.getByRole('rowheader').innerText()).toBe('13L/31R');
    await expect.poll(() => marked.locator('[data-marked=true]').first().innerText()).toMatch(/^31R/);
    const isInSight = (row: Element) => row.getBoundingClientRect().bottom <= innerHeight && row.getBoundingClientRect().top >= 0;
    await expect.poll(() => marked.evaluate(isInSight)).toBe(true);
    await typeInBox(page, 'KJFK 4L', '/');
    await page.keyboard.press('Enter');
    await expect.poll(() => marked.getByRole('rowheader').innerText()).toBe('04L/22R');
    expect(await faultsInBothThemes(page)).toEqual([]);
    const link = await visit('/ui/#/airports/KJFK?runway=31L');
    await expect.poll(() => link.locator('tr[aria-current]').getByRole('rowheader').innerText()).toBe('13R/31L');
  });

  it('say which are estimated, and draw them dashed', async () => {
    const { items } = (await ask(server(), '/airports?limit=300')).json as AirportList;
    const all = await Promise.all(items.map(async ({ id }) => (await ask(server(), `/airports/${id}`)).json as AirportWithParts));
    const without = all.find(({ runways }) =>
      runways.some(
        ({ lowEndLatitude, lowEndHeading, highEndIdent, length }) =>
          lowEndLatitude === null && lowEndHeading !== null && highEndIdent !== null && length !== null,
      ),
    );
    if (without === undefined) throw new Error('every runway of the starter set has coordinates');
    const page = await visit(`/ui/#/airports/${without.id}`);
    await page.getByText(/^Estimated, without coordinates: /).waitFor();
    await expect.poll(() => page.locator('[data-estimated=true]').count()).toBeGreaterThan(0);
  });

  it('are in the units that the user chose', async () => {
    const page = await visit('/ui/#/airports/LSGG');
    await diagram(page).waitFor();
    await page.evaluate(() =>
      localStorage.setItem('aeroshelf.settings', JSON.stringify({ lengthUnit: 'm', timeZone: 'airport', language: 'fr' })),
    );
    await page.reload();
    const table = page.getByRole('group', { name: 'Pistes', exact: true });
    await table.waitFor();
    await expect.poll(() => table.innerText()).toMatch(/3\s899\sm × .*\s12\s795\sft × /);
    await page.getByText(/heures en Europe\/Zurich/).waitFor();
  });

  it('that may be closed are crossed out and called so, not closed', async () => {
    const text =
      '(A0777/26 NOTAMN\nQ) EGTT/QMRXX/IV/NBO/A/000/999/5128N00028W005\nA) EGLL B) 2611200000 C) 2611302359\nE) RWY 09L/27R SUBJECT TO CLOSURE.)';
    await server().core.notams.import([{ name: 'one.txt', pieces: [Buffer.from(text)] }]);
    const page = await visit('/ui/#/airports/EGLL');
    const picture = page.getByRole('img', { name: /^Runway diagram of EGLL/ });
    await expect.poll(() => picture.getAttribute('aria-label')).toContain('09L/27R may be closed');
    await expect.poll(() => picture.locator('text').allTextContents()).toEqual(expect.arrayContaining(['may be closed']));
    await page.getByText('crossed out: closed or may be closed').waitFor();
    // Whether it is closed is not known, so that its figures stay.
    await windBox(page).fill('24015KT');
    await windBox(page).press('Enter');
    await expect.poll(() => windRow(page, '27R').innerText()).toMatch(/headwind[^]*from the[^]*may be closed/);
  });

  it('that are closed show no wind and no length to land on', async () => {
    const text =
      '(A0778/26 NOTAMN\nQ) KZNY/QMRLC/IV/NBO/A/000/999/4038N07346W005\nA) KJFK B) 2611200000 C) 2611302359\nE) RWY 13R/31L CLSD.)';
    const page = await visit('/ui/#/airports/KJFK');
    const landings = () => page.locator('tr', { has: page.getByRole('rowheader', { name: '13R/31L' }) }).getByText(/ beyond$/);
    await expect.poll(() => landings().count()).toBeGreaterThan(0);
    const { notams, weather } = server().core;
    await weather.import([() => Promise.resolve(Buffer.from('METAR KJFK 211150Z 31015KT CAVOK 12/10 Q0998='))], { isDryRun: false });
    await notams.import([{ name: 'closed.txt', pieces: [Buffer.from(text)] }]);
    await windBox(page).fill('31015KT');
    await windBox(page).press('Enter');
    await expect.poll(() => windRow(page, '31R').innerText()).toMatch(/headwind/);
    await expect.poll(() => windRow(page, '31L').innerText()).toMatch(/^31L\s+closed$/);
    const ofReport = 'Wind of the report on each end';
    await expect.poll(() => windRow(page, '31R', ofReport).innerText()).toMatch(/headwind[^]*best/);
    await expect.poll(() => windRow(page, '31L', ofReport).innerText()).toMatch(/^31L\s+closed$/);
    await expect.poll(() => landings().count()).toBe(0);
  });
});
