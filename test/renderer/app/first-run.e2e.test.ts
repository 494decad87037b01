import { beforeAll, expect, it } from 'vitest';
import { newSet, shelve } from '../../core/reference/store/kept-versions.ts';
import { accessibilityFaults, describeWindows, goTo } from '../open-window.ts';

describeWindows('the first run', ({ visit, server }) => {
  const starter = /^Only a starter set of 190 airports is stored so far/;

  beforeAll(() => void server().core.settings.change({ offline: true }));

  it('shows its frame before the program is loaded', async () => {
    let isShown = false;
    await visit('/ui/#/search', {
      before: (page) =>
        page.route(/\/assets\/index-[^/]+\.js$/, async (program) => {
          await page.getByText('Aeroshelf', { exact: true }).waitFor();
          isShown = true;
          await program.continue();
        }),
    });
    expect(isShown).toBe(true);
  });

  it('says that only the starter set is stored, next to the search, with the data and in the status bar', async () => {
    const page = await visit('/ui/#/search');
    await page.getByText(starter).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('contentinfo').getByText('Aeroshelf starter set').waitFor();
    await goTo(page, '/data');
    await page.getByText(starter).waitFor();
    await page.getByRole('link', { name: 'Get data' }).click();
    await page.getByText('Sources are visible to users only').waitFor();
  });

  it('names the starter set in French', async () => {
    const page = await visit('/ui/#/settings');
    await page.getByLabel('Language').selectOption('fr');
    await page.getByRole('contentinfo').getByText('jeu de départ d’Aeroshelf').waitFor();
    await goTo(page, '/search');
    await page.getByText(/^Seul un jeu de départ de 190 aérodromes/).waitFor();
  });

  it('says it no more when there is another set', async () => {
    const page = await visit('/ui/#/search');
    await page.getByText(starter).waitFor();
    const { core, dataDir } = server();
    await core.dataset.rollBack(await shelve(dataDir, newSet(), new Date('2029-01-02')));
    await page.getByText(starter).waitFor({ state: 'detached' });
  });
});
