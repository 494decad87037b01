import { expect, it } from 'vitest';
import { data } from '#renderer/i18n/en/data.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import { invented, matching, useKey } from '../open-notams.ts';
import { accessibilityFaults, describeWindows, typeKey } from '../../../open-window.ts';
import { carry, dropFiles, pasteText } from '../../../page-files.ts';

/** So many that their import is still going on when its button is pressed. */
const MANY = 20_000;

describeWindows('the import of NOTAMs', ({ visit, server }) => {
  const held = () => matching(server(), { notamId: { startsWith: 'Z100' } });

  it('needs a user and says so', async () => {
    const page = await visit('/ui/?import#/notams');
    await page.getByText(notams.importNeedsUser).waitFor();
  });

  it('shows what pasted text contains before anything is stored, then stores it and marks what was not understood', async () => {
    const page = await visit('/ui/#/notams/LSGG');
    await page.getByRole('button', { name: notams.import }).click();
    await typeKey(page, server().key);
    await page.getByLabel(notams.pasteHere).fill(invented);
    await page.getByRole('button', { name: notams.checkText }).click();
    await page.getByText(notams.found(2, 'text')).waitFor();
    await page.getByText(notams.tallies.added(2)).waitFor();
    await page.getByText(notams.tallies.partly(1)).waitFor();
    expect(held()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: notams.store(2) }).click();
    await page.getByText(notams.stored(2, 2, 0, 0, notams.pastedName)).waitFor();
    expect(held()).toBe(2);

    const row = page.getByRole('article', { name: notams.notam('Z1001/26') });
    await row.getByRole('button', { name: 'Z1001/26' }).click();
    await expect.poll(() => row.locator('mark').allInnerTexts()).toEqual(['WHENEVER IT SUITS']);
    await row.getByText(notams.period.scheduleUnknown, { exact: true }).first().waitFor();
    await page.getByText(notams.isNew, { exact: true }).first().waitFor();
  });

  it('takes a file that is dropped on the window, and says that all of it is stored', async () => {
    // More notices than the anonymous see, so that the page offers to use a key.
    server().core.settings.change({ showSampleNotams: true });
    const page = await visit('/ui/#/notams');
    await page.getByRole('article').first().waitFor();
    await useKey(page, server().key);
    const carried = await carry(page, { 'invented.txt': invented });
    await page.dispatchEvent('body', 'dragover', { dataTransfer: carried });
    await page.getByText(notams.dropHere).waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
    await page.getByRole('heading', { name: notams.previewOf('invented.txt') }).waitFor();
    await page.getByText(notams.tallies.unchanged(2)).waitFor();
    await page.getByText(notams.nothingToStore).waitFor();
  });

  it('imports 18 files that are dropped together as one import, and undoes it by Ctrl-Z', async () => {
    const page = await visit('/ui/#/notams');
    await page.getByRole('article').first().waitFor();
    await useKey(page, server().key);
    const before = server().core.notams.count();
    const places = Array.from({ length: 18 }, (_, at) => at + 10);
    const files = places.map((at) => [`${at}.txt`, invented.replace('Z1001', `Z20${at}`).replace('Z1002', `Z21${at}`)]);
    await dropFiles(page, Object.fromEntries(files));
    await page.getByRole('heading', { name: notams.previewOf('18 files (10.txt, …)') }).waitFor();
    await page.getByRole('button', { name: /^Import \d+ NOTAMs$/ }).click();
    await page.getByText(/^Imported from 18 files \(10\.txt, …\):/).waitFor();
    await expect.poll(() => server().core.notams.imports.list(1)).toMatchObject([{ files: 18, undoneAt: null }]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await page.getByText(/^The import of 18 files \(10\.txt, …\) is undone:/).waitFor();
    await expect.poll(() => server().core.notams.count()).toBe(before);
  });

  it('takes text that is pasted outside a field', async () => {
    // More notices than the anonymous see, so that the page offers to use a key.
    server().core.settings.change({ showSampleNotams: true });
    const page = await visit('/ui/#/notams');
    await page.getByRole('article').first().waitFor();
    await useKey(page, server().key);
    await pasteText(page, invented);
    await page.getByRole('heading', { name: notams.previewOf(notams.pastedName) }).waitFor();
  });

  it('says in the words of the server why it does not import a file, and that a file has no NOTAM in it', async () => {
    const page = await visit('/ui/?import#/notams', { troubles: /400/ });
    await typeKey(page, server().key);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'packed.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') });
    await page.getByRole('button', { name: notams.another }).waitFor();
    await expect.poll(() => page.locator('main [aria-live="assertive"]').innerText()).toContain('ZIP archive');
    await page.getByRole('button', { name: notams.another }).click();
    await page.locator('input[type="file"]').setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from(' ') });
    await expect.poll(() => page.locator('main [aria-live="assertive"]').innerText()).toContain('No NOTAM was found in this file');
  });

  it('can be cancelled, says how much stays, and offers another', async () => {
    const page = await visit('/ui/?import#/notams', { troubles: /409/ });
    await typeKey(page, server().key);
    const lines = Array.from({ length: MANY }, (_, at) => `!BOI ${1 + (at % 12)}/${100 + at} BOI TWY C CLSD 2605041400-2609302145\n`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('')) });
    await page.getByRole('button', { name: notams.store(MANY) }).click();
    await expect.poll(() => matching(server(), { notamId: { endsWith: '/100' } }), { interval: 5 }).toBe(1);
    await page.getByRole('button', { name: data.importCancel }).click();
    await page.getByText(/^The import of NOTAMs was cancelled: \d+ new and 0 changed ones are stored and stay/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: notams.another }).click();
    await page.getByRole('button', { name: notams.chooseFile }).waitFor();
  });

  it('says that no import was about a place, once there was one about another', async () => {
    const page = await visit('/ui/#/notams/ZZZZ');
    await page.getByText(notams.none.notCovered('ZZZZ'), { exact: false }).waitFor();
  });

  it('counts what was stored since the last look at the place, and shows only that', async () => {
    const page = await visit('/ui/#/notams/LSGG');
    await page.getByText(notams.firstLook).waitFor();
    await page.evaluate(() =>
      localStorage.setItem('aeroshelf.notams.seen', JSON.stringify({ 'airport LSGG': '2026-01-01T00:00:00.000Z' })),
    );
    await page.reload();
    const all = matching(server(), { icao: 'LSGG', updatedAt: { gt: '2026-01-01T00:00:00.000Z' } });
    await page.getByText(notams.newSince(all, '01 JAN 2026 0000Z')).waitFor();
    await page.getByRole('button', { name: notams.seenAll }).click();
    await page.getByText(/^Nothing new or changed since /).waitFor();
  });
});
