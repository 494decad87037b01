/**
 * Hands of a user at the window, which count what they do. One step is: a click; a key, or keys pressed together; a word, a line or a text typed or
 * pasted at once; a turn of the wheel where what is clicked is not in sight. Looking and waiting are none, and neither is reading.
 */
import type { Locator, Page } from 'playwright-core';
import { typeFocused } from '../open-window.ts';

type Role = Parameters<Page['getByRole']>[0];
type Aim = { role: Role | 'text'; name: string | RegExp };

export type Step =
  | ({ does: 'click' | 'see' } & Aim)
  /** Presses Tab until it has the focus; each is a step. */
  | ({ does: 'tab' } & Aim)
  | { does: 'type' | 'paste'; text: string }
  /** Opens a list of the system and takes an entry: two clicks. */
  | { does: 'choose'; label: string; entry: string }
  /** Looks for what a selector finds. */
  | { does: 'find'; selector: string }
  /** Looks for a text of the page. */
  | { does: 'read'; text: RegExp }
  | { does: 'press'; key: string };

export const click = (role: Aim['role'], name: string | RegExp): Step => ({ does: 'click', role, name });
export const see = (role: Role, name: string | RegExp): Step => ({ does: 'see', role, name });
export const tab = (role: Role, name: string | RegExp): Step => ({ does: 'tab', role, name });
export const type = (text: string): Step => ({ does: 'type', text });
export const choose = (label: string, entry: string): Step => ({ does: 'choose', label, entry });
export const find = (selector: string): Step => ({ does: 'find', selector });
export const paste = (text: string): Step => ({ does: 'paste', text });
export const read = (text: RegExp): Step => ({ does: 'read', text });
export const press = (key: string): Step => ({ does: 'press', key });

export type Count = { clicks: number; keys: number; typed: number; scrolls: number; screens: number };
export const stepsOf = ({ clicks, keys, typed, scrolls }: Count): number => clicks + keys + typed + scrolls;

/** More than any task may take. */
const MOST_TABS = 12;

/** Does the steps of a task on the page that is open until it is done, and counts them and the addresses that it comes to. */
export async function perform(page: Page, steps: readonly Step[], done: Step): Promise<Count> {
  const count: Count = { clicks: 0, keys: 0, typed: 0, scrolls: 0, screens: 1 };
  let address = pathOf(page);
  for (const step of [...steps, done]) {
    await one(page, step, count);
    if (pathOf(page) !== address) count.screens++;
    address = pathOf(page);
  }
  return count;
}

const pathOf = (page: Page): string => new URL(page.url()).hash.split('?')[0] ?? '';
const aimed = (page: Page, { role, name }: Aim): Locator => {
  const exact = typeof name === 'string';
  return (role === 'text' ? page.getByText(name, { exact }) : page.getByRole(role, { name, exact })).first();
};

async function one(page: Page, step: Step, count: Count): Promise<void> {
  switch (step.does) {
    case 'click': {
      const target = aimed(page, step);
      await target.waitFor();
      if (!(await isInSight(page, target))) count.scrolls++;
      count.clicks++;
      return target.click();
    }
    case 'see':
      return aimed(page, step).waitFor();
    case 'choose':
      count.clicks += 2;
      return void (await page.getByLabel(step.label, { exact: true }).selectOption({ label: step.entry }));
    case 'find':
      return page.locator(step.selector).waitFor();
    case 'read':
      return page.getByText(step.text).first().waitFor();
    case 'tab': {
      const target = aimed(page, step);
      await target.waitFor();
      for (let presses = 0; presses < MOST_TABS; presses++) {
        count.keys++;
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return undefined;
      }
      throw new Error(`${MOST_TABS} Tabs do not lead to the ${step.role} ${step.name}`);
    }
    case 'type':
      count.typed++;
      return typeFocused(page, step.text);
    case 'paste':
      count.typed++;
      await page.evaluate((text) => navigator.clipboard.writeText(text), step.text);
      return page.keyboard.press('Control+v');
    case 'press':
      count.keys++;
      return page.keyboard.press(step.key);
  }
}

async function isInSight(page: Page, target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}
