import { expect, it } from 'vitest';
import { askWithKey } from '../../../../helpers/server.ts';
import { describeWindows } from '../../../open-window.ts';

const texts = [
  '(Z1101/26 NOTAMN',
  'Q) LSAS/QMXLC/IV/NBO/A/000/999/4614N00607E005',
  'A) LSGG B) 2601200600 C) 4912011800',
  'E) TWY B BTN TWY C AND RWY 04/22 CLSD DUE WIP.)',
  '',
  '(Z1102/26 NOTAMN',
  'Q) LSAS/QMXXX/IV/NBO/A/000/999/4614N00607E005',
  'A) LSGG B) 2601200600 C) 4912011800',
  'E) PILOTS SHALL LOOK OUT FOR SOMETHING ODD.)',
].join('\n');

describeWindows('NOTAMs in the French window', ({ visit, server }) => {
  it('have headlines in French, in the list, in the details and on the page of the airport; words without a code are quoted', async () => {
    await askWithKey(server(), 'POST', '/notams/import', texts);
    const page = await visit('/ui/');
    await page.evaluate(() => localStorage.setItem('aeroshelf.settings', '{"language":"fr"}'));
    const headline = 'Voie de circulation B entre la voie de circulation C et la piste 04/22 : fermée';
    const quoted = 'Voie de circulation – « PILOTS SHALL LOOK OUT FOR SOMETHING ODD. »';

    await page.goto(page.url().replace(/#.*|$/, '#/notams/LSGG'));
    await page.reload();
    const row = page.getByRole('article').filter({ hasText: 'Z1101/26' });
    await row.getByText(headline, { exact: true }).waitFor();
    await page.getByRole('article').filter({ hasText: 'Z1102/26' }).getByText(quoted, { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Taxiway B').count()).toBe(0);
    await row.getByRole('button', { name: 'Z1101/26' }).click();
    await row.getByText(`${headline}.`, { exact: true }).waitFor();
    await expect.poll(() => row.locator('[lang=en]').innerText()).toMatch(/^Taxiway B between/);

    await page.goto(page.url().replace(/#.*/, '#/airports/LSGG'));
    await page.getByText(headline, { exact: true }).waitFor();
    await page.getByText(quoted, { exact: true }).waitFor();
  });
});
