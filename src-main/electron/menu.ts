/** The menus of the system, with every screen of the window and what a tool of another program needs to know. */
import { Menu, shell, type MenuItemConstructorOptions } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { askForUpdates } from './updates.ts';
import { showWindow, sendToPage } from './window.ts';
import { applicationMenu, editMenu, windowMenu } from './system-menus.ts';
import { nativeWords } from './words.ts';

export type MenuOptions = {
  dataDir: string;
  /** Address of the API's documentation page on our own server. */
  documentation: string;
  /** Read each time, for the language and the network may be changed. */
  settings: () => Pick<Settings, 'language' | 'offline'>;
};

/** In the order of the window's own navigation; Ctrl or Cmd and the number open them. */
const screens = [
  ['search', '/'],
  ['airports', '/airports'],
  ['notams', '/notams'],
  ['map', '/map'],
  ['data', '/data'],
  ['api', '/api'],
  ['settings', '/settings'],
] as const;

export function setupMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options, process.platform)));
}

/** Shows the window on a screen, or with the palette open. */
export function go(where: string): void {
  showWindow();
  sendToPage({ go: where });
}

export function menuTemplate(options: MenuOptions, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const { dataDir, documentation, settings } = options;
  const words = nativeWords(settings().language);
  const isMac = platform === 'darwin';
  const about: MenuItemConstructorOptions = { label: words.about, click: () => go('/about') };
  const leave: MenuItemConstructorOptions = isMac ? { role: 'close', label: words.close } : { role: 'quit', label: words.quit };
  return [
    ...(isMac ? [{ role: 'appMenu' as const, submenu: applicationMenu(words, about, () => go('/settings')) }] : []),
    {
      label: words.file,
      submenu: [
        { label: words.importNotams, accelerator: 'CmdOrCtrl+I', click: () => go('/notams?import') },
        { label: words.importDataset, click: () => go('/data/sources') },
        { label: words.packs, click: () => go('/data/packs') },
        { type: 'separator' },
        leave,
      ],
    },
    editMenu(words),
    {
      label: words.view,
      submenu: [
        { label: words.palette, accelerator: 'CmdOrCtrl+K', registerAccelerator: false, click: () => go('palette') },
        { type: 'separator' },
        ...screens.map(([name, path], index) => ({
          label: words.screens[name],
          accelerator: `CmdOrCtrl+${index + 1}`,
          click: () => go(path),
        })),
        { type: 'separator' },
        { role: 'resetZoom', label: words.resetZoom },
        { role: 'zoomIn', label: words.zoomIn },
        { role: 'zoomOut', label: words.zoomOut },
        { type: 'separator' },
        { role: 'togglefullscreen', label: words.fullScreen },
        { role: 'toggleDevTools', label: words.developerTools },
      ],
    },
    windowMenu(words, isMac),
    {
      role: 'help',
      label: words.help,
      submenu: [
        { label: words.documentation, click: () => void shell.openExternal(documentation) },
        { label: words.dataFolder, click: () => void shell.openPath(dataDir) },
        { type: 'separator' },
        { label: words.checkForUpdates, click: () => void askForUpdates(settings()) },
        ...(isMac ? [] : [about]),
      ],
    },
  ];
}
