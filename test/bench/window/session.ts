/**
 * Memory of the window over a long scripted session: `node test/bench/window/session.ts [MINUTES]`, an hour by default. Heap after
 * garbage collection, nodes and listeners, ten times along the way; a leak shows as growth from line to line.
 */
import type { Page } from 'playwright-core';
import { inFullWindow } from './full-window.ts';

const minutes = Number(process.argv[2] ?? 60);
const SCREENS = ['/', '/airports/LSGG', '/airports', '/compare/LSGG,KJFK', '/notams', '/map', '/data', '/api', '/settings', '/about'];
const AIRPORTS = ['KORD', 'EHAM', 'FAOR', 'YSSY', 'RJTT', 'SBGR', 'LIMC', 'OMDB'];

await inFullWindow(
  async ({ open, go }) => {
    const page = await open('/');
    const begin = Date.now();
    let rounds = 0;
    await tour(page, go, rounds);
    for (let part = 0; part <= 10; part++) {
      while (Date.now() < begin + (minutes * 60_000 * part) / 10) await tour(page, go, ++rounds);
      console.log(`after ${((Date.now() - begin) / 60_000).toFixed(1)} min and ${rounds} rounds: ${await weight(page)}`);
    }
  },
  { gc: true },
);

/** Every screen once, with what one does there. */
async function tour(page: Page, go: (page: Page, path: string) => Promise<void>, round: number): Promise<void> {
  for (const screen of SCREENS) {
    await go(page, screen === '/airports/LSGG' ? `/airports/${AIRPORTS[round % AIRPORTS.length]}` : screen);
    if (screen === '/airports' || screen === '/notams') await page.mouse.wheel(0, 3_000);
    if (screen === '/map') await page.locator('canvas').press('ArrowRight');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(AIRPORTS[(round + 3) % AIRPORTS.length] ?? '');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1_500);
  }
}

/** On the first screen again, so that the same is compared. */
async function weight(page: Page): Promise<string> {
  await page.evaluate(() => (location.hash = '/'));
  await page.waitForTimeout(1_000);
  await page.evaluate(() => (globalThis as unknown as { gc(): void }).gc());
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return `heap ${(of('JSHeapUsedSize') / 1e6).toFixed(1)} MB, ${of('Nodes')} nodes, ${of('JSEventListeners')} listeners`;
}
