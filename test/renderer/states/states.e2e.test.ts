/** axe over every state of every screen, which does not scroll sideways, in one browser over one server: every fourth in one of three looks; all of them in all looks in `npm run test:long`. */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '#renderer/app/screens.ts';
import { isLong } from '../../helpers/long.ts';
import { describeWindows, faultsNow, type Opened, goTo, ownerOf } from '../open-window.ts';
import { states, type Reader, type State } from './states.ts';

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

it('every screen is among them, each state has a name of its own', () => {
  const listed = new Set(states.map(({ screen }) => screen));
  expect(screens.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
  expect(new Set(states.map(({ screen, state }) => `${screen} ${state}`)).size).toBe(states.length);
});

/** Another language needs the page to be loaded again. */
const inOrder = states
  .filter((_, index) => isLong || index % 4 === 0)
  .toSorted((one, other) => (one.language ?? '').localeCompare(other.language ?? ''));

describeWindows('axe finds nothing', { at: '2026-11-22T18:00:00Z' }, ({ open, server }) => {
  const opened = new Map<Reader, Opened>();

  beforeAll(async () => {
    const { core } = server();
    const owner = ownerOf(server());
    for (const code of ['LSGG', 'KJFK']) core.userData.favourites.add(owner.id, code);
    core.userData.routes.add(owner.id, { text: 'LSGG LFPG', name: 'To Paris' }, null);
    core.settings.change({ showSampleNotams: true });
    const user = await core.users.add({ username: 'amelia', email: 'amelia@lockheed.example', password: 'electra 10E vega' });
    const bridgeOf = async (who: typeof owner) => ({ bridge: { token: await core.sessions.tokenFor(who), firstKey: null } });
    opened.set('owner', await open('/ui/#/nowhere', await bridgeOf(owner)));
    opened.set('user', await open('/ui/#/nowhere', await bridgeOf(user)));
    opened.set('anonymous', await open('/ui/#/nowhere'));
  });
  afterAll(async () => {
    for (const window of opened.values()) await window.close();
  });

  it.for(inOrder.map((state, index) => [`${state.screen}: ${state.state}`, state, index] as const))('on %s', async ([, state, index]) => {
    const { page } = opened.get(state.as ?? 'owner') ?? {};
    if (page === undefined) throw new Error('Nobody opened it.');
    server().core.settings.change({ language: state.language ?? 'en' });
    await show(page, state);
    const faults: string[] = [];
    for (const look of isLong ? looks : [looks[index % looks.length]]) {
      await page.emulateMedia(look ?? {});
      await page.locator(`html[data-mantine-color-scheme=${look?.colorScheme}]`).waitFor();
      faults.push(...(await faultsNow(page)).map((fault) => `${JSON.stringify(look)}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

/** Requests of the state before that were held. */
const waiting: Route[] = [];

/** Begins with an empty screen, so that nothing of the state before is left. */
async function show(page: Page, { path, language, width, refused, held, before, seen }: State): Promise<void> {
  for (const request of waiting.splice(0)) await request.continue().catch(() => undefined);
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize({ width: width ?? 1280, height: 800 });
  await goTo(page, '/nowhere');
  // The language is read when the page is loaded.
  if ((await page.locator('html').getAttribute('lang')) !== (language ?? 'en')) await page.reload();
  await page.locator(`html[lang=${language ?? 'en'}] h1`).waitFor();
  if (refused !== undefined) await page.route(refused, (route) => route.abort());
  if (held !== undefined) await page.route(held, (request) => void waiting.push(request));
  await goTo(page, path);
  await before?.(page);
  await seen(page).waitFor();
}
