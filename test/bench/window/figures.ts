/** First paint, and from a key in the box of the window to its suggestions, on the full set: `node test/bench/window/figures.ts [ROUNDS]`. */
import type { Page } from 'playwright-core';
import { inFullWindow, longestTask, quantile } from './full-window.ts';

const rounds = Number(process.argv[2] ?? 9);
const WORDS = ['geneva', 'paris', 'london', 'lsgg', 'tokyo', 'egkk lfmn', 'madrid', 'rwy closed', '118.7', 'settings'];
const boxOf = (page: Page) => page.locator('header [role=combobox]');

type Noted = { settled?: number };

await inFullWindow(async ({ open }) => {
  const paints: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await open('/');
    const seen = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    paints.push((await seen.jsonValue()) ?? Number.NaN);
    await page.context().close();
  }
  console.log(`first contentful paint after the start of the load, new profile: ${both(paints)}`);
  const page = await open('/');
  await boxOf(page).click();
  await page.waitForTimeout(3_000);
  const settled: number[] = [];
  for (const word of WORDS) {
    await boxOf(page).fill('');
    for (const letter of word) settled.push(await settling(page, letter));
  }
  console.log(`box, ${settled.length} keys: to the frame with the server's answers: ${both(settled)}`);
  const longest = await longestTask(page, async () => {
    for (const word of WORDS) {
      await boxOf(page).fill('');
      await page.keyboard.type(word);
    }
  });
  console.log(`box, ${WORDS.length} words typed without a pause: longest task ${longest.toFixed(0)} ms of processor time`);
});

/** Milliseconds from the key to the frame after which the list waits for nothing more. */
async function settling(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => {
    const noted = window as unknown as Noted;
    delete noted.settled;
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector('[role=listbox][aria-busy=true]') === null) noted.settled = performance.now() - timeStamp;
        else requestAnimationFrame(afterPaint);
      };
      const afterPaint = () => setTimeout(look);
      requestAnimationFrame(afterPaint);
    };
    document.addEventListener('keydown', begin, { once: true, capture: true });
  });
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  const done = await page.waitForFunction(() => (window as unknown as Noted).settled);
  return (await done.jsonValue()) ?? Number.NaN;
}

function both(values: readonly number[]): string {
  return `median ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms of ${values.length}`;
}
