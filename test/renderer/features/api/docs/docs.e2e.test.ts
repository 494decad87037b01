import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { describeInChromium } from '../../../../helpers/browser.ts';
import { accessibilityFaults, endOf, windows } from '../../../open-window.ts';

describeInChromium('the API page', () => {
  const { open, server } = windows();

  it('lists every endpoint of the contract and asks no other server', async () => {
    const opened = await open('/docs');
    const { page } = opened;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.reload();
    const list = page.getByRole('navigation', { name: 'Endpoints' }).getByRole('button');
    await list.first().waitFor();
    const listed = (await list.allInnerTexts()).map((text) => text.replace(/\s+/, ' '));
    expect(listed.toSorted()).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    expect(new Set(asked)).toEqual(new Set([server().url]));
    expect(await endOf(opened)).toEqual([]);
  });

  it('builds the request, shows it as a curl line and shows the live answer', async () => {
    const opened = await open('/docs');
    const { page } = opened;
    await page.getByRole('button', { name: 'GET /airports/{id}', exact: true }).click();
    await page.getByRole('textbox', { name: 'id' }).fill('LSGG');
    await page.getByText(`curl '${server().url}/airports/LSGG'`).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    const answer = page.getByRole('region', { name: 'Result', exact: true });
    await answer.getByText('200 OK').waitFor();
    expect(await answer.getByRole('group', { name: 'Response headers' }).innerText()).toContain('x-dataset-revision');
    expect(await answer.getByRole('group', { name: 'Response body' }).innerText()).toContain('"icaoCode": "LSGG"');
    expect(await endOf(opened)).toEqual([]);
  });

  it('shows refusals as answers, a body that is not JSON included', async () => {
    const opened = await open('/docs');
    const { page } = opened;
    await page.getByRole('button', { name: 'POST /login' }).click();
    await page.getByRole('textbox', { name: 'Body' }).fill('{"username":');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('region', { name: 'Result', exact: true }).getByText(/^400 /).waitFor();
    expect(await endOf(opened, /400/)).toEqual([]);
  });

  it('shows the fields of a reply, those inside it too', async () => {
    const opened = await open('/docs');
    const { page } = opened;
    await page.getByRole('button', { name: 'GET /search' }).click();
    const reply = page.getByRole('region', { name: 'Response', exact: true }).getByRole('table');
    await reply.getByText('lowEndDisplacedThreshold', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await endOf(opened)).toEqual([]);
  });

  it('is a screen of the window too', async () => {
    const opened = await open('/ui/#/api/docs');
    await opened.page.getByRole('button', { name: 'GET /notams', exact: true }).click();
    await opened.page.getByRole('heading', { name: 'GET /notams' }).waitFor();
    expect(await endOf(opened)).toEqual([]);
  });
});
