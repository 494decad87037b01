import { expect, it } from 'vitest';
import type { ApiKeyList } from '#contract/users/keys.ts';
import { ask } from '../../../helpers/server.ts';
import { describeWindows } from '../../open-window.ts';

describeWindows('the API screen', ({ visit, visitByKey, server }) => {
  const status = async (key: string) => (await ask(server(), '/users/me', { headers: { 'x-api-key': key } })).status;

  it('shows everyone the address, with a command to try, and only users the keys', async () => {
    const page = await visit('/ui/#/api');
    await page.getByText(server().url, { exact: true }).waitFor();
    await page.getByText(`curl '${server().url}/airports/LSGG'`).waitFor();
    await page.getByText('Keys, approved web pages and clients are visible to users only').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
  });

  it('makes a key that is shown once and works, and revokes it after asking', async () => {
    const page = await visitByKey('/api');
    await page.getByLabel('Name of the new key').fill('tablet');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('It is shown only once').waitFor();
    const key = await page.getByText(/^ask_/).innerText();
    await expect.poll(() => status(key)).toBe(200);
    const listed = await ask(server(), '/keys', { headers: { 'x-api-key': server().key } });
    expect((listed.json as ApiKeyList).items.map(({ name }) => name)).toContain('tablet');

    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect.poll(() => page.getByText(key).count()).toBe(0);
    await page.getByRole('button', { name: 'Revoke tablet' }).click();
    await expect.poll(() => status(key)).toBe(200);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByRole('button', { name: 'Revoke tablet' }).waitFor({ state: 'detached' });
    await expect.poll(() => status(key)).toBe(401);
  });

  it('approves and withdraws a web page, and shows at the field why an origin is not valid', async () => {
    const page = await visitByKey('/api', { troubles: /400/ });
    const box = page.getByLabel('Origin', { exact: true });
    await box.fill('planner.example');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('planner.example is not a web origin').waitFor();
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
    await box.fill('https://planner.example');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Remove https://planner.example' }).waitFor();
    await expect.poll(() => server().core.origins.list()).toEqual(['https://planner.example']);
    await expect.poll(() => box.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Remove https://planner.example' }).click();
    await page.getByText('No web pages are approved.').waitFor();
    await expect.poll(() => server().core.origins.list()).toEqual([]);
  });

  it('lists recent clients', async () => {
    await ask(server(), '/airports?limit=1', { headers: { 'x-api-key': server().key, 'user-agent': 'planner/2' } });
    const page = await visitByKey('/api');
    const row = page.getByRole('row', { name: /planner\/2/ });
    await row.waitFor();
    await expect.poll(() => row.innerText()).toMatch(/^tests\b/);
    await expect.poll(() => row.innerText()).toContain('/airports');
  });
});
