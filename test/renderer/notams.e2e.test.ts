import { expect, it } from 'vitest';
import type { LoginResult, NotamList } from '#contract/resources.ts';
import { NOT_FOR_NAVIGATION } from '#renderer/components/not-for-navigation.ts';
import { describeInChromium } from '../helpers/browser.ts';
import { ask, post } from '../helpers/server.ts';
import { endOf, windows } from './open-window.ts';

describeInChromium('the NOTAM screen', () => {
  const { open, server } = windows();
  const total = () => server().core.status().counts.notams;

  it('shows five to the anonymous and says plainly of how many, and why', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    await page.getByText(`5 of ${total()} shown: anonymous access; log in or add a key.`).waitFor();
    expect(await page.getByRole('article').count()).toBe(5);
    await page.getByText(NOT_FOR_NAVIGATION).waitFor();
    expect(await endOf(opened)).toEqual([]);
  });

  it('shows all to the bearer of a key, and keeps the key in memory only', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    await page.getByRole('button', { name: 'Log in or add a key' }).click();
    await page.getByLabel('API key', { exact: true }).fill(server().key);
    await page.getByRole('button', { name: 'Use key' }).click();
    await page.getByText(`${total()} of ${total()} shown.`).waitFor();
    expect(await page.getByRole('article').count()).toBe(total());
    const kept = await page.evaluate(() =>
      JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie, location.href]),
    );
    expect(kept).not.toContain(server().key);
    await page.getByRole('button', { name: 'Forget key' }).click();
    await page.getByText(`5 of ${total()} shown`).waitFor();
    expect(await endOf(opened)).toEqual([]);
  });

  it('begins at the first page when someone logs in on a later one', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    await page.getByRole('button', { name: 'Older' }).click();
    await page.getByText(/^Page 2 of/).waitFor();
    await page.getByRole('button', { name: 'Log in or add a key' }).click();
    await page.getByLabel('API key', { exact: true }).fill(server().key);
    await page.getByRole('button', { name: 'Use key' }).click();
    await page.getByText(`${total()} of ${total()} shown.`).waitFor();
    expect(await endOf(opened)).toEqual([]);
  });

  it('finds words in the notices shown and says how many hold them', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    await page.getByRole('article').nth(4).waitFor();
    await page.getByLabel('Words in the notices shown').fill('KSFO');
    await page.getByText('1 of these hold the words.').waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    expect(await endOf(opened)).toEqual([]);
  });

  it('refuses a key that is not known, in the words of the server', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    await page.getByRole('button', { name: 'Log in or add a key' }).click();
    await page.getByLabel('API key', { exact: true }).fill('not-a-key');
    await page.getByRole('button', { name: 'Use key' }).click();
    await page.getByText(/The API key is not known or was revoked/).waitFor();
    expect(await endOf(opened, /401/)).toEqual([]);
  });

  it('narrows by location and by source, and marks samples as samples', async () => {
    const opened = await open('/ui/#/notams');
    const { page } = opened;
    const { items } = (await ask(server(), '/notams')).json as NotamList;
    const place = items.find(({ icao }) => icao !== null)?.icao ?? '';
    await page.getByLabel('Location').fill(place.toLowerCase());
    await page.waitForURL(new RegExp(`#/notams/${place}$`));
    await expect
      .poll(() =>
        page
          .getByRole('article')
          .getByRole('link')
          .allInnerTexts()
          .then((links) => new Set(links).size),
      )
      .toBe(1);
    await page.getByLabel('Source').selectOption('sample');
    await page.getByText('sample, not a real notice').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(await page.getByText('sample, not a real notice').count());
    expect(await endOf(opened)).toEqual([]);
  });

  it('never says that there are no NOTAMs, only what the data here holds', async () => {
    const opened = await open('/ui/#/notams/ZZZZ');
    await opened.page.getByText(/^None for ZZZZ\. Nothing has been imported/).waitFor();
    expect((await opened.page.locator('main').innerText()).toLowerCase()).not.toContain('no notams');
    expect(await endOf(opened)).toEqual([]);
  });

  it('speaks for the owner in the Electron window, and hands over the first key once', async () => {
    await server().core.users.add({ username: 'bessie', email: 'bessie@example.org', password: 'Curtiss JN-4 Jenny' });
    const { token } = (await post(server(), '/login', { username: 'bessie', password: 'Curtiss JN-4 Jenny' })).json as LoginResult;
    const opened = await open('/ui/#/notams', { bridge: { token, firstKey: 'as_first_key' } });
    const { page } = opened;
    await page.getByText(`${total()} of ${total()} shown.`).waitFor();
    await page.getByText('this installation').waitFor();
    await page.getByText('as_first_key').waitFor();
    await page.getByRole('button', { name: 'I have kept it' }).click();
    expect(await page.getByText('as_first_key').count()).toBe(0);
    expect(await endOf(opened)).toEqual([]);
  });
});
