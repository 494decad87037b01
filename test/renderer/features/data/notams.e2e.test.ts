import { expect, it } from 'vitest';
import { describeWindows, faultsInBothThemes } from '../../open-window.ts';

const notam = (number: string, place: string, text: string) =>
  `(${number} NOTAMN\nQ) EGTT/QFAXX/IV/NBO/A/000/999/5127N00030W005\nA) ${place} B) 2601010000 C) PERM\nE) ${text})`;

describeWindows('imports of NOTAMs', ({ visitByKey, server }) => {
  async function take(name: string, ...texts: string[]): Promise<void> {
    const { url, key } = server();
    const body = texts.join('\n\n');
    const { status } = await fetch(`${url}/notams/import?name=${name}`, { method: 'POST', headers: { 'x-api-key': key }, body });
    if (status !== 200) throw new Error(`importing ${name}: ${status}`);
  }

  it('are undone as one after a question, one NOTAM is deleted and restored, and a heliport without an ICAO code has its own', async () => {
    const { core } = server();
    await take('monday.txt', notam('A0001/26', 'EGLL', 'TWY A CLSD'), notam('A0002/26', 'EGFC', 'HELIPORT LIGHTING U/S'));
    await take('tuesday.txt', notam('A0001/26', 'EGLL', 'TWY B CLSD'), notam('A0003/26', 'EGLL', 'TWY C CLSD'));
    const page = await visitByKey('/data');
    await page.getByRole('button', { name: /^Undo the import of tuesday\.txt/ }).click();
    await page.getByText('removes the NOTAMs that it added (1)').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo the import', exact: true }).click();
    await page.getByText('The import of tuesday.txt is undone: 1 NOTAM removed, 1 put back as before.').waitFor();
    await expect.poll(() => core.notams.find('A0003/26')).toEqual([]);
    await expect.poll(() => core.notams.find('A0001/26')[0]?.message).toContain('TWY A CLSD');
    await page.getByRole('rowheader', { name: 'EGLL A0003/26' }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);

    await page.goto(`${server().url}/ui/#/airports/EGFC`);
    await page.getByRole('heading', { level: 1, name: 'Cardiff Heliport' }).waitFor();
    await page.getByText('HELIPORT LIGHTING', { exact: false }).first().waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Show all NOTAMs of EGFC' }).click();
    await page.getByRole('button', { name: 'A0002/26', exact: true }).click();
    await page.getByRole('button', { name: 'Delete A0002/26' }).click();
    await page.getByRole('textbox', { name: 'Why (optional)' }).fill('test');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'A0002/26', exact: true }).waitFor({ state: 'detached' });
    await expect
      .poll(() => core.notams.deleted(1))
      .toMatchObject([{ notamId: 'A0002/26', reason: 'user', deletedBy: 'owner', note: 'test' }]);

    await page.goto(`${server().url}/ui/#/data`);
    await page.getByRole('button', { name: 'Restore EGFC A0002/26' }).click();
    await page.getByText('1 NOTAM restored.').waitFor();
    await expect.poll(() => core.notams.find('A0002/26')).toHaveLength(1);
  });

  it('of a text without any mark of a NOTAM ask first, and a picture is refused by name', async () => {
    const { core } = server();
    const page = await visitByKey('/notams', { troubles: /400/ });
    await page.locator('#notams-import').click();
    await page.getByRole('textbox', { name: 'Paste text' }).fill('The club house stays shut on Sunday.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Nothing in this text marks a NOTAM').first().waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import the text as one NOTAM anyway' }).click();
    await page.getByRole('button', { name: 'Import 1 NOTAM' }).click();
    await page.getByText('1 new', { exact: false }).first().waitFor();
    await expect
      .poll(() => core.notams.list({ filter: '{"message":{"contains":"club house"}}' }, { limit: 1, offset: 0 }).totalCount)
      .toBe(1);
    await page.getByRole('button', { name: 'Import another' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'apron.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]) });
    await page.getByText('The file is a picture.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Import the text as one NOTAM anyway' }).count()).toBe(0);
  });
});
