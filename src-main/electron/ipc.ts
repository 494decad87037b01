/**
 * The main process's side of the bridge. Promise: only the top frame of a page of our own origin is answered, and only on the channels
 * of channels.ts; any other sender gets a refusal without details. This stops an injected frame and a page that a window was navigated to.
 */
import { ipcMain, type IpcMainInvokeEvent, dialog, type OpenDialogOptions } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { installation } from '#core/platform/installation.ts';
import type { Channel, Channels } from './channels.ts';
import type { OpenedFiles } from './opened-files.ts';
import { isOwn } from './own-origins.ts';
import type { Owner } from './owner.ts';
import { isSandboxed } from './sandbox.ts';
import { pageListens, currentWindow } from './window.ts';
import { nativeWords } from './words.ts';

type Answers = { [C in Channel]: () => Promise<Channels[C]> };

export function answerPage(owner: Owner, files: OpenedFiles, language: () => Settings['language']): void {
  const answers: Answers = {
    'aeroshelf:token': () => owner.token(),
    'aeroshelf:first-key': async () => owner.takeFirstKey() ?? null,
    'aeroshelf:choose-dataset': () => chooseDataset(nativeWords(language())),
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

type Words = ReturnType<typeof nativeWords>;

/** Asks for a folder or a ZIP. Windows and Linux have no dialog for both, so there the user first chooses which. */
async function chooseDataset(words: Words): Promise<string | null> {
  const properties = process.platform === 'darwin' ? (['openFile', 'openDirectory'] as const) : await askForKind(words);
  if (!properties) return null;
  return open({
    title: words.chooseDataset,
    message: words.datasetIs,
    properties: [...properties],
    ...(properties.includes('openFile') && { filters: [{ name: words.zip, extensions: ['zip'] }] }),
  });
}

type Kind = readonly ('openFile' | 'openDirectory')[];

async function askForKind(words: Words): Promise<Kind | undefined> {
  const window = currentWindow();
  const question = {
    type: 'question' as const,
    message: words.zipOrFolder,
    detail: words.zipOrFolderMore,
    buttons: [words.zipChoice, words.folderChoice, words.cancel],
    defaultId: 0,
    cancelId: 2,
  };
  const { response } = await (window ? dialog.showMessageBox(window, question) : dialog.showMessageBox(question));
  const kinds: readonly Kind[] = [['openFile'], ['openDirectory']];
  return kinds[response];
}

async function open(options: OpenDialogOptions): Promise<string | null> {
  const window = currentWindow();
  const { canceled, filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return (canceled ? undefined : filePaths[0]) ?? null;
}
