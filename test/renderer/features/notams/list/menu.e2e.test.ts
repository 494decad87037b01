import { expect, it } from 'vitest';
import { menu } from '#renderer/i18n/en/window.ts';
import { common } from '#words/en/common.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import { describeWindows, faultsInBothThemes, ownersBridge } from '../../../open-window.ts';

describeWindows('a row of the NOTAM list', ({ visit, server }) => {
  it('has a menu by right click and by key: open, acknowledge, map, text, number', async () => {
    const page = await visit('/ui/#/notams/LSGG?status=all', { bridge: await ownersBridge(server()) });
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: async (text: string) => void Object.assign(window, { copied: text }) }),
    );
    const row = page.locator('[data-index="0"]');
    const shown = page.getByRole('menu');
    await row.getByRole('button', { name: notams.acknowledge }).waitFor();
    await row.click({ button: 'right' });
    const labels = async () => (await shown.getByRole('menuitem').allInnerTexts()).slice(0, 4);
    await expect.poll(labels).toEqual([menu.open, notams.acknowledge, common.showOnMap, menu.copyText]);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await shown.getByRole('menuitem', { name: menu.copyText }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { copied: string }).copied)).toContain('LSGG');
    await row.focus();
    await page.keyboard.press('Shift+F10');
    await shown.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: notams.acknowledgedButton }).waitFor();
    await row.focus();
    await page.keyboard.press('Shift+F10');
    await shown.getByRole('menuitem', { name: notams.withdraw }).waitFor();
    await page.keyboard.press('Enter');
    await row.getByRole('button', { expanded: true }).waitFor();
  });
});
