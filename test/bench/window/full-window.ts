/** A real Chromium over the built program with the full set; drawing in software, as a machine without a graphics card does. */
import { chromium, type Browser, type Page } from 'playwright-core';
import { shareClock } from '../../helpers/clock.ts';
import { prepareFullSet, serveFullSet } from '../full-set.ts';

export type FullWindow = {
  browser: Browser;
  /** Opens a path in a fresh profile at 1280 × 800; `init` runs in the page before anything else. */
  open(path: string, setting?: { init?: () => void }): Promise<Page>;
  /** Goes to a screen of an open page, as a link does. */
  go(page: Page, path: string): Promise<void>;
};

/** Does nothing but warn where the full set is not at hand. `gc` lets pages collect garbage when asked. */
export async function inFullWindow(measure: (window: FullWindow) => Promise<void>, { gc = false } = {}): Promise<void> {
  const set = prepareFullSet();
  if (set === undefined) return;
  const server = await serveFullSet(set.dataDir);
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--enable-unsafe-swiftshader', ...(gc ? ['--js-flags=--expose-gc'] : [])],
  });
  try {
    await measure({
      browser,
      open: async (path, { init } = {}) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        await shareClock(context);
        const page = await context.newPage();
        if (init !== undefined) await page.addInitScript(init);
        await page.goto(`${server.url}/ui/#${path}`);
        await page.locator('#root main').waitFor();
        return page;
      },
      go: async (page, path) => {
        await page.evaluate((to) => (location.hash = to), path);
        await page.waitForFunction(
          () => document.querySelector('#root main h1') !== null && document.querySelector('[aria-busy=true]') === null,
        );
      },
    });
  } finally {
    await browser.close();
    await server.stop();
    set.remove();
  }
}

/** The quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
