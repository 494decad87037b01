/**
 * How long the map of the world takes until its airports are on the screen, from the start of the load and from its link in an open window: `node test/bench/window/map.ts [ROUNDS]`. Processor time next to
 * wall time, because the machine may be busy: of the page's main thread, of its process with all workers (loading only, not its start), and of the process that draws.
 */
import type { Browser, Page } from 'playwright-core';
import { inFullWindow, mainThread, quantile } from './full-window.ts';

const rounds = Number(process.argv[2] ?? 7);
/** Milliseconds in which a screen that was left may still do something. */
const AFTERWARDS = 2_000;
/** A process rests when it takes no more processor time, in milliseconds, in so many. */
const [QUIET_COST, QUIET_MS] = [10, 700];

type Noted = { drawnAt?: number; longTasks: number[] };

await inFullWindow(async ({ browser, open }) => {
  const figures: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    let before = { renderer: Number.NaN, GPU: Number.NaN };
    const page = await open('/map', {
      init: note,
      before: async () => {
        before = await quietTimes(browser);
      },
    });
    await page.waitForFunction(() => (window as unknown as Noted).drawnAt !== undefined);
    const after = await processTimes(browser);
    const taken = {
      'wall time': await page.evaluate(() => (window as unknown as Noted).drawnAt ?? Number.NaN),
      'main thread': await mainThread(page),
      'its process with the workers': after.renderer - before.renderer,
      drawing: after.GPU - before.GPU,
      'longest task when it is left': await longestLeaving(page),
    };
    await page.context().close();
    const all = { ...taken, ...(await byLink(browser, await open('/', { init: note }))) };
    for (const [name, value] of Object.entries(all)) (figures[name] ??= []).push(value);
  }
  for (const [name, values] of Object.entries(figures))
    console.log(`map of the world, ${name}: median ${quantile(values, 0.5).toFixed(0)} ms, least ${Math.min(...values).toFixed(0)} ms`);
});

/** Nothing of the map is loaded before, as no pointer was on the link. */
async function byLink(browser: Browser, page: Page): Promise<Record<string, number>> {
  const before = await quietTimes(browser);
  const start = await mainThread(page);
  const clickedAt = await page.evaluate(() => {
    const now = performance.now();
    document.querySelector<HTMLElement>('nav a[href="#/map"]')?.click();
    return now;
  });
  await page.waitForFunction(() => (window as unknown as Noted).drawnAt !== undefined);
  const after = await processTimes(browser);
  const taken = {
    'by its link, wall time': (await page.evaluate(() => (window as unknown as Noted).drawnAt ?? Number.NaN)) - clickedAt,
    'by its link, main thread': (await mainThread(page)) - start,
    'by its link, the process with the workers': after.renderer - before.renderer,
    'by its link, drawing': after.GPU - before.GPU,
  };
  await page.context().close();
  return taken;
}

function note(): void {
  const noted = window as unknown as Noted;
  noted.longTasks = [];
  const look = () => {
    if (document.querySelector('[data-drawn=true]') !== null) noted.drawnAt ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn'] });
  new PerformanceObserver((list) => noted.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** A new profile starts pages of the browser itself, which take as long as the map: what they have done counts no more once they rest. */
async function quietTimes(browser: Browser): Promise<{ renderer: number; GPU: number }> {
  let before = await processTimes(browser);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const now = await processTimes(browser);
    if (now.renderer - before.renderer <= QUIET_COST && now.GPU - before.GPU <= QUIET_COST) return now;
    before = now;
  }
}

/** Reads the processor time by kind of process, in milliseconds. */
async function processTimes(browser: Browser): Promise<{ renderer: number; GPU: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const of = (type: string) => processInfo.reduce((sum, one) => sum + (one.type === type ? one.cpuTime * 1_000 : 0), 0);
  return { renderer: of('renderer'), GPU: of('GPU') };
}

async function longestLeaving(page: Page): Promise<number> {
  await page.waitForTimeout(AFTERWARDS);
  await page.evaluate(() => {
    (window as unknown as Noted).longTasks.length = 0;
    location.hash = '/settings';
  });
  await page.waitForTimeout(AFTERWARDS);
  return Math.max(0, ...(await page.evaluate(() => (window as unknown as Noted).longTasks)));
}
