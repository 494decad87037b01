/** A window over the starter set at a fixed moment, whose owner has favourites and a route, to take pictures of. */
import { launchChromium, openContext } from '../../helpers/browser.ts';
import { builtOnce } from '../../helpers/build.ts';
import { aheadTo } from '../../helpers/clock.ts';
import { startTestServer } from '../../helpers/server.ts';
import { en } from '#renderer/i18n/en/en.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';
import { layFullSet } from '../full/full-set.ts';
import { offerBridge } from '../offer-bridge.ts';
import type { Look, Shot } from './shots.ts';

/** It is day at Geneva, and the samples are valid. */
const MOMENT = '2026-11-22T10:00:00Z';
const catalogues = { en, fr };
const heights = { 480: 960, 1280: 800, 1920: 1080 } as const;

/** This quality, from 0 to 100, saves bytes and costs little. */
const QUALITY = 72;

export type Camera = { take(shot: Shot, look: Look): Promise<Buffer>; close(): Promise<void> };

/** Milliseconds until a screen that has its rows stands still. */
const SETTLED_MS = 2_000;

/** `isFull` is over the worldwide set and real NOTAMs. Throws where a screen does not come to show its heading. */
export async function openCamera({ language, isFull }: { language: keyof typeof catalogues; isFull: boolean }): Promise<Camera> {
  await builtOnce();
  const words = catalogues[language];
  const aheadMs = aheadTo(MOMENT);
  const server = await startTestServer({ clock: () => new Date(Date.now() + aheadMs), ...(isFull && { lay: layFullSet }) });
  const { core } = server;
  const owner = core.users.find('owner');
  if (!owner) throw new Error('The server has no owner.');
  for (const code of ['LSGG', 'EGLL', 'KJFK']) core.userData.favourites.add(owner.id, code);
  core.userData.routes.add(owner.id, { text: 'LSGG LSZH', name: 'Over the Mittelland' }, null);
  core.settings.change({ showSampleNotams: true, language });
  const token = await core.sessions.tokenFor(owner);
  const browser = await launchChromium();
  return {
    async take({ path, heading, before }, { width, colours }) {
      const viewport = { width, height: heights[width] };
      const context = await openContext(browser, { aheadMs, viewport, colorScheme: colours, locale: 'en-GB', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(offerBridge, { token, firstKey: null });
      await page.goto(`${server.url}/ui/#${path}`);
      const name = heading(words);
      await page
        .getByRole('heading', { name, exact: typeof name === 'string' })
        .first()
        .waitFor();
      await before?.(page, words);
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      // Tiles and fonts; the stream of events is never idle.
      await page.waitForTimeout(SETTLED_MS);
      const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY });
      await context.close();
      return picture;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
