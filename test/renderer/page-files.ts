/** What a user gives to a page and takes from it: files that are dropped or chosen, text that is pasted, and what is saved. */
import { readFileSync } from 'node:fs';
import type { JSHandle, Page } from 'playwright-core';

/** These are contents by the names of their files. */
type Contents = Record<string, string | Uint8Array>;

/** Makes what is dragged over the window. */
export const carry = (page: Page, contents: Contents): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer();
      for (const [name, base64] of files)
        transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
      return transfer;
    },
    Object.entries(contents).map(([name, content]) => [name, Buffer.from(content).toString('base64')] as const),
  );

export async function dropFiles(page: Page, contents: Contents): Promise<void> {
  await page.dispatchEvent('body', 'drop', { dataTransfer: await carry(page, contents) });
}

export const pasteText = (page: Page, text: string, place = 'body'): Promise<void> =>
  page.locator(place).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Chooses a file, of a path or of these bytes, in the dialogue that a button opens. */
export async function chooseFile(page: Page, button: string, file: string | { name: string; bytes: Uint8Array }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(typeof file === 'string' ? file : { name: file.name, mimeType: '', buffer: Buffer.from(file.bytes) });
}

/** Answers the file that `act` makes the page save. */
export async function savedBy(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
