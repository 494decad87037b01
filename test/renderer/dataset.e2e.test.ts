import { expect, it } from 'vitest';
import { describeInChromium } from '../helpers/browser.ts';
import { endOf, windows } from './open-window.ts';

describeInChromium('the dataset screen', () => {
  const { open, server } = windows();

  it('shows source, counts and revision of the dataset in use', async () => {
    const opened = await open('/ui/#/dataset');
    const { source, revision, counts } = server().core.status();
    const held = opened.page.getByRole('region', { name: 'Airports', exact: true });
    await held.waitFor();
    const text = await held.innerText();
    expect(text).toContain(source);
    expect(text).toContain(revision);
    expect(text).toContain(`Airports\n${counts.airports.toLocaleString('en')}`);
    expect(text).toMatch(/(old · (fresh|ageing|stale)|unknown|dated in the future)/);
    expect(await endOf(opened)).toEqual([]);
  });

  it('explains to the anonymous that an import needs a key', async () => {
    const opened = await open('/ui/#/dataset');
    await opened.page.getByText(/so it needs a user: log in or use an API key/).waitFor();
    expect(await opened.page.getByRole('button', { name: 'Import files' }).count()).toBe(0);
    expect(await endOf(opened)).toEqual([]);
  });

  it('starts an import, follows it, and shows why it was refused', async () => {
    const opened = await open('/ui/#/dataset');
    const { page } = opened;
    await page.getByLabel('API key', { exact: true }).fill(server().key);
    await page.getByRole('button', { name: 'Use key' }).click();
    await page.getByLabel(/^Folder or ZIP/).fill(server().dataDir);
    await page.getByRole('button', { name: 'Import files' }).click();
    await expect.poll(() => server().core.status().import?.state, { timeout: 20_000 }).toBe('refused');
    const message = server().core.status().import?.message ?? '';
    expect(message).not.toBe('');
    await page
      .getByText(message.split('\n')[0] ?? '', { exact: false })
      .first()
      .waitFor();
    expect(await endOf(opened)).toEqual([]);
  });

  it('keeps source, ages and the address of the server in sight on every screen', async () => {
    const opened = await open('/ui/');
    const { page } = opened;
    const bar = page.getByRole('contentinfo');
    for (const name of ['NOTAMs', 'Dataset', 'API', 'Search']) {
      await page.getByRole('link', { name, exact: true }).click();
      await bar.getByText(server().core.status().source).waitFor();
      expect(await bar.innerText()).toContain(`127.0.0.1:${server().port}`);
    }
    expect(await endOf(opened)).toEqual([]);
  });
});
