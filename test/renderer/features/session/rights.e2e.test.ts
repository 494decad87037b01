/** The window as a user sees it who is not the owner: what that user may not do is not offered, and it is said why. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ask } from '../../../helpers/server.ts';
import { describeWindows, faultsInBothThemes, goTo, takeKey } from '../../open-window.ts';

const why = 'Only the owner of this installation can do this.';

describeWindows('a user who is not the owner', ({ visit, server }) => {
  const keyOf = async (username: string) => {
    const { users, keys } = server().core;
    if (!users.find(username)) await users.add({ username, email: `${username}@example.org`, password: 'electra 10E vega' });
    return keys.add(username, 'x').key;
  };
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const take = (key: string, name: string, number: string) =>
    ask(server(), `/notams/import?name=${name}`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: `(${number} NOTAMN\nQ) LSAS/QMXLC/IV/M/A/000/999/4613N00606E005\nA) LSGG B) 2606010000 C) 2709010000\nE) TWY A CLSD)`,
    });

  it.each([
    ['/data', ['Update now']],
    ['/data/sources', ['Add a source…', 'Choose a folder…', 'Update now from OurAirports', 'Remove OurAirports']],
    ['/data/packs', ['Save a pack', 'Save a backup']],
  ])('reads at %s why its acts are not offered, and the owner is offered them', async (screen, names) => {
    const page = await visit('/ui/');
    await takeKey(page, await keyOf('amelia'), screen, 'amelia');
    await page.getByRole('main').getByText(why).first().waitFor();
    for (const name of names) await expect.poll(() => button(page, name).isVisible(), { message: name }).toBe(false);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await takeKey(page, server().key, screen);
    for (const name of names) await expect.poll(() => button(page, name).isEnabled(), { message: name }).toBe(true);
    await expect.poll(() => page.getByText(why).count()).toBe(0);
  });

  it('changes looks, and sees the settings of the machine without a way to change them', async () => {
    const page = await visit('/ui/');
    await takeKey(page, await keyOf('amelia'), '/settings', 'amelia');
    await page.getByRole('main').getByText(why).first().waitFor();
    for (const label of ['No network', 'Days to keep old NOTAMs'])
      await expect.poll(() => page.getByLabel(label).isDisabled(), { message: label }).toBe(true);
    await page.getByLabel('Elevations and runways').selectOption('m');
    await expect.poll(() => server().core.settings.get().lengthUnit).toBe('m');
    server().core.settings.change({ lengthUnit: 'ft' });
  });

  it('is offered to undo own imports of NOTAMs and no others', async () => {
    const key = await keyOf('amelia');
    await take(server().key, 'of-owner.txt', 'A7101/26');
    await take(key, 'of-amelia.txt', 'A7102/26');
    const page = await visit('/ui/');
    await takeKey(page, key, '/data', 'amelia');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('button');
    await row('of-amelia.txt').waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'of-owner.txt' }).count()).toBe(1);
    await expect.poll(async () => [await row('of-amelia.txt').count(), await row('of-owner.txt').count()]).toEqual([1, 0]);
    await takeKey(page, server().key, '/data');
    await expect.poll(() => row('of-owner.txt').count()).toBe(1);
  });

  it('finds no update among the commands', async () => {
    const page = await visit('/ui/');
    const offered = async (key: string, username?: string) => {
      await takeKey(page, key, '/about', username);
      await page.waitForFunction(() => location.hash === '#/about');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').last().fill('data');
      await page.getByRole('option').first().waitFor();
      const found = await page.getByRole('option', { name: 'Update data now' }).count();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      return found;
    };
    expect([await offered(await keyOf('amelia'), 'amelia'), await offered(server().key)]).toEqual([0, 1]);
    await goTo(page, '/');
  });
});
