/** Faults of the program itself, brought about by what the page is made of: an answer of another shape, and a graphics driver that throws. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '#renderer/i18n/en/en.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';
import { describeWindows, faultsInBothThemes, goTo, ownersBridge } from '../../open-window.ts';

/** What React and the browser write to the console of an exception. */
const aloud = /^error: (?:%o|TypeError|Error)|^exception: /;

/** Another shape than the contract's, as long as `isBroken` says so. */
async function breakAirport(page: Page, broken: object): Promise<{ mend: () => void }> {
  let isBroken = true;
  await page.route(/\/airports\/LSGG\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: isBroken ? { ...body, ...broken } : body });
  });
  return { mend: () => (isBroken = false) };
}

const noticeOn = (page: Page, what: string) => page.getByRole('region', { name: en.faults.label(what), exact: true });

describeWindows('a fault in a part of the window', ({ visit, server }) => {
  const { faults, search, notams, common } = en;

  it('takes that part alone, which is named and can be tried again, and the rest works', async () => {
    const page = await visit('/ui/#/about', { troubles: aloud });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { mend } = await breakAirport(page, { frequencies: null });
    await goTo(page, '/airports/LSGG');
    const notice = noticeOn(page, en.common.frequencies);
    await notice.getByText(faults.failed(en.common.frequencies)).waitFor();
    await page.getByRole('heading', { level: 1, name: /^Gen[eè]v/ }).waitFor();
    for (const name of [en.common.runways, en.notams.title, en.common.nearestAirports])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    await expect.poll(() => page.getByText(faults.rest).count()).toBe(1);
    expect(await faultsInBothThemes(page)).toEqual([]);

    await notice.getByRole('button', { name: faults.copy }).click();
    await notice.getByRole('button', { name: common.copied }).waitFor();
    const details = await page.evaluate(() => navigator.clipboard.readText());
    expect(details).toMatch(/^Aeroshelf \d+\.\d+\.\d+: a fault in “Frequencies”\nTypeError: .*'length'/);
    expect(details).toContain('Address: #/airports/LSGG\n');
    expect(details).toMatch(/Stack:\n.*Components:\n/s);

    await expect.poll(() => notice.getByRole('button', { name: faults.reload }).count()).toBe(0);
    await notice.getByRole('button', { name: faults.again }).click();
    await notice.getByText(faults.failedAgain).waitFor();
    mend();
    await notice.getByRole('button', { name: faults.reload }).click();
    await page.getByRole('heading', { level: 2, name: en.common.frequencies }).waitFor();
  });

  it('takes a screen where its frame failed, keeps the others, and is gone at the next address', async () => {
    const page = await visit('/ui/#/about', { troubles: aloud });
    await breakAirport(page, { name: { of: 'another shape' } });
    await goTo(page, '/airports/LSGG');
    await noticeOn(page, search.title).waitFor();
    await page.getByRole('heading', { level: 1, name: search.title }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: notams.title }).click();
    await page.getByRole('heading', { level: 1, name: notams.title }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: en.keys.title }).waitFor();
    await page.keyboard.press('Escape');
    await goTo(page, '/airports/EGLL');
    await page.getByRole('heading', { level: 1, name: /Heathrow/ }).waitFor();
    await expect.poll(() => noticeOn(page, search.title).count()).toBe(0);
  });

  it('takes the chart where the graphics driver fails, in French too, and the lists next to it say the same', async () => {
    const { core } = server();
    core.settings.change({ language: 'fr' });
    const page = await visit('/ui/#/about', { bridge: await ownersBridge(server()), troubles: aloud });
    await page.evaluate(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.assign(globalThis, { mendDriver: () => Object.assign(HTMLCanvasElement.prototype, { getContext }) });
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...wanted: Parameters<typeof getContext>) {
        if (this.isConnected) throw new Error('The graphics driver failed.');
        return getContext.apply(this, wanted);
      } as typeof getContext;
    });
    await goTo(page, '/map');
    const notice = page.getByRole('region', { name: fr.faults.label(fr.map.chart), exact: true });
    await notice.getByText(fr.faults.failed(fr.map.chart)).waitFor();
    await notice.getByText('The graphics driver failed.').first().waitFor({ state: 'attached' });
    await page.getByRole('region', { name: fr.map.airports }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.evaluate(() => (globalThis as unknown as { mendDriver(): void }).mendDriver());
    await notice.getByRole('button', { name: fr.faults.again }).click();
    await page.locator('[data-drawn=true]').waitFor();
  });
});
