import { dialog, type OpenDialogOptions } from 'electron';
import { currentWindow } from './window.ts';
import type { nativeWords } from './words.ts';

type Words = ReturnType<typeof nativeWords>;

/** Asks for a folder or a ZIP. Windows and Linux have no dialog for both, so there the user first chooses which. */
export async function chooseDataset(words: Words): Promise<string | null> {
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
