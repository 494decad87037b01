import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accessibilityFaults, describeWindows } from '../../../open-window.ts';

describeWindows('the API page', ({ visit, server }) => {
  it('lists every endpoint of the contract and asks no other server', async () => {
    const page = await visit('/docs');
    const origins: string[] = [];
    page.on('request', (request) => origins.push(new URL(request.url()).origin));
    await page.reload();
    const list = page.getByRole('navigation', { name: 'Endpoints' }).getByRole('button');
    await list.first().waitFor();
    const listed = async () => (await list.allInnerTexts()).map((text) => text.replace(/\s+/, ' ')).toSorted();
    await expect.poll(listed).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    expect(new Set(origins)).toEqual(new Set([server().url]));
  });

  it('builds the request, shows it as a curl line and shows the live answer', async () => {
    const page = await visit('/docs');
    await page.getByRole('button', { name: 'GET /airports/{id}', exact: true }).click();
    await page.getByRole('textbox', { name: 'id' }).fill('LSGG');
    await page.getByText(`curl '${server().url}/airports/LSGG'`).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    const answer = page.getByRole('region', { name: 'Result', exact: true });
    await answer.getByText('200 OK').waitFor();
    await expect.poll(() => answer.getByRole('group', { name: 'Response headers' }).innerText()).toContain('x-dataset-revision');
    await expect.poll(() => answer.getByRole('group', { name: 'Response body' }).innerText()).toContain('"icaoCode": "LSGG"');
  });

  it('shows refusals as answers, a body that is not JSON included', async () => {
    const page = await visit('/docs', { troubles: /400/ });
    await page.getByRole('button', { name: 'POST /login' }).click();
    await page.getByRole('textbox', { name: 'Body' }).fill('{"username":');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('region', { name: 'Result', exact: true }).getByText(/^400 /).waitFor();
  });

  it('shows the fields of a reply, those inside it too', async () => {
    const page = await visit('/docs');
    await page.getByRole('button', { name: 'GET /search' }).click();
    const reply = page.getByRole('region', { name: 'Response', exact: true }).getByRole('table');
    await reply.getByText('lowEndDisplacedThreshold', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is a screen of the window too', async () => {
    const page = await visit('/ui/#/api/docs');
    await page.getByRole('button', { name: 'GET /notams', exact: true }).click();
    await page.getByRole('heading', { name: 'GET /notams' }).waitFor();
  });
});
