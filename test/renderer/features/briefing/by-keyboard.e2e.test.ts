/** From the open window to a printed briefing without a mouse, each key counted. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium } from '../../../helpers/browser.ts';
import { windows } from '../../open-window.ts';
import { takeKey } from '../../session-by-key.ts';

const closed =
  '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) 2611302359\nE) RWY 04/22 CLSD.)\n';

/** At two keys a second these are well below a minute. */
const MOST_KEYS = 45;

function keysOf({ keyboard }: Page) {
  let count = 0;
  return {
    press: (key: string) => ((count += 1), keyboard.press(key)),
    type: (text: string) => ((count += text.length), keyboard.type(text)),
    count: () => count,
  };
}

describeInChromium('a flight by keyboard alone', () => {
  const { server, visit } = windows({ at: '2026-11-22T06:00:00Z' });

  it('is briefed and printed with fewer keys than a minute has room for', async () => {
    await server().core.notams.import([{ name: 'notams.txt', pieces: [Buffer.from(closed)] }]);
    const page = await visit('/ui/');
    await takeKey(page, server().key, '/');
    const keys = keysOf(page);

    await keys.press('Control+k');
    await page.getByRole('combobox', { name: 'Name, code, route or time' }).and(page.locator(':focus')).waitFor();
    await keys.type('route n0120a055 lsgg lszh');
    await page
      .getByRole('option', { name: /LSGG LSZH/i })
      .first()
      .waitFor();
    await keys.press('Enter');
    await page
      .getByRole('grid', { name: 'Legs' })
      .getByRole('row', { name: /^LSGG → LSZH/ })
      .waitFor();

    await keys.press('Control+b');
    const departure = page.getByRole('region', { name: /^Departure LSGG/ }).first();
    await departure.getByText(/^CLOSED until .* A0001\/26$/).waitFor();

    const saved = page.waitForEvent('download');
    await keys.press('Control+p');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^LSGG-LSZH-briefing-20261122-06\d\dZ\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(keys.count()).toBeLessThan(MOST_KEYS);
  });
});
