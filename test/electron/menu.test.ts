import { beforeEach, expect, test, vi } from 'vitest';
import { menuTemplate, setupMenu } from '#electron/menu.ts';
import { reset, wordsOf } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

const options = { dataDir: '/data', documentation: 'http://127.0.0.1:4127/docs' };

beforeEach(reset);

test('has the usual menus of the system, with the application menu on macOS alone', () => {
  const roles = (platform: NodeJS.Platform) => menuTemplate(options, platform).map(({ role }) => role);
  expect(roles('linux')).toEqual(['fileMenu', 'editMenu', 'viewMenu', 'windowMenu', 'help']);
  expect(roles('darwin')).toEqual(['appMenu', 'fileMenu', 'editMenu', 'viewMenu', 'windowMenu', 'help']);
});

test('opens the documentation and the data folder from Help', () => {
  setupMenu(options);
  const [[template]] = wordsOf('Menu.setApplicationMenu') as [[ReturnType<typeof menuTemplate>]];
  const help = template.find(({ role }) => role === 'help')?.submenu as { click: () => void }[];
  for (const item of help) item.click();
  expect(wordsOf('shell.openExternal')).toEqual([[options.documentation]]);
  expect(wordsOf('shell.openPath')).toEqual([['/data']]);
});
