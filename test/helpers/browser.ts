/**
 * A real Chromium for the tests of the window. Where there is none the tests are skipped aloud, and fail instead when
 * REQUIRE_CHROMIUM=1 is set. CHROME_PATH names another one.
 */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { describe } from 'vitest';
import { shareClock } from './clock.ts';

/** Debian's; the shell has no windows of its own to draw, and takes two thirds of the time. */
const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROME_PATH'] ?? (existsSync(shell) ? shell : whole);
const isHere = existsSync(executablePath);

/** Milliseconds that a test waits for what it expects to see: a busy machine draws the map in many seconds. */
const LONGEST_WAIT = 60_000;

/** A describe block that needs Chromium. */
export function describeInChromium(what: string, tests: () => void): void {
  if (!isHere && process.env['REQUIRE_CHROMIUM'] === '1')
    throw new Error(`REQUIRE_CHROMIUM=1, but there is no Chromium at ${executablePath}. Install it or set CHROME_PATH.`);
  if (!isHere) console.warn(`SKIPPED: ${what} is NOT covered: there is no Chromium at ${executablePath}. Install it or set CHROME_PATH.`);
  const place = isHere ? describe : describe.skip;
  place(what, tests);
}

/** Chromium without its own traffic, so that whatever it asks for was asked by the page; `args` are more of its options. Its sandbox can't be used by root. */
export const launchChromium = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--no-pings', ...args],
  });

/** A fresh profile, whose pages have the time of the tests or are so many milliseconds ahead of it. */
export async function openContext(
  browser: Browser,
  { aheadMs = 0, ...options }: BrowserContextOptions & { aheadMs?: number } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT);
  await shareClock(context, aheadMs);
  return context;
}

/**
 * What went wrong in a page: console errors and warnings, exceptions, and whatever its content security policy refused. `note` is given each of them,
 * instead of the list that is returned.
 */
export async function collectTroubles(page: Page, note?: (trouble: string) => void): Promise<string[]> {
  const troubles: string[] = [];
  const collect = note ?? ((trouble: string) => void troubles.push(trouble));
  page.on('console', (message) => {
    // What a graphics driver in software says of its own speed is no trouble of the page.
    if (message.text().includes('GL Driver Message')) return;
    // Chromium says the status of a refused answer alone; its address tells which request it was.
    const address = message.text().startsWith('Failed to load resource') ? `: ${message.location().url}` : '';
    if (message.type() === 'error' || message.type() === 'warning') collect(`${message.type()}: ${message.text()}${address}`);
  });
  page.on('pageerror', (error) => collect(`exception: ${error.message}`));
  await page.exposeFunction('noteRefusedByPolicy', (directive: string, uri: string) => collect(`policy: ${directive} ${uri}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { noteRefusedByPolicy(directive: string, uri: string): void }).noteRefusedByPolicy(
        effectiveDirective,
        blockedURI,
      );
    });
  });
  return troubles;
}
