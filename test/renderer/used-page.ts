/**
 * Pages of one browser that begin without anything kept. A page that was closed is emptied and opened again where that can be: another profile and
 * process take twice the processor time of a load.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { collectTroubles, openContext } from '../helpers/browser.ts';

type Look = { colorScheme: 'light' | 'dark'; reducedMotion: 'reduce' | 'no-preference'; width: number };

export type Used = {
  page: Page;
  /** Everything that went wrong since it was opened. */
  troubles: string[];
  close(): Promise<void>;
};

/** What a test does with these remains with the page or its profile. */
const lasting = {
  page: ['on', 'once', 'addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'setDefaultTimeout'],
  context: ['on', 'newPage', 'addInitScript', 'addCookies', 'grantPermissions', 'newCDPSession', 'route', 'setOffline'],
} as const;

type Whole = { context: BrowserContext; page: Page; session: CDPSession; isSpent: boolean; troubles: string[] };

const HEIGHT = 800;

/** `origin` is that of the server; `aheadMs` as for a context. */
export function usedPages(browser: Browser, aheadMs: number, origin: string) {
  let spare: Whole | undefined;

  async function fresh(options: BrowserContextOptions): Promise<Whole> {
    const context = await openContext(browser, { aheadMs, ...options });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const whole: Whole = { context, page, session, isSpent: false, troubles: [] };
    await collectTroubles(page, (trouble) => void whole.troubles.push(trouble));
    const watch = (object: object, names: readonly string[]) => {
      for (const name of names) {
        const own = Reflect.get(object, name) as (...given: unknown[]) => unknown;
        const noted = (...given: unknown[]) => {
          whole.isSpent = true;
          return own.apply(object, given);
        };
        Object.assign(object, { [name]: noted });
      }
    };
    watch(page, lasting.page);
    watch(context, lasting.context);
    return whole;
  }

  async function again(whole: Whole, { width, ...look }: Look): Promise<Whole> {
    await whole.page.setViewportSize({ width, height: HEIGHT });
    await whole.page.emulateMedia({ ...look, forcedColors: 'none', contrast: 'no-preference', media: null });
    return whole;
  }

  /** Nothing that a load could find again, but for the program's own files. */
  async function emptied({ page, session }: Whole): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(0, 0);
    // A page of the server without the program, which could write there once more.
    await page.goto(`${origin}/health`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // The page has no copy of these that would be cleared later.
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,indexeddb,cache_storage,service_workers' });
    await page.goto('about:blank');
  }

  return async (look: Look, isOwn: boolean): Promise<Used> => {
    const { width, ...media } = look;
    const spent = isOwn ? undefined : spare;
    if (spent !== undefined) spare = undefined;
    const whole = spent === undefined ? await fresh({ viewport: { width, height: HEIGHT }, ...media }) : await again(spent, look);
    const troubles: string[] = [];
    whole.troubles = troubles;
    return {
      page: whole.page,
      troubles,
      close: async () => {
        // What ends with the page is no trouble of the test.
        whole.troubles = [];
        const isKept = !isOwn && !whole.isSpent && spare === undefined;
        const isEmpty =
          isKept &&
          (await emptied(whole).then(
            () => true,
            () => false,
          ));
        if (isEmpty) spare = whole;
        else await whole.context.close();
      },
    };
  };
}
