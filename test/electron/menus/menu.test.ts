import type { MenuItemConstructorOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import { menuTemplate, setupMenu } from '#electron/menus/menu.ts';
import { setupTray } from '#electron/menus/tray.ts';
import { openWindow, pageListens } from '#electron/window.ts';
import { screens } from '#renderer/app/screens.ts';
import { answers, app, BrowserWindow, reset, Tray, wordsOf } from '../../fakes/electron.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

vi.mock('electron', () => import('../../fakes/electron.ts'));

let language: Settings['language'] = 'en';
let offline = false;
const options = { dataDir: '/data', documentation: 'http://127.0.0.1:4127/docs', settings: () => ({ language, offline }) };
let folder: string;

beforeEach(() => {
  reset();
  [language, offline] = ['en', false];
  folder = temporaryFolder();
});

const itemsOf = (menu: MenuItemConstructorOptions | undefined) => menu?.submenu as MenuItemConstructorOptions[];
const menuNamed = (name: string, platform: NodeJS.Platform = 'linux') =>
  itemsOf(menuTemplate(options, platform).find((menu) => menu.label === name));
const click = (items: readonly MenuItemConstructorOptions[], label: string) =>
  items.find((item) => item.label === label)?.click?.(undefined as never, undefined, undefined as never);

function sent(): unknown[] {
  return BrowserWindow.opened.at(-1)?.webContents.sent.map(([, one]) => one) ?? [];
}

test('has the menus of the system, with the application menu on macOS alone', () => {
  const names = (platform: NodeJS.Platform) => menuTemplate(options, platform).map(({ role, label }) => label ?? role);
  expect(names('linux')).toEqual(['File', 'Edit', 'View', 'Window', 'Help']);
  expect(names('darwin')).toEqual(['appMenu', 'File', 'Edit', 'View', 'Window', 'Help']);
});

const navigation = screens.filter(({ offered }) => offered === 'navigation');

test('leads to every screen by a number, and to the palette, in a window that comes to the front', () => {
  openWindow({ page: 'http://127.0.0.1:4127/ui/', dataDir: folder, hidesOnClose: () => false });
  pageListens();
  const view = menuNamed('View');
  const numbered = view.filter(({ accelerator }) => /^CmdOrCtrl\+\d$/.test(String(accelerator)));
  expect(numbered.map(({ accelerator }) => accelerator)).toEqual(navigation.map((_screen, index) => `CmdOrCtrl+${index + 1}`));
  for (const { label = '' } of numbered) click(view, label);
  click(view, 'Search or run a command…');
  expect(sent()).toEqual([...navigation.map(({ path }) => path), 'palette'].map((go) => ({ go })));
  expect(BrowserWindow.opened[0]?.state.focused).toBe(navigation.length + 1);
});

test('opens the documentation and the data folder from Help', () => {
  setupMenu(options);
  const help = menuNamed('Help');
  click(help, 'API documentation');
  click(help, 'Show data folder');
  expect(wordsOf('Menu.setApplicationMenu')).toHaveLength(1);
  expect(wordsOf('shell.openExternal')).toEqual([[options.documentation]]);
  expect(wordsOf('shell.openPath')).toEqual([['/data']]);
});

test.each([
  ['en', 'fr-CH', 'File'],
  ['fr', 'en-GB', 'Fichier'],
  ['system', 'fr-CH', 'Fichier'],
  ['system', 'eo', 'File'],
] as const)('in language %s on a system of %s the first menu is %s', (chosen, locale, name) => {
  language = chosen;
  answers.locale = locale;
  expect(menuNamed(name)).toBeDefined();
});

test.each(['linux', 'win32', 'darwin'] as const)('names every entry on %s itself, for Electron would do so in English', (platform) => {
  language = 'fr';
  const entries = (menus: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    menus.flatMap((menu) => [menu, ...(menu.submenu === undefined ? [] : entries(itemsOf(menu)))]);
  const unnamed = entries(menuTemplate(options, platform)).filter(({ type, label }) => type !== 'separator' && label === undefined);
  // macOS names the application menu after the program.
  expect(unnamed.map(({ role }) => role)).toEqual(platform === 'darwin' ? ['appMenu'] : []);
});

test('macOS has the settings where its programs have them', () => {
  openWindow({ page: 'http://127.0.0.1:4127/ui/', dataDir: folder, hidesOnClose: () => false });
  pageListens();
  const [application] = menuTemplate(options, 'darwin');
  const settings = itemsOf(application).find(({ accelerator }) => accelerator === 'Cmd+,');
  settings?.click?.(undefined as never, undefined, undefined as never);
  expect(sent()).toEqual([{ go: '/settings' }]);
});

test.each([
  ['while the network is off', true, 'network is off'],
  ['of a program run from its source', false, 'does not update itself'],
])('an update %s is not looked for, and the window says so', async (_, isOff, sentence) => {
  offline = isOff;
  click(menuNamed('Help'), 'Check for updates…');
  await vi.waitFor(() => expect(wordsOf('dialog.showMessageBox')).toHaveLength(1), 60_000);
  expect(wordsOf('dialog.showMessageBox')[0]).toMatchObject([{ message: expect.stringContaining(sentence) as string }]);
});

test('the tray names the briefings that an import has changed, and opens them', () => {
  openWindow({ page: 'http://127.0.0.1:4127/ui/', dataDir: folder, hidesOnClose: () => true });
  pageListens();
  setupTray('en', [{ routeId: 'abc', name: 'Nice' }]);
  const [tray] = Tray.made;
  click(tray?.menu ?? [], 'Briefing changed: Nice');
  expect(sent()).toEqual([{ go: '/briefing?stored=abc' }]);
  expect(tray?.tip).toBe('Aeroshelf: aviation reference on this computer: 1 briefing changed by an import');
  setupTray('en');
  expect(tray?.menu?.map(({ label }) => label)).not.toContain('Briefing changed: Nice');
});

test('the tray opens the window, looks up, and quits, in the language chosen, and is one however often it is set up', () => {
  openWindow({ page: 'http://127.0.0.1:4127/ui/', dataDir: folder, hidesOnClose: () => true });
  pageListens();
  setupTray('en');
  setupTray('fr');
  expect(Tray.made).toHaveLength(1);
  const [tray] = Tray.made;
  const menu = tray?.menu ?? [];
  click(menu, 'Ouvrir Aeroshelf');
  click(menu, 'Rechercher…');
  tray?.emit('click');
  expect(BrowserWindow.opened[0]?.state.focused).toBe(3);
  expect(sent()).toEqual([{ go: 'palette' }, { go: 'palette' }]);
  click(menu, 'Quitter Aeroshelf');
  expect(wordsOf('app.quit')).toHaveLength(1);
  expect(app.listenerCount('quit')).toBe(0);
});
