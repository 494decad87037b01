import { expect, it } from 'vitest';
import { en } from '#renderer/i18n/en/en.ts';
import { describeInChromium } from '../../../helpers/browser.ts';
import { faultsInBothThemes, endOf, windows, type Opened } from '../../open-window.ts';

const { palette } = en;

describeInChromium('the palette', () => {
  const { open, visit } = windows();

  async function opened(path = '/ui/', setting: Parameters<typeof open>[1] = {}): Promise<Opened> {
    const window = await open(path, setting);
    await window.page.keyboard.press('Control+k');
    await window.page.locator('dialog[open]').waitFor();
    return window;
  }

  const row = ({ page }: Opened, text: string | RegExp) => page.getByRole('option').filter({ hasText: text }).first();

  it('opens by Ctrl-K from any screen with the focus in its box, and closes by Escape', async () => {
    const window = await opened('/ui/#/settings');
    await window.page.locator('dialog [role=combobox]:focus').waitFor();
    await window.page.keyboard.press('Escape');
    await window.page.locator('dialog').waitFor({ state: 'detached' });
    expect(await endOf(window)).toEqual([]);
  });

  it('keeps what is typed while it is still being loaded, and the box of Home gets none of it', async () => {
    const window = await open('/ui/#/about');
    const { page } = window;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/Palette-[^/]*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await page.evaluate(() => (location.hash = '/'));
    await page.getByRole('combobox', { name: en.home.box.label }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('genevx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('a');
    // The first letter for the box, as soon as it is there.
    await page.evaluate(() => {
      const noted = window as unknown as { isTaken?: boolean };
      new MutationObserver(() => {
        if (noted.isTaken !== undefined || document.querySelector('dialog') === null) return;
        const key = new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true });
        document.body.dispatchEvent(key);
        noted.isTaken = key.defaultPrevented;
      }).observe(document, { childList: true, subtree: true });
    });
    release();
    await expect.poll(() => page.locator('dialog [role=combobox]').inputValue()).toBe('geneva');
    expect(await page.evaluate(() => (window as unknown as { isTaken?: boolean }).isTaken)).toBe(false);
    await row(window, 'LSGG').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('combobox', { name: en.home.box.label }).inputValue()).toBe('');
    expect(await endOf(window)).toEqual([]);
  });

  it.each([
    ['LSGG', 'Gen', palette.why.code],
    ['geneva', 'LSGG', palette.why.name],
    ['genevva', 'LSGG', palette.why.similar],
  ])('finds for %s an airport with %s, and says why: %s', async (line, code, why) => {
    const window = await opened();
    await window.page.keyboard.type(line);
    await row(window, code).filter({ hasText: why }).waitFor();
    expect(await endOf(window)).toEqual([]);
  });

  it('finds who lists a frequency, and what is around a position', async () => {
    const window = await opened();
    await window.page.keyboard.type('118.7');
    await row(window, palette.why.frequency('118.700 MHz')).waitFor();
    await window.page.getByRole('combobox', { name: palette.label }).fill('46.25, 6.1');
    await row(window, /LSGG.*from the position/s).waitFor();
    await row(window, palette.showOnMap).waitFor();
    expect(await endOf(window)).toEqual([]);
  });

  it('does what a command says, by keys alone', async () => {
    const window = await opened();
    await window.page.keyboard.type('theme dark');
    await row(window, palette.commands.themeDark).waitFor();
    await window.page.keyboard.press('Enter');
    await window.page.locator('html[data-mantine-color-scheme=dark]').waitFor();
    expect(await endOf(window)).toEqual([]);
  });

  it('gives the focus back to the box of Home, with its caret: what is typed next is in it', async () => {
    const window = await opened('/ui/');
    const { page } = window;
    await page.keyboard.type('metres');
    await row(window, palette.commands.metres).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('geneva');
    expect(await page.getByRole('combobox', { name: en.home.box.label }).inputValue()).toBe('geneva');
    expect(await endOf(window)).toEqual([]);
  });

  it('keeps what is marked when later answers put others above it', async () => {
    const page = await visit('/ui/#/settings');
    const options = page.locator('dialog').getByRole('option');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/airports\?.*sort=-longestRunway/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.locator('dialog [role=combobox]:focus').waitFor();
    await page.keyboard.type('international');
    await options.filter({ hasText: palette.kinds.airport }).nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const marked = page.locator('dialog').getByRole('option', { selected: true });
    const [titles, name] = [await options.allInnerTexts(), (await marked.innerText()).split('\n')[1]];
    release();
    await expect.poll(() => options.allInnerTexts()).not.toEqual(titles);
    expect((await marked.innerText()).split('\n')[1]).toBe(name);
  });

  it('gives the focus back where it was, and to the screen that a choice leads to', async () => {
    const window = await opened();
    const { page } = window;
    const closed = () => page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await closed();
    await page.locator('search [role=combobox]:focus').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('go to data');
    await row(window, palette.commands.goTo('Data')).waitFor();
    await page.keyboard.press('Enter');
    await closed();
    await page.locator('main:focus').waitFor();
    expect(await endOf(window)).toEqual([]);
  });

  it('finds a navaid by its ident, says what it is, and shows it on the map', async () => {
    const window = await opened('/ui/#/settings');
    await window.page.keyboard.type('SPR');
    const found = row(window, /SPR St-Prex.*VOR-DME · 113\.90 MHz · CH 86X/);
    await found.waitFor();
    await found.click();
    await window.page.getByRole('region', { name: 'Navaids in view' }).getByRole('link', { name: /^SPR/ }).waitFor();
    expect(await endOf(window)).toEqual([]);
  });

  it('opens the marked airport by Enter', async () => {
    const window = await opened('/ui/#/settings');
    await window.page.keyboard.type('LSGG');
    await row(window, /^.*LSGG/).waitFor();
    await window.page.keyboard.press('Enter');
    await window.page.waitForURL(/#\/airports\/LSGG$/);
    expect(await endOf(window)).toEqual([]);
  });

  it('speaks French where the system does', async () => {
    const page = await visit('/ui/');
    await page.evaluate(() => localStorage.setItem('aeroshelf.settings', '{"language":"fr"}'));
    await page.reload();
    await page.getByRole('link', { name: 'Réglages' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  it('has nothing that axe finds in light or dark', async () => {
    const window = await opened('/ui/');
    await window.page.keyboard.type('geneva');
    await row(window, 'LSGG').waitFor();
    expect(await faultsInBothThemes(window.page)).toEqual([]);
    expect(await endOf(window)).toEqual([]);
  });
});
