/** Every screen in a narrow window and at a zoom of 200 %: nothing is reached by scrolling sideways alone, and axe finds nothing. */
import { beforeAll, expect, it } from 'vitest';
import { screens } from '#renderer/app/screens.ts';
import { en } from '#renderer/i18n/en/en.ts';
import { bulletin } from '../../helpers/bulletin.ts';
import { isLong } from '../../helpers/long.ts';
import { accessibilityFaults, describeWindows, goTo, settledBox, type Opened, ownerOf, ownersBridge } from '../open-window.ts';

const flight = 'text=N0120A055+LSGG+LSZH&depart=2026-11-22T20:00Z&wind=240/15';
const walked = [
  ...screens.map(({ path }) => path),
  '/airports/LSGG',
  '/compare/LSGG,LFPG',
  '/notams/LSGG',
  `/route?${flight}`,
  `/briefing?${flight}`,
  '/data/sources',
  '/data/versions',
  '/data/differences',
  '/data/conflicts',
  '/data/packs',
  '/api/docs',
  '/api/access',
];
/** A window of 1280 × 800 has half of each at 200 %, in pixels of the page. */
const zoomed = { width: 640, height: 400 };
const widths = [320, 360, zoomed.width] as const;
const themes = ['light', 'dark'] as const;

const notam = (number: number, text: string, until = '2611302359') =>
  `(A${String(number).padStart(4, '0')}/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) ${until}\nE) ${text})`;

describeWindows('in a narrow window', { at: '2026-11-22T18:00:00Z' }, ({ open, server }) => {
  let window: Opened;
  beforeAll(async () => {
    const { core } = server();
    const owner = ownerOf(server());
    const texts = Array.from({ length: 12 }, (_, place) => notam(place + 1, `RWY 04/22 CLSD DUE WIP OF PHASE ${place}.`));
    // What is hidden is said above the list, in a line that takes room.
    texts.push(notam(20, 'TWY B CLSD.', '2611220600'));
    await core.notams.import([{ name: 'own.txt', pieces: [Buffer.from(texts.join('\n\n'))] }]);
    core.userData.favourites.add(owner.id, 'LSGG');
    core.userData.routes.add(owner.id, { text: 'LSGG LFPG', name: 'To Paris' }, null);
    window = await open('/ui/#/nowhere', { bridge: await ownersBridge(server()) });
  });

  it.each(walked.map((path, at) => [path, at] as const))('nothing of %s is outside the window, and axe finds nothing', async (path, at) => {
    const { page, troubles } = window;
    await page.setViewportSize({ width: 1280, height: 800 });
    await goTo(page, '/nowhere');
    await goTo(page, path);
    const faults: string[] = [];
    for (const [place, width] of widths.entries()) {
      await page.setViewportSize({ width, height: width === zoomed.width ? zoomed.height : 740 });
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      const over = () =>
        page.evaluate(() => {
          const content = document.querySelector('#content');
          return Math.max(
            document.documentElement.scrollWidth - innerWidth,
            content === null ? 0 : content.scrollWidth - content.clientWidth,
          );
        });
      // A width may need a frame of drawing; what stays too wide fails.
      await expect.poll(over, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
      // One width is looked at in one theme, the others at the next screens.
      if (width === 320 || (!isLong && place !== 1 + (at % 2))) continue;
      for (const colorScheme of isLong ? themes : themes.filter((_, index) => index === (at >> 1) % 2)) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
        faults.push(...(await accessibilityFaults(page)).map((fault) => `${width} px, ${colorScheme}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(troubles.splice(0)).toEqual([]);
  });

  it('what is fetched and what it covers is read without scrolling a table sideways', async () => {
    const { core } = server();
    core.sources.add({ kind: 'navCanada', completeFor: ['CYOW', 'CYVR'], everyHours: null });
    const whole = bulletin({ issued: '2026-11-22T06:00:00Z', regions: ['EGTT', 'EGPX'], aerodromes: ['EGLL', 'EGKK', 'EGPF'] });
    await core.notams.import([{ name: 'United Kingdom bulletin.xml', pieces: [Buffer.from(whole)] }]);
    const { page } = window;
    await page.setViewportSize({ width: 360, height: 740 });
    await goTo(page, '/data/sources');
    for (const name of ['What to fetch', 'NOTAM coverage']) {
      const table = page.getByRole('table').locator('xpath=..').and(page.getByLabel(name));
      await table.waitFor();
      await expect.poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), { message: name }).toBe(0);
    }
  });

  it.each([320, zoomed.width])('the disclaimer is read whole at %i px', async (width) => {
    const { page } = window;
    await page.setViewportSize({ width, height: zoomed.height });
    const disclaimer = page.getByText(en.common.notForNavigation, { exact: true });
    await expect.poll(() => disclaimer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('the first NOTAM is in sight at a zoom of 200 %', async () => {
    const { page } = window;
    await goTo(page, '/notams/LSGG');
    await page.setViewportSize(zoomed);
    const first = page.locator('[data-index="0"]').first();
    await first.waitFor();
    await page.locator('#content').evaluate((content) => content.scrollTo(0, 0));
    const { y } = await settledBox(first);
    expect(y).toBeGreaterThan(0);
    expect(y + 24).toBeLessThanOrEqual(zoomed.height);
  });
});
