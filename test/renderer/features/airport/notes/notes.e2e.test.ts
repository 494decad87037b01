import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { FavouriteList, NoteList } from '#contract/user-data.ts';
import { ask } from '../../../../helpers/server.ts';
import { accessibilityFaults, describeWindows, goTo, ownerOf, typeKey } from '../../../open-window.ts';

describeWindows('a user’s own of an airport', ({ server, visit }) => {
  const held = async <List>(path: string) => (await ask(server(), path, { headers: { 'x-api-key': server().key } })).json as List;

  const openSignedIn = async (): Promise<{ page: Page; own: Locator }> => {
    const page = await visit('/ui/#/airports/LSGG');
    const own = page.getByRole('region', { name: 'My notes' });
    await own.getByText(/need a user: sign in or use a key/).waitFor();
    await own.getByRole('button', { name: 'Sign in or add a key' }).click();
    await typeKey(own, server().key);
    await own.getByLabel('Note').waitFor();
    return { page, own };
  };

  it('becomes a favourite and is removed again, and the server stores it', async () => {
    const { own } = await openSignedIn();
    const favourite = own.getByRole('button', { name: 'Favourite' });
    await favourite.click();
    await own.getByText(/^Favourite since \d\d [A-Z]{3} \d{4} \d{4}Z/).waitFor();
    await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(async () => (await held<FavouriteList>('/favourites')).items.map(({ code }) => code)).toEqual(['LSGG']);
    await favourite.click();
    await own.locator('button[aria-pressed=false]').waitFor();
    await expect.poll(async () => (await held<FavouriteList>('/favourites')).items).toEqual([]);
  });

  it('keeps a note, says whether it is saved, and removes it', async () => {
    const { page, own } = await openSignedIn();
    await own.getByText('No note yet').waitFor();
    await own.getByLabel('Note').fill('Handling by radio before arrival.');
    await own.getByText('Not saved yet').waitFor();
    await own.getByRole('button', { name: 'Save note' }).click();
    await own.getByText(/^Saved \d\d [A-Z]{3}/).waitFor();
    await expect
      .poll(async () => (await held<NoteList>('/notes')).items.map(({ text }) => text))
      .toEqual(['Handling by radio before arrival.']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await own.getByRole('button', { name: 'Remove note' }).click();
    await own.getByText('No note yet').waitFor();
    await expect.poll(async () => (await held<NoteList>('/notes')).items).toEqual([]);
  });

  it('keeps what was typed and not saved when the page is left and loaded again, says so, and forgets it on request', async () => {
    const { page, own } = await openSignedIn();
    await own.getByLabel('Note').fill('Half a thought');
    await goTo(page, '/airports/EGLL');
    await page.getByRole('heading', { level: 1, name: 'Heathrow' }).waitFor();
    await goTo(page, '/airports/LSGG');
    await own.getByText(/^Not saved yet: draft of \d\d [A-Z]{3} \d{4} \d{4}Z kept/).waitFor();
    await page.reload();
    await own.getByRole('button', { name: 'Sign in or add a key' }).click();
    await typeKey(own, server().key);
    await own.getByText(/^Not saved yet: draft of/).waitFor();
    await expect.poll(() => own.getByLabel('Note').inputValue()).toBe('Half a thought');
    await own.getByRole('button', { name: 'Discard draft' }).click();
    await own.getByText('No note yet').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('aeroshelf.drafts'))).toBe('{}');
  });

  it('is marked by F, and * lists the favourites alone', async () => {
    const { page, own } = await openSignedIn();
    await page.locator('h1').focus();
    await page.keyboard.press('f');
    await own.getByText(/^Favourite since/).waitFor();
    await page.keyboard.press('*');
    const grid = page.getByRole('grid');
    await grid.getByRole('row', { name: /LSGG/ }).waitFor();
    await page.getByText('Airports of any kind among your favourites.').waitFor();
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('2');
    await page.keyboard.press('*');
    await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(100);
    await goTo(page, '/airports/LSGG');
    await own.getByRole('link', { name: 'All favourites' }).click();
    await grid.getByRole('row', { name: /LSGG/ }).waitFor();
  });

  it('follows what a list changes, and the undo of it', async () => {
    const { page, own } = await openSignedIn();
    const favourite = own.getByRole('button', { name: 'Favourite' });
    server().core.userData.favourites.remove(ownerOf(server()).id, 'LSGG');
    await goTo(page, '/airports?text=LSGG');
    await page.getByRole('grid').getByRole('row', { name: /LSGG/ }).click();
    await page.keyboard.press('f');
    await page.getByText(/added to favourites/).waitFor();
    await goTo(page, '/airports/LSGG');
    await own.getByText(/^Favourite since/).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('false');
  });
});
