import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { common } from '#words/en/common.ts';
import { layout } from '#renderer/i18n/en/window.ts';
import { builtOnce } from '../../helpers/build.ts';
import { collectTroubles, describeInChromium, launchChromium, openContext } from '../../helpers/browser.ts';
import { serve } from '../../headless/aeroshelf.ts';
import { goTo } from '../open-window.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

/** The browser reports unanswered requests so. */
const unanswered = /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/;

describeInChromium('a window whose server is restarted', () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    await builtOnce();
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  /** The window on an airport, its server stopped. `restart` starts it again on the same port. */
  async function stranded() {
    if (browser === undefined) throw new Error('Chromium is opened before the first test, not earlier.');
    const folder = temporaryFolder();
    const server = await serve(folder, ['--port', '0', '--offline']);
    const context = await openContext(browser);
    const page = await context.newPage();
    const troubles = await collectTroubles(page);
    await page.goto(`${server.url}/ui/#/airports/LSGG`);
    await page.getByRole('region', { name: 'Nearest airports' }).waitFor();
    await page.getByRole('contentinfo').getByText(layout.networkOff).waitFor();
    await server.stop();
    await gone(page).waitFor();
    const restart = () => serve(folder, ['--port', new URL(server.url).port, '--offline']);
    const end = async () => {
      await context.close();
      return troubles.filter((trouble) => !unanswered.test(trouble));
    };
    return { page, restart, end };
  }

  const gone = (page: Page) => page.getByRole('region', { name: layout.problems }).getByText(layout.noAnswer);
  const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

  it('says that it is gone, keeps what it shows, and asks again by itself what was not answered', async () => {
    const { page, restart, end } = await stranded();
    await expect.poll(() => heading(page, /^Gen/).isVisible()).toBe(true);
    await goTo(page, '/airports/KJFK');
    await page.locator('main').getByText(common.noAnswer).first().waitFor();
    await restart();
    await heading(page, /Kennedy/).waitFor();
    await gone(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText(common.noAnswer).count()).toBe(0);
    await page.getByRole('contentinfo').getByText(layout.networkOff).waitFor();
    expect(await end()).toEqual([]);
  });

  it('opens a screen that was never opened before as soon as it is there', async () => {
    const { page, restart, end } = await stranded();
    await goTo(page, '/settings');
    await page.locator('main').getByText(common.loading).waitFor();
    await expect.poll(() => gone(page).isVisible()).toBe(true);
    await restart();
    await heading(page, /^Settings$/).waitFor();
    await gone(page).waitFor({ state: 'detached' });
    expect(await end()).toEqual([]);
  });
});
