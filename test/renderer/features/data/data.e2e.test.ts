import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newSet, oldSet, shelve } from '../../../core/reference/store/kept-versions.ts';
import { startCsvServer } from '../../../core/sync/csv-server.ts';
import { data } from '#renderer/i18n/en/data.ts';
import { filesOf, generatedSet } from '../../../helpers/dataset-files.ts';
import { describeWindows, faultsInBothThemes, goTo } from '../../open-window.ts';
import { dropFiles } from '../../page-files.ts';
import { stepOf } from '#core/progress.ts';

describeWindows('the data screen', ({ visit, visitByKey, server }) => {
  let former = '';
  let later = '';

  beforeAll(async () => {
    const { core, dataDir } = server();
    // It is on the real network.
    for (const { id } of core.sources.list()) core.sources.remove(id);
    former = await shelve(dataDir, oldSet(), new Date('2029-01-01'));
    later = await shelve(dataDir, newSet(), new Date('2029-01-02'));
  });

  function notamFolder(): string {
    const folder = join(server().dataDir, 'notam-files');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'a.txt'),
      '(A7301/29 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 C) 3011281800\nE) RWY 04/22 CLSD)',
    );
    return folder;
  }

  async function addSource(page: Page, kind: string, address: string, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Add a source…' }).click();
    const form = page.getByRole('form', { name: 'Add a source' });
    await form.getByLabel('Type').selectOption(kind);
    await form.getByRole('textbox', { name: 'Address' }).fill(address);
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Save' }).click();
  }

  it('shows source, counts and revision of the dataset in use', async () => {
    const page = await visit('/ui/#/dataset');
    const { source, revision, counts } = server().core.status();
    const held = page.getByRole('region', { name: 'Airports', exact: true });
    await held.waitFor();
    const text = () => held.innerText();
    await expect.poll(text).toContain(source);
    await expect.poll(text).toContain(revision);
    await expect.poll(text).toContain(`Airports\n${counts.airports.toLocaleString('en')}`);
    await expect.poll(text).toMatch(/(old · (fresh|ageing|stale)|unknown|dated in the future)/);
  });

  it('says on each part why it needs a user, and lets anonymous visitors change nothing', async () => {
    const page = await visit('/ui/#/data');
    for (const [part, why] of [
      ['', 'Updating changes the data of every program on this computer'],
      ['/sources', 'Sources are visible to users only'],
      ['/versions', 'Rolling back and verifying need a user'],
      ['/packs', 'Packs and backups contain or change all data of this installation'],
    ] as const) {
      await goTo(page, `/data${part}`);
      await page.getByText(why).waitFor();
      await expect.poll(() => page.getByRole('button', { name: /Update now|Roll back|Verify the dataset|Save|Choose/ }).count()).toBe(0);
    }
  });

  it('sends the files of the world that are dropped on any screen, one or several, and shows why they were refused', async () => {
    const page = await visitByKey('/about');
    await dropFiles(page, Object.fromEntries(filesOf(generatedSet(40))));
    await page.getByText(data.importRefused).waitFor();
    await page.getByText(/^airports\.csv holds 40 usable rows/).waitFor();
    await goTo(page, '/data');
    await dropFiles(page, { 'airports.csv': 'id,ident' });
    await page.getByText(/^airports\.csv lacks runways\.csv/).waitFor();
  });

  it('adds a source, fetches from it alone, turns it off, and removes it after a word of what stays', async () => {
    const page = await visitByKey('/data/sources');
    await page.getByText('No sources.').waitFor();
    await addSource(page, 'notams', notamFolder(), 'Club notices');
    const card = page.getByRole('region', { name: 'Club notices' });
    await card.getByText('no update yet').first().waitFor();
    await card.getByRole('button', { name: 'Update now from Club notices' }).click();
    await card.getByText('up to date', { exact: true }).waitFor();
    expect(server().core.notams.ages().importedAt).not.toBeNull();

    await card.getByRole('button', { name: 'Turn off Club notices' }).click();
    await card.getByRole('button', { name: 'Turn on Club notices' }).waitFor();
    await expect.poll(() => server().core.sources.list()).toMatchObject([{ name: 'Club notices', isEnabled: false }]);

    await card.getByRole('button', { name: 'Change Club notices' }).click();
    await card.getByLabel('Update interval, in hours').fill('1.5');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByText('Enter a whole number.').waitFor();
    await card.getByLabel('Update interval, in hours').fill('');
    await card.getByLabel('Priority').fill('7');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByText('only on request', { exact: true }).waitFor();
    await expect.poll(() => server().core.sources.list()).toMatchObject([{ everyHours: null, rank: 7 }]);

    await card.getByRole('button', { name: 'Remove Club notices' }).click();
    await card.getByText('The dataset in use keeps this source’s values').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await card.getByRole('button', { name: 'Remove the source' }).click();
    await page.getByText('No sources.').waitFor();
    await expect.poll(() => server().core.sources.list()).toEqual([]);
  });

  it('offers the interval of a public service, which is not asked before it was added, and keeps one that is typed', async () => {
    const page = await visitByKey('/data/sources');
    await page.getByRole('button', { name: 'Add a source…' }).click();
    const form = page.getByRole('form', { name: 'Add a source' });
    const interval = form.getByLabel('Update interval, in hours');
    for (const [kind, hours] of [
      ['ukPib', '1'],
      ['navCanada', '6'],
      ['api', '24'],
    ] as const) {
      await form.getByLabel('Type').selectOption(kind);
      await expect.poll(() => interval.inputValue()).toBe(hours);
    }
    await interval.fill('12');
    await form.getByLabel('Type').selectOption('navCanada');
    expect(await interval.inputValue()).toBe('12');
    await form.getByLabel('Complete for').fill('CYOW');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => server().core.sources.list())
      .toMatchObject([{ kind: 'navCanada', everyHours: 12, completeFor: ['CYOW'], triedAt: null }]);
    for (const { id } of server().core.sources.list()) server().core.sources.remove(id);
  });

  it('cancels an update that waits for its source, which is as it was', async () => {
    const held = await startCsvServer();
    const release = held.holdBack();
    const { core } = server();
    const { id } = core.sources.add({ kind: 'ourairports', address: held.base, name: 'Slow' });
    const page = await visitByKey('/data');
    await page.getByRole('button', { name: data.updateNow, exact: true }).click();
    await page.getByRole('button', { name: data.updateCancel }).click();
    await page.getByText(data.idle, { exact: true }).waitFor();
    await expect
      .poll(() => core.sync.status())
      .toMatchObject({ state: 'idle', outcome: { sources: [{ name: 'Slow', result: 'cancelled' }] } });
    release();
    core.sources.remove(id);
  });

  it('shows a refused address at its field', async () => {
    const page = await visitByKey('/data/sources', { troubles: /400/ });
    await addSource(page, 'files', 'not absolute', 'Alps');
    await page.getByText('"not absolute" is not the full path of the folder or ZIP').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Address' }).getAttribute('aria-invalid')).toBe('true');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  it('goes back to a kept dataset after asking, and every screen shows it at once', async () => {
    const page = await visitByKey('/data/versions');
    await page.getByRole('button', { name: `Roll back to ${later}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(server().core.dataset.current().revision).not.toBe(later);
    await page.getByRole('button', { name: `Roll back to ${later}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
    await page.getByText(`${later} is now in use.`).waitFor();
    await expect.poll(() => server().core.dataset.current().revision).toBe(later);
    await page.getByRole('row', { name: new RegExp(`${later}.*in use`) }).waitFor();

    await page.getByRole('button', { name: 'Verify the dataset in use' }).click();
    await page.getByText(new RegExp(`^${later}(: \\d+ problems? found| verified in)`)).waitFor();
  });

  it('shows how two datasets differ, field by field, and changes with the choice', async () => {
    await server()
      .core.dataset.rollBack(later)
      .catch(() => undefined);
    const page = await visit('/ui/#/data/differences');
    await page.getByLabel('From', { exact: true }).selectOption(former);
    const examples = page.getByRole('region', { name: 'Airports that differ' });
    await examples.getByText('Brand new').waitFor();
    await expect.poll(() => examples.getByText('changed', { exact: true }).count()).toBe(4);
    const counts = page.getByRole('region', { name: 'Counts' });
    await expect.poll(() => counts.getByRole('row', { name: 'Airports' }).innerText()).toMatch(/Airports\s+1\s+4\s+1/);
    await page.getByLabel('To', { exact: true }).selectOption(former);
    await page.getByText('Choose two different datasets.').waitFor();
  });

  it('says on every screen what is fetched and how far it is', async () => {
    const page = await visit('/ui/');
    const bar = page.getByRole('contentinfo');
    const idle = server().core.sync.status();
    const step = stepOf('downloadingFile', { file: 'runways.csv', done: 1_200_000, total: 4_000_000 });
    const { events } = server().core;
    // Again until it is heard: the page may not have its stream yet, which begins with what is.
    await expect
      .poll(() => {
        events.emit({ type: 'sync', sync: { ...idle, state: 'running', network: 'online', source: 'World', step } });
        return bar.innerText();
      })
      .toContain('Updating from World: downloading runways.csv');
    await bar.getByText('1.2 MB of 4.0 MB').waitFor();
    await bar.getByText('online').waitFor();
    events.emit({ type: 'sync', sync: { ...idle, network: 'off' } });
    await bar.getByText('network off').waitFor();
    await bar.getByText('Updating from World').waitFor({ state: 'detached' });
  });

  it('keeps source, ages and the address of the server in sight on every screen, and leads to the data', async () => {
    const page = await visit('/ui/');
    const bar = page.getByRole('contentinfo');
    for (const name of ['Airports', 'NOTAMs', 'Map', 'API']) {
      await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true }).click();
      await bar.getByText(server().core.status().source).waitFor();
      await expect.poll(() => bar.innerText()).toContain(`127.0.0.1:${server().port}`);
    }
    await bar.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor();
  });
});
