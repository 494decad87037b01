/**
 * First paint, palette, long tasks and scrolling on the full set: `node test/bench/window/figures.ts`. Processor time and frames beside wall time,
 * because the machine may be busy.
 */
import type { Page } from 'playwright-core';
import { inFullWindow, longestTask, mainThread, quantile, type FullWindow } from './full-window.ts';

const WORDS = ['geneva', 'paris', 'london', 'lsgg', 'tokyo', 'zurich', 'madrid', 'kjfk', 'sydney', 'settings'];
const SECONDS = 6;
/** Milliseconds in which a screen that was opened or left may still do something. */
const AFTERWARDS = 2_000;

await inFullWindow(async (window) => {
  await firstPaint(window);
  const page = await window.open('/');
  await palette(page);
  await leaving(window, page);
  await window.go(page, '/airports');
  tell('table of all airports, wheel', await frames(page, () => page.mouse.wheel(0, 400)));
  await window.go(page, '/map');
  tell('map of all airports, panned by keys', await frames(page, () => page.keyboard.press('ArrowRight')));
});

async function firstPaint({ open }: FullWindow): Promise<void> {
  const [paints, worked] = [[] as number[], [] as number[]];
  for (let round = 0; round < 9; round++) {
    const page = await open('/');
    const seen = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    paints.push((await seen.jsonValue()) ?? Number.NaN);
    worked.push(await mainThread(page));
    await page.context().close();
  }
  console.log(
    `first contentful paint after the start of the load, new profile: median ${quantile(paints, 0.5).toFixed(0)} ms; main thread until after it ${quantile(worked, 0.5).toFixed(0)} ms`,
  );
}

/** From the key to the frame after the list that memory gives, and to the one with the server's answers too. */
async function palette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [role=combobox]').waitFor();
  await page.waitForTimeout(5_000);
  const [drawn, settled, frames] = [[] as number[], [] as number[], [] as number[]];
  const before = await mainThread(page);
  for (const word of WORDS) {
    await page.locator('dialog [role=combobox]').fill('');
    for (const letter of word) {
      await page.evaluate(() => {
        const noted = window as unknown as { drawn?: number; settled?: number; frames: number };
        delete noted.drawn;
        delete noted.settled;
        noted.frames = 0;
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            noted.drawn ??= performance.now() - timeStamp;
            noted.frames++;
            if (document.querySelector('dialog [role=listbox][aria-busy=false]') === null) requestAnimationFrame(afterPaint);
            else noted.settled = performance.now() - timeStamp;
          };
          const afterPaint = () => setTimeout(look);
          requestAnimationFrame(afterPaint);
        };
        document.addEventListener('keydown', begin, { once: true, capture: true });
      });
      await page.keyboard.press(letter);
      const done = await page.waitForFunction(() => {
        const noted = window as unknown as { drawn?: number; settled?: number; frames: number };
        return noted.settled === undefined ? undefined : [noted.drawn, noted.settled, noted.frames];
      });
      const [first, last, count] = (await done.jsonValue()) ?? [];
      drawn.push(first ?? Number.NaN);
      settled.push(last ?? Number.NaN);
      frames.push(count ?? Number.NaN);
    }
  }
  const worked = ((await mainThread(page)) - before) / drawn.length;
  const both = (values: number[]) => `p50 ${quantile(values, 0.5).toFixed(1)}, p95 ${quantile(values, 0.95).toFixed(1)} ms`;
  console.log(
    `palette, ${drawn.length} keys: to the list from memory ${both(drawn)} (goal p95 50); with the server's answers ${both(settled)}, frames p50 ${quantile(frames, 0.5)}, p95 ${quantile(frames, 0.95)}; main thread ${worked.toFixed(1)} ms a key`,
  );
  const longest = await longestTask(page, async () => {
    for (const word of WORDS) {
      await page.locator('dialog [role=combobox]').fill('');
      await page.keyboard.type(word);
    }
  });
  console.log(`palette, ${WORDS.length} words typed without a pause: longest task ${longest.toFixed(0)} ms of processor time`);
  await page.keyboard.press('Escape');
}

async function leaving({ go }: FullWindow, page: Page): Promise<void> {
  await go(page, '/map');
  await page.locator('[data-drawn=true]').first().waitFor();
  await page.waitForTimeout(AFTERWARDS);
  const longest = await longestTask(page, async () => {
    await go(page, '/settings');
    await page.waitForTimeout(AFTERWARDS);
  });
  console.log(`map of all airports, left for the settings: longest task ${longest.toFixed(0)} ms of processor time`);
}

/** Milliseconds of each frame while something is done again and again. */
async function frames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.mouse.move(640, 500);
  await page
    .locator('[role=region] canvas, [role=table], table, canvas')
    .first()
    .focus()
    .catch(() => undefined);
  const measured = page.evaluate(
    (seconds) =>
      new Promise<number[]>((resolve) => {
        const lasted: number[] = [];
        let before = performance.now();
        const end = before + seconds * 1_000;
        const next = (now: number) => {
          lasted.push(now - before);
          before = now;
          if (now < end) requestAnimationFrame(next);
          else resolve(lasted);
        };
        requestAnimationFrame(next);
      }),
    SECONDS,
  );
  const end = Date.now() + SECONDS * 1_000;
  while (Date.now() < end) await act();
  return measured;
}

function tell(what: string, lasted: number[]): void {
  const over = lasted.filter((one) => one > 50).length;
  console.log(
    `${what}: frame p50 ${quantile(lasted, 0.5).toFixed(1)}, p95 ${quantile(lasted, 0.95).toFixed(1)}, longest ${Math.max(...lasted).toFixed(0)} ms; ${over} of ${lasted.length} over 50 ms`,
  );
}
