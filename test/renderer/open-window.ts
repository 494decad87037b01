/** The window runs in Chromium, over a real server with the starter set. */
import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { box, layout, session } from '#renderer/i18n/en/window.ts';
import { describeInChromium, launchChromium } from '../helpers/browser.ts';
import { aheadTo } from '../helpers/clock.ts';
import { startTestServer, type Running, type ServerSetting } from '../helpers/server.ts';
import { builtOnce } from '../helpers/build.ts';
import { layStarted } from '../helpers/started-folder.ts';
import { offerBridge, type OfferedBridge } from './offer-bridge.ts';
import { usedPages } from './used-page.ts';

export type Opened = {
  page: Page;
  /** Everything that went wrong so far is here; see collectTroubles. */
  troubles: string[];
  close(): Promise<void>;
};

/** `bridge` is what the preload script of the Electron window would offer. */
type Setting = {
  colorScheme?: 'light' | 'dark';
  width?: number;
  bridge?: OfferedBridge;
  /** What moves does so at once. */
  reducedMotion?: 'reduce';
  /** Called with the page before it is loaded. */
  before?: (page: Page) => unknown;
};

export type Windows = {
  server: () => Running;
  /** Opens a path in a profile without anything kept. */
  open: (path: string, setting?: Setting) => Promise<Opened>;
  /** The same for one test: at its end the page is closed, and nothing but the `troubles` that the test brings about may have gone wrong in it. */
  visit: (path: string, setting?: Setting & { troubles?: RegExp | undefined }) => Promise<Page>;
  /** Does the same, with the key of the owner and at this screen. */
  visitByKey: (screen: string, setting?: Parameters<Windows['visit']>[1]) => Promise<Page>;
};

/** A width at which the Route screen does not draw its map until it is asked for: drawing it in software takes half the processor time of a test. */
export const WITHOUT_MAP = 1080;

/** Milliseconds for a look at the page of a test that has failed. */
const LONGEST_LOOK = 5_000;

/** Milliseconds for a build of the program and whatever `lay` does. */
const LONGEST_START = 240_000;

/** `at` is the moment at which the server and the browser begin, for tests that hold what is so at that one; `clock` is the server's alone. */
type Start = Pick<ServerSetting, 'clock' | 'lay'> & { at?: string };

type Tests = (opened: Windows) => void;

/** A describe block whose tests have a server and a browser of their own, which begin as `start` says where it is given. */
export function describeWindows(what: string, ...given: [tests: Tests] | [start: Start, tests: Tests]): void {
  const [start, tests] = given.length === 1 ? [{}, given[0]] : given;
  describeInChromium(what, () => tests(windows(start)));
}

/** A server and a browser for the tests of one block. */
export function windows({ at, ...options }: Start): Windows {
  const aheadMs = at === undefined ? 0 : aheadTo(at);
  let running: Running | undefined;
  let browser: Browser | undefined;
  let pages: ReturnType<typeof usedPages> | undefined;
  beforeAll(async () => {
    await builtOnce();
    const lay = (dataDir: string) => layStarted(dataDir, at === undefined ? undefined : new Date(at));
    running = await startTestServer({ clock: () => new Date(Date.now() + aheadMs), lay, ...options });
    browser = await launchChromium();
    pages = usedPages(browser, aheadMs, running.url);
  }, LONGEST_START);
  afterAll(async () => {
    await browser?.close();
    await running?.close();
  });
  const server = (): Running => {
    if (running === undefined) throw new Error('The server is started before the first test, not earlier.');
    return running;
  };
  const open: Windows['open'] = async (path, { colorScheme = 'light', width = 1280, bridge, reducedMotion, before } = {}) => {
    if (pages === undefined) throw new Error('Chromium is opened before the first test, not earlier.');
    const look = { width, colorScheme, reducedMotion: reducedMotion ?? 'no-preference' } as const;
    const { page, troubles, close } = await pages(look, bridge !== undefined || before !== undefined);
    if (bridge !== undefined) await page.addInitScript(offerBridge, bridge);
    await before?.(page);
    await page.goto(server().url + path);
    await page
      .locator('#root main')
      .waitFor()
      .catch(() => {
        throw new Error(`${path} stays empty: ${troubles.join('; ') || 'nothing was reported'}`);
      });
    return { page, troubles, close };
  };
  const visited: { opened: Opened; troubles: RegExp | undefined }[] = [];
  afterEach(async ({ task }) => {
    const pages = visited.splice(0);
    // What a failed test saw is known by this alone where nobody can look at the page.
    const shown = task.result?.state === 'fail' ? await Promise.all(pages.map(({ opened }) => shownBy(opened.page))) : [];
    const wrong = await Promise.all(pages.map(({ opened, troubles }) => endOf(opened, troubles)));
    const left = [...wrong.flat(), ...shown];
    expect(left, left.join('\n')).toEqual([]);
  });
  const visit: Windows['visit'] = async (path, { troubles, ...setting } = {}) => {
    const opened = await open(path, setting);
    visited.push({ opened, troubles });
    return opened.page;
  };
  const visitByKey: Windows['visitByKey'] = async (screen, setting) => {
    const page = await visit('/ui/', setting);
    await takeKey(page, server().key, screen);
    return page;
  };
  return { server, open, visit, visitByKey };
}

/** The user that the first start of a server made. */
export function ownerOf({ core }: Pick<Running, 'core'>) {
  const owner = core.users.find('owner');
  if (!owner) throw new Error('The server has no owner.');
  return owner;
}

/** What the window of the owner's desktop offers to its page. */
export const ownersBridge = async (server: Pick<Running, 'core'>): Promise<OfferedBridge> => ({
  token: await server.core.sessions.tokenFor(ownerOf(server)),
  firstKey: null,
});

/** Uses a key of a user on the page, and goes to a screen without reloading the page, because a key is gone with its page. */
export async function takeKey(page: Page, key: string, screen: string, username = 'owner'): Promise<void> {
  await goTo(page, '/api/access');
  await typeKey(page.getByRole('form', { name: 'Use a key' }), key);
  await page.getByText(`Signed in as ${username}.`).waitFor();
  await goTo(page, screen);
}

/** Types a key where one is asked for, and sends it off; it may be refused. */
export async function typeKey(place: Page | Locator, key: string): Promise<void> {
  await place.getByLabel(session.apiKey, { exact: true }).fill(key);
  await place.getByRole('button', { name: session.enterKey }).click();
}

/** Changes the address, as a link within the window does. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${screen}`);
}

/** The address of a page and the beginning of its text, without the choices of its fields, or why they can't be had. */
const shownBy = async (page: Page): Promise<string> => {
  const readText = (main: Element): string => {
    const copy = main.cloneNode(true) as Element;
    for (const field of copy.querySelectorAll('select, datalist')) field.remove();
    return (copy.textContent ?? '').slice(0, 600);
  };
  const text = await page
    .locator('main')
    .evaluate(readText, undefined, { timeout: LONGEST_LOOK })
    .catch((thrown: unknown) => String(thrown));
  return `${page.url()} shows: ${text}`;
};

/** What axe finds wrong with the page once it has loaded, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  return faultsNow(page);
}

/** Lists the faults at this moment, by the rules of colours alone or by all. */
export async function faultsNow(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // It stays until the page is loaded again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Whatever is right is not listed, which takes a third of the time.
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  };
  const { violations } = await page.evaluate((chosen) => (window as unknown as { axe: typeof axe }).axe.run(chosen), options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

/** The same in light and in dark, where the page follows the system, and which differ in their colours alone; it is left in dark. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const inTheme = async (colorScheme: 'light' | 'dark', faults: () => Promise<string[]>) => {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    return (await faults()).map((fault) => `in ${colorScheme}: ${fault}`);
  };
  return [...(await inTheme('light', () => accessibilityFaults(page))), ...(await inTheme('dark', () => faultsNow(page, 'colours')))];
}

/** Closes the page and gives what went wrong in it, but for what the test brought about on purpose. */
export async function endOf(opened: Opened, expected: RegExp = /^(?!)/): Promise<string[]> {
  await opened.close();
  return opened.troubles.filter((trouble) => !expected.test(trouble));
}

/** Opens the box of every screen by a key, and types into it once it has the focus. */
export async function typeInBox(page: Page, line: string, key: '/' | 'Control+k' = 'Control+k'): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('combobox', { name: box.label }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(line);
}

/** Types into the field that has the focus, or will have it: where one is opened by a key it takes it a moment later. */
export async function typeFocused(page: Page, text: string): Promise<void> {
  await page.locator(':is(input, textarea):focus').waitFor();
  await page.keyboard.type(text);
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where something is once it stays there: what comes above it moves it. */
export async function settledBox(locator: Locator): Promise<Box> {
  let box: Box | null = null;
  const stays = async () => {
    const before = box;
    box = await locator.boundingBox();
    return box !== null && JSON.stringify(before) === JSON.stringify(box);
  };
  await expect.poll(stays).toBe(true);
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Types a time into the box of the clock, which has the focus once it is there. */
export async function typeTime(page: Page, time: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${layout.clock}`) }).click();
  await page.locator('input:focus').and(page.getByLabel(layout.clockBox)).waitFor();
  await page.keyboard.type(time);
  await page.keyboard.press('Enter');
}
