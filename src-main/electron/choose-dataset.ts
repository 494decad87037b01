import { dialog, type OpenDialogOptions } from 'electron';
import { currentWindow } from './window.ts';

/** Asks for a folder or a ZIP. Windows and Linux know no dialog for both, so there the user says first which of them. */
export async function chooseDataset(): Promise<string | null> {
  const properties = process.platform === 'darwin' ? (['openFile', 'openDirectory'] as const) : await askForKind();
  if (!properties) return null;
  return open({
    title: 'Choose a dataset',
    message: 'A folder or ZIP with the six CSV files of OurAirports',
    properties: [...properties],
    ...(properties.includes('openFile') && { filters: [{ name: 'ZIP archive', extensions: ['zip'] }] }),
  });
}

type Kind = readonly ('openFile' | 'openDirectory')[];

async function askForKind(): Promise<Kind | undefined> {
  const window = currentWindow();
  const question = {
    type: 'question' as const,
    message: 'Is the dataset a ZIP archive or a folder?',
    detail: 'It holds the six CSV files of OurAirports.',
    buttons: ['ZIP archive…', 'Folder…', 'Cancel'],
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
