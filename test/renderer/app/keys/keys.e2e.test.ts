import { afterEach, beforeAll, expect, it } from 'vitest';
import { keyList, keysOf, type KeyName } from '#renderer/components/keyboard/key-list.ts';
import { screens } from '#renderer/app/screens.ts';
import { keyInWords } from '#renderer/components/keyboard/with-key.ts';
import { en } from '#renderer/i18n/en/en.ts';
import {
  accessibilityFaults,
  describeWindows,
  faultsInBothThemes,
  goTo,
  typeInBox,
  type Opened,
  ownerOf,
  ownersBridge,
} from '../../open-window.ts';

const { keys, box } = en;
const LSGG_LSZH = '?text=LSGG+LSZH&depart=2026-11-22T20:00Z&wind=calm';

describeWindows('keys, menus and undo of every screen', ({ open, server }) => {
  /** All of them share one window of the owner. */
  let shared: Opened;
  beforeAll(async () => {
    shared = await open('/ui/#/nowhere', { bridge: await ownersBridge(server()) });
  });
  afterEach(() => {
    const troubles = shared.troubles.splice(0);
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
  });

  async function show(path: string): Promise<Opened> {
    const { page } = shared;
    // Closes what the test before has left open.
    await page.keyboard.press('Escape');
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await goTo(page, '/nowhere');
    await page.getByRole('heading', { level: 1, name: en.layout.nothingHere }).waitFor();
    await goTo(page, path);
    await page.getByRole('heading', { level: 1, name: en.layout.nothingHere }).waitFor({ state: 'detached' });
    await page.locator('h1').first().waitFor();
    return shared;
  }
  const sheet = ({ page }: Opened) => page.getByRole('dialog', { name: keys.title });

  it('? shows the keys of this screen first, on every screen', async () => {
    for (const screen of screens) {
      const { path, name } = screen;
      // The heading of the screen before is gone: a key pressed while it stays would be one of that screen.
      const window = await show(path);
      const { page } = window;
      // Where a box has the focus, it is empty.
      await page.keyboard.press('?');
      await sheet(window).waitFor();
      const titles = () => sheet(window).locator('h3').allTextContents();
      const own = 'keys' in screen ? { title: screen.label(en), ...screen.keys(en) }.title : keys.everywhere.title;
      await expect.poll(async () => [name, (await titles())[0]]).toEqual([name, own]);
      await expect.poll(() => titles()).toHaveLength(Object.keys(keyList).length);
      await page.keyboard.press('Escape');
      await sheet(window).waitFor({ state: 'detached' });
    }
    // The mouse does the same.
    const window = await show('/settings');
    await window.page.getByRole('button', { name: 'this installation' }).click();
    await window.page.getByRole('menuitem', { name: keys.button }).click();
    await sheet(window).waitFor();
  });

  it('? shows the keys again where it follows Escape at once', async () => {
    const window = await show('/settings');
    const { keyboard } = window.page;
    await keyboard.press('?');
    for (let round = 0; round < 3; round++) {
      await sheet(window).waitFor();
      // Both keys come within one frame.
      await Promise.all([keyboard.press('Escape'), keyboard.press('?')]);
    }
    await sheet(window).waitFor();
    await keyboard.press('Escape');
    await sheet(window).waitFor({ state: 'detached' });
    await keyboard.press('?');
    await sheet(window).waitFor();
    await keyboard.press('?');
    await expect.poll(() => window.page.getByRole('dialog').count()).toBe(0);
  });

  it('T jumps into the table of airports and to the first NOTAM, by one key', async () => {
    const window = await show('/airports');
    const { page } = window;
    await page.locator('[role=grid] [data-index="0"] a').waitFor();
    await page.keyboard.press('t');
    await page.locator('[role=grid]:focus').waitFor();
    await page.evaluate(() => (location.hash = '/notams'));
    await page.locator('article[data-index="0"] button').first().waitFor();
    await page.locator('h1').first().click();
    await page.keyboard.press('t');
    await page.locator('article[data-index="0"]:focus').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-index'))).toBe('0');
  });

  it('Ctrl-Z brings back what was unmarked, and the bar says what was done', async () => {
    const window = await show('/airports');
    const { page } = window;
    const { core } = server();
    const favourites = () => core.userData.favourites.list(ownerOf(server()).id).map(({ name }) => name);
    await page.locator('[role=grid] [data-index="0"] a').waitFor();
    const before = favourites();
    await page.keyboard.press('t');
    await page.keyboard.press('f');
    await expect.poll(favourites).not.toEqual(before);
    await page.getByRole('status').filter({ hasText: 'added to favourites.' }).getByRole('button', { name: en.common.undo }).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(favourites).toEqual(before);
    await page.getByRole('status').filter({ hasText: 'removed from favourites.' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('an airport of the table has a menu by right click and by key, and Escape gives the focus back', async () => {
    const window = await show('/airports');
    const { page } = window;
    await page.locator('[role=grid] [data-index="2"] a').click({ button: 'right' });
    const shown = page.getByRole('menu');
    await shown.getByRole('menuitem', { name: en.common.addToRoute }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await page.locator('[role=grid]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+F10');
    await shown.waitFor();
    await page.locator('[role=menuitem]:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role=grid]:focus').waitFor();
    await page.keyboard.press('Shift+F10');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/notams\//);
  });

  it('an airport is dragged from a list to Route, which has it', async () => {
    const window = await show('/settings');
    const { page } = window;
    await page.getByRole('combobox', { name: box.label }).fill('LSGG');
    const row = page.getByRole('option').filter({ hasText: 'LSGG' }).first();
    await row.waitFor();
    await row.dragTo(page.getByRole('navigation').getByRole('link', { name: 'Route', exact: true }));
    await page.waitForURL(/#\/route/);
    await expect.poll(() => page.locator('textarea[name=route]').inputValue()).toContain('LSGG');
  });

  it('Ctrl-P prints a screen that has no print of its own', async () => {
    const window = await show('/airports');
    await window.page.locator('[role=grid] [data-index="0"] a').waitFor();
    await window.page.evaluate(() => Object.assign(globalThis, { print: () => (document.title = 'printed') }));
    await window.page.keyboard.press('Control+p');
    expect(await window.page.title()).toBe('printed');
  });

  it('selected rows are told apart in forced colours', async () => {
    const window = await show('/settings');
    const { page } = window;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    await typeInBox(page, '');
    // What the test before has typed.
    await page.keyboard.press('Backspace');
    const options = page.getByRole('listbox', { name: box.results }).getByRole('option');
    await options.nth(1).waitFor();
    // The ground of the chosen option is not the ground of the next one.
    await expect
      .poll(() => options.evaluateAll((rows) => new Set(rows.slice(0, 2).map((row) => getComputedStyle(row).backgroundColor)).size))
      .toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('every button that has a key names it as keyboards have it, and the list of keys has it', async () => {
    const { page } = await show('/airports');
    const documented = new Set(
      Object.entries(keyList).flatMap(([screen, rows]) =>
        Object.keys(rows).map((does) => keysOf(`${screen}.${does}` as KeyName).join(' ')),
      ),
    );
    const seen = new Set<string>();
    for (const path of ['/airports', '/airports/LSGG', '/notams', '/map', `/route${LSGG_LSZH}`, `/briefing${LSGG_LSZH}`]) {
      await goTo(page, path);
      await page.locator('h1').first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      await page.locator('main [aria-keyshortcuts]').first().waitFor();
      const found = await page.locator('[aria-keyshortcuts]').evaluateAll((elements) =>
        elements.map((element) => ({
          keys: element.getAttribute('aria-keyshortcuts')?.replaceAll(/ Meta\S+/g, '') ?? '',
          isPressed: element.matches('button, a, [role=button]'),
          title: element.getAttribute('title') ?? '',
        })),
      );
      for (const { keys: written, isPressed, title } of found) {
        expect([path, written, documented.has(written)]).toEqual([path, written, true]);
        const key = keyInWords(written.split(' ')[0] ?? '');
        expect([path, !isPressed || title.endsWith(` (${key})`), title]).toEqual([path, true, title]);
        seen.add(written);
      }
    }
    expect([...seen].toSorted()).toEqual(expect.arrayContaining(['*', 'A', 'C', 'Control+B', 'Control+P', 'F', 'L', 'M', 'R']));
  });

  it('nothing on any screen moves for 150 ms or more, and nothing where the system asks for less motion', async () => {
    const window = await show('/');
    const { page } = window;
    const slow = (limit: number) =>
      page.evaluate(
        (most) =>
          [...document.querySelectorAll('*')].flatMap((element) => {
            const { transitionDuration, transitionProperty } = getComputedStyle(element);
            const longest = Math.max(...transitionDuration.split(',').map((part) => Number.parseFloat(part) * 1000));
            return transitionProperty !== 'none' && longest >= most ? [`${element.tagName} ${element.className}: ${longest} ms`] : [];
          }),
        limit,
      );
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const { path, name } of screens.filter(({ name }) => ['home', 'airports', 'notams', 'settings'].includes(name))) {
        await page.evaluate((next) => (location.hash = next), path);
        await page.locator('h1').first().waitFor();
        expect([name, ...(await slow(reducedMotion === 'reduce' ? 1 : 150))]).toEqual([name]);
      }
    }
  });

  it('nothing scrolls sideways at 480 pixels but tables, and 1920 are used', async () => {
    const window = await show('/');
    const { page } = window;
    for (const { path, name } of [
      ...screens,
      { path: '/airports/LSGG', name: 'airport' },
      { path: '/compare/LSGG,LFPG', name: 'compared' },
    ]) {
      await page.setViewportSize({ width: 480, height: 800 });
      await page.evaluate((next) => (location.hash = next), path);
      await page.locator('h1').first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      const sideways = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('body *')]
            .filter((element) => {
              const { overflowX } = getComputedStyle(element);
              const scrolls = element === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
              const isTable = element.querySelector('table, pre') !== null || element.matches('table, pre, textarea, [role="grid"]');
              return scrolls && !isTable && element.scrollWidth > element.clientWidth + 1;
            })
            .map((element) => `${element.tagName}.${element.className} ${element.scrollWidth} > ${element.clientWidth}`),
        );
      await expect.poll(async () => [name, ...(await sideways())]).toEqual([name]);
      await page.setViewportSize({ width: 1920, height: 1000 });
      const used = () =>
        page.evaluate(() => {
          const boxes = [
            ...document.querySelectorAll('#content section, #content article, #content [role="grid"], #content canvas, #content table'),
          ].map((element) => element.getBoundingClientRect());
          return boxes.length === 0 ? 1920 : Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
        });
      // A list next to the airport is no part of it.
      await expect.poll(async () => [name, (await used()) >= 1400]).toEqual([name, true]);
    }
  });
});
