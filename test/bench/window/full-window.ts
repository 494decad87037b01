/** A real Chromium over the built program with the full set; drawing in software, as a machine without a graphics card does. */
import '../../helpers/fixed-clock.mjs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../helpers/browser.ts';
import { shareClock } from '../../helpers/clock.ts';
import { prepareFullSet, serveFullSet } from '../full-set.ts';

export type FullWindow = {
  browser: Browser;
  /** Opens a path in a fresh profile at 1280 × 800; `init` runs in the page before anything else, `before` has the page while it is empty. */
  open(path: string, setting?: { init?: () => void; before?: (page: Page) => Promise<void> }): Promise<Page>;
  /** Goes to a screen of an open page, as a link does. */
  go(page: Page, path: string): Promise<void>;
};

/** Does nothing but warn where the full set is not at hand. `gc` lets pages collect garbage when asked. */
export async function inFullWindow(measure: (window: FullWindow) => Promise<void>, { gc = false } = {}): Promise<void> {
  const set = prepareFullSet();
  if (set === undefined) return;
  const server = await serveFullSet(set.dataDir);
  const browser = await launchChromium(['--enable-unsafe-swiftshader', ...(gc ? ['--js-flags=--expose-gc'] : [])]);
  try {
    await measure({
      browser,
      open: async (path, { init, before } = {}) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        await shareClock(context);
        const page = await context.newPage();
        if (init !== undefined) await page.addInitScript(init);
        await measureFromNow(page);
        await before?.(page);
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

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sessions that measure a page from its beginning: what was done before one was opened is not counted. */
const measured = new WeakMap<Page, CDPSession>();

async function measureFromNow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  measured.set(page, session);
}

/** Milliseconds of processor time that the page's main thread has taken since it was opened. */
export async function mainThread(page: Page): Promise<number> {
  const { metrics = [] } = (await measured.get(page)?.send('Performance.getMetrics')) ?? {};
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Milliseconds of processor time of the page's longest task while something is done: its wall time would be that of the machine. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isOfPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isOfPage(event));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** Durations in microseconds; `tdur` is of the thread's processor time. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };
