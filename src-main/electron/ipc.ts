/**
 * This is the main process's side of the bridge. Promise: only the top frame of a page of our own origin is answered, and only on the
 * channels of channels.ts; any other sender gets a refusal without details. This stops an injected frame and a page that a window was
 * navigated to.
 */
import { ipcMain, type IpcMainInvokeEvent } from 'electron';
import { installation } from '#core/platform/installation.ts';
import type { Channel, Channels } from './channels.ts';
import type { OpenedFiles } from './opened-files.ts';
import { isOwn } from './own-origins.ts';
import type { Owner } from './owner.ts';
import { isSandboxed } from './sandbox.ts';
import { pageListens } from './window.ts';

type Answers = { [C in Channel]: () => Promise<Channels[C]> };

export function answerPage(owner: Owner, files: OpenedFiles): void {
  const answers: Answers = {
    'aeroshelf:token': () => owner.token(),
    'aeroshelf:first-key': async () => owner.takeFirstKey() ?? null,
    'aeroshelf:opened-file': async () => (await files.take()) ?? null,
    'aeroshelf:versions': async () => {
      pageListens();
      const { electron, chrome, node } = process.versions;
      return { aeroshelf: installation.version, electron, chromium: chrome, node, isSandboxed: isSandboxed() };
    },
  };
  for (const [channel, answer] of Object.entries(answers)) {
    ipcMain.handle(channel, (event) => {
      if (!isOurPage(event)) throw new Error(`${channel} answers the window of Aeroshelf only.`);
      return answer();
    });
  }
}

function isOurPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwn(senderFrame.origin);
}
