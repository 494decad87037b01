import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { common } from '#words/en/common.ts';
import { describeWindows, ownerOf, ownersBridge } from '../../open-window.ts';

const NOW = '2026-11-22T18:00:00Z';
const desk = /\/desk(?:\?|$)/;

describeWindows('A reading that fails', { at: NOW }, ({ visit, server }) => {
  async function openHome() {
    const { core } = server();
    const owner = ownerOf(server());
    core.userData.favourites.add(owner.id, 'LSGG');
    const bridge = await ownersBridge(server());
    const page = await visit('/ui/', { bridge, troubles: /ERR_FAILED|403/ });
    const card = page.getByRole('article', { name: /^LSGG / });
    await card.waitFor();
    return { page, card };
  }
  /** Has Home read its answer again. */
  const importOne = (number: string) => {
    const text = `(${number} NOTAMN\nQ) LSAS/QMXLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) 2611302359\nE) TWY A CLSD.)\n`;
    return server().core.notamIntake.stream(Readable.from([text]), { name: 'notams.txt', maxBytes: 100_000 });
  };

  it('keeps what was there, with the reason and how old it is, where the server does not answer', async () => {
    const { page, card } = await openHome();
    await page.route(desk, (route) => route.abort());
    await importOne('A0001/26');
    await page.getByText('What is shown was read 22 NOV 18').waitFor();
    expect(await card.isVisible()).toBe(true);
    await page.unroute(desk);
    await page.getByRole('button', { name: common.retry }).click();
    await page.getByText('What is shown was read').waitFor({ state: 'detached' });
    expect(await card.isVisible()).toBe(true);
  });

  it('drops what was there where the server refuses to answer', async () => {
    const { page, card } = await openHome();
    const body = JSON.stringify({ statusCode: 403, name: 'Forbidden', message: 'Not for you.' });
    await page.route(desk, (route) => route.fulfill({ status: 403, contentType: 'application/json', body }));
    await importOne('A0002/26');
    await page.getByText('Not for you.').waitFor();
    expect(await card.count()).toBe(0);
    expect(await page.getByText('What is shown was read').count()).toBe(0);
  });

  it('keeps the rows of a list where the server does not answer again', async () => {
    const page = await visit('/ui/#/notams', { troubles: /ERR_FAILED/ });
    await importOne('A0003/26');
    const row = page.getByRole('article').first();
    await row.waitFor();
    await page.route(/\/notams\?/, (route) => route.abort());
    await importOne('A0004/26');
    await page.getByText('What is shown was read').first().waitFor();
    expect(await row.isVisible()).toBe(true);
  });

  it('keeps what is open at an aerodrome where the server does not answer again', async () => {
    const page = await visit('/ui/#/airports/LSGG', { troubles: /ERR_FAILED/ });
    const state = page.getByText(/runways open/i).first();
    await state.waitFor();
    await page.route(/\/airports\/[^/]+\/state/, (route) => route.abort());
    await importOne('A0005/26');
    await page.getByText('What is shown was read').first().waitFor();
    expect(await state.isVisible()).toBe(true);
  });
});
