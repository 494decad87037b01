/** What the tests of the NOTAM screen do again and again. */
import type { Page } from 'playwright-core';
import { session } from '#renderer/i18n/en/window.ts';
import { notams } from '#renderer/i18n/en/notams.ts';
import type { Running } from '../../../helpers/server.ts';
import { typeKey } from '../../open-window.ts';

/** Uses the key of the owner, through the page, and waits until it is used; the anonymous who already get everything have no need to. */
export async function useKey(page: Page, key: string): Promise<void> {
  await enterKey(page, key);
  await page.getByRole('button', { name: session.enterKey }).waitFor({ state: 'detached' });
}

/** Enters a key, which may be refused. */
export async function enterKey(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: session.signInOrKey }).click();
  await typeKey(page, key);
}

/** How many notices a filter finds, asked past the window. */
export function matching(server: Running, where: object): number {
  return server.core.notams.list({ filter: JSON.stringify(where) }, { limit: 1, offset: 0 }).totalCount;
}

export const overStatuses = ['expired', 'cancelled', 'replaced'];

/** The sentence over the list once it has been answered. */
export const shown = (value: number, total: number): string => notams.shown(String(value), String(total));

/** Invented notices: a schedule that can't be read, one that is to come, and one that only says what it says. */
export const invented = [
  '(Z1001/26 NOTAMN',
  'Q) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005',
  'A) LSGG B) 2601200600 C) 4912011800',
  'D) WHENEVER IT SUITS',
  'E) RWY 04/22 CLSD DUE WIP. INVENTED FOR A TEST.)',
  '',
  '(Z1002/26 NOTAMN',
  'Q) LSAS/QOBCE/IV/M/AE/000/020/4614N00607E002',
  'A) LSGG B) 2601250600 C) PERM',
  'E) CRANE ERECTED 1.2NM SW ARP. INVENTED FOR A TEST.',
  'F) SFC G) 1900FT AMSL)',
].join('\n');
