/** `npm run picture`: the README's picture of the window, at a fixed moment, over the starter set and its samples. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { executablePath } from '../helpers/browser.ts';
import { builtOnce } from '../helpers/build.ts';
import { startTestServer } from '../helpers/server.ts';

/** By day at Geneva, while the samples hold. */
const moment = new Date('2026-11-22T10:00:00Z');
const file = fileURLToPath(new URL('../../resources/docs/window.png', import.meta.url));

await builtOnce();
const server = await startTestServer({ clock: () => moment });
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light', locale: 'en-GB' });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  await page.goto(`${server.url}/ui/#/airports/LSGG`);
  await page.getByRole('heading', { level: 1, name: 'Genev' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.screenshot({ path: file });
} finally {
  await browser.close();
  await server.close();
}
