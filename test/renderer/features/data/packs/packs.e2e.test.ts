import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { machine, newer, packOf, type Machine } from '../../../../core/transfer/machines.ts';
import { data } from '#renderer/i18n/en/data.ts';
import { accessibilityFaults, describeWindows } from '../../../open-window.ts';
import { chooseFile, dropFiles, savedBy } from '../../../page-files.ts';

describeWindows('packs and backups', ({ visitByKey, server }) => {
  const choosePack = (page: Page, file: Parameters<typeof chooseFile>[2]) => chooseFile(page, 'Choose a pack…', file);

  async function otherMachine(): Promise<Machine> {
    const there = await machine(newer);
    await there.close();
    return there;
  }

  it('a pack is saved under its name, and is one that this machine takes again', async () => {
    const page = await visitByKey('/data/packs');
    const saved = await savedBy(page, () => page.getByRole('button', { name: 'Save a pack' }).click());
    expect(saved.name).toMatch(/^aeroshelf-\d{4}-\d\d-\d\d\.aeroshelf$/);
    await page.getByText(/is in your downloads/).waitFor();

    await choosePack(page, saved);
    await page.getByRole('button', { name: 'Verify and import' }).click();
    await page.getByText(/by this Aeroshelf\.$/).waitFor();
    await page.getByText(/is not newer than the one in use, which stays/).waitFor();
  });

  it('a foreign pack is taken only after its signer was compared and trusted', async () => {
    const { path, fingerprint } = await packOf(await otherMachine());
    const page = await visitByKey('/data/packs', { troubles: /400/ });
    const { revision } = server().core.dataset.current();
    await choosePack(page, path);
    await page.getByText('Nothing has changed yet.').waitFor();
    await page.getByRole('button', { name: 'Verify and import' }).click();
    const shown = page.getByText(/^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/);
    await expect.poll(async () => (await shown.innerText()).replaceAll(/\s/g, '')).toBe(fingerprint);
    await expect.poll(() => server().core.dataset.current().revision).toBe(revision);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'They match: trust it' }).click();
    await page.getByText(`The dataset ${newer.revision}`).waitFor();
    await expect.poll(() => server().core.dataset.current().revision).toBe(newer.revision);
    await page.getByRole('contentinfo').getByText(newer.source).waitFor();
    // The key does what the button of the report offers.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    await page.getByText(data.packUndone).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await expect.poll(() => server().core.dataset.current().revision).toBe(revision);
  });

  it('a file that is not a pack is refused in words, and another can be opened', async () => {
    const page = await visitByKey('/data/packs', { troubles: /400/ });
    await choosePack(page, { name: 'notes.txt', bytes: Buffer.from('no pack') });
    await page.getByText('notes.txt does not end in .aeroshelf').waitFor();
    await page.getByRole('button', { name: 'Verify and import' }).click();
    await page.getByText('The request is not valid').waitFor();
    await page.getByRole('button', { name: 'Import another pack' }).click();
    await page.getByRole('button', { name: 'Choose a pack…' }).waitFor();
  });

  it('a pack that is dropped waits for a word before anything is sent', async () => {
    const { path } = await packOf(await otherMachine());
    const page = await visitByKey('/data/packs');
    await page.getByRole('button', { name: 'Choose a pack…' }).waitFor();
    await dropFiles(page, { 'club.aeroshelf': readFileSync(path) });
    await page.getByText(/^club\.aeroshelf, .* Nothing has changed yet\.$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Choose a pack…' }).waitFor();
  });

  it('a pack on its way is cancelled: nothing changes, and it waits to be sent again', async () => {
    const { path } = await packOf(await otherMachine());
    const page = await visitByKey('/data/packs');
    const { revision } = server().core.dataset.current();
    await choosePack(page, path);
    await page.getByText('Nothing has changed yet.').waitFor();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500 });
    await page.getByRole('button', { name: 'Verify and import' }).click();
    await page.getByRole('button', { name: data.importCancel }).click();
    await page.getByText(/cancelled|Nothing has changed yet\./i).waitFor();
    await expect.poll(() => server().core.dataset.current().revision).toBe(revision);
    expect(server().core.cancelImport()).toBe(false);
  });

  it('a backup is saved under its name, and restored at the next start once the user has agreed', async () => {
    const page = await visitByKey('/data/packs');
    const saved = await savedBy(page, () => page.getByRole('button', { name: 'Save a backup' }).click());
    expect(saved.name).toMatch(/\.aeroshelf-backup$/);
    await chooseFile(page, data.chooseBackup, { name: 'mine.aeroshelf-backup', bytes: saved.bytes });
    await page.getByText(data.restoreWhat('mine.aeroshelf-backup')).waitFor();
    expect(existsSync(join(server().dataDir, 'restoring'))).toBe(false);
    await page.getByRole('button', { name: data.restoreYes, exact: true }).click();
    await page.getByText(/Quit Aeroshelf and start it again to restore it/).waitFor();
    expect(existsSync(join(server().dataDir, 'restoring', 'state.sqlite'))).toBe(true);
  });
});
