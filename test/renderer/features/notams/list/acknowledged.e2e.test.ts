import { expect, it } from 'vitest';
import { notams } from '#renderer/i18n/en/notams.ts';
import { askWithKey } from '../../../../helpers/server.ts';
import { invented, shown, useKey } from '../open-notams.ts';
import { describeWindows } from '../../../open-window.ts';

describeWindows('acknowledging NOTAMs', ({ visit, server }) => {
  const store = (text: string) => askWithKey(server(), 'POST', '/notams/import', text);

  it('is kept by the server, folds what was read with its number said, and is undone when the text changes', async () => {
    await store(invented);
    // More notices than the anonymous see, so that the page offers to use a key.
    server().core.settings.change({ showSampleNotams: true });
    const page = await visit('/ui/#/notams');
    await useKey(page, server().key);
    await page.getByLabel(notams.text).fill('crane invented');
    await page.getByText(shown(1, 1)).waitFor();
    await page.getByText(notams.text).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.getByRole('button', { name: notams.acknowledgedButton, pressed: true }).waitFor();
    await page.getByText(notams.acknowledged(1)).waitFor();
    await page.getByRole('button', { name: notams.hideAcknowledged }).click();
    const row = page.getByRole('article');
    await row.getByText(/^acknowledged \d\d [A-Z]{3} 20/).waitFor();
    await expect.poll(() => row.getByText('INVENTED').count()).toBe(0);

    await store(invented.replace('1.2NM', '1.4NM'));
    await page.getByLabel(notams.text).fill('');
    await page.waitForURL(/#\/notams$/);
    await page.reload();
    await useKey(page, server().key);
    await page.getByLabel(notams.text).fill('crane invented');
    await row.getByText(notams.outdated).waitFor();
    await row.getByRole('button', { name: notams.acknowledge, pressed: false }).click();
    await page.getByText(notams.acknowledged(1)).waitFor();
    await row.getByRole('button', { name: notams.acknowledgedButton }).click();
    await row.getByRole('button', { name: notams.acknowledge, pressed: false }).waitFor();
    await expect.poll(() => page.getByText(/\d acknowledged$/).count()).toBe(0);
  });
});
