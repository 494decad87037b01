/** The application menus, with every screen of the window and what other programs need to know to connect. */
import { Menu, shell, type MenuItemConstructorOptions } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { screens } from '#renderer/app/screens.ts';
import { askForUpdates } from '../updates.ts';
import { showWindow, sendToPage } from '../window.ts';
import { applicationMenu, editMenu, windowMenu } from './system-menus.ts';
import { catalogueOf } from '../words.ts';

export type MenuOptions = {
  dataDir: string;
  /** The API's documentation page has this address on our own server. */
  documentation: string;
  /** The settings are read each time, because language and network may change. */
  settings: () => Pick<Settings, 'language' | 'offline'>;
};

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
  const catalogue = catalogueOf(settings().language);
  const words = catalogue.native;
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
        ...(isMac ? [] : [{ label: words.preferences, accelerator: 'Ctrl+,', click: () => go('/settings') }]),
        leave,
      ],
    },
    editMenu(words),
    {
      label: words.view,
      submenu: [
        { label: words.palette, accelerator: 'CmdOrCtrl+K', registerAccelerator: false, click: () => go('palette') },
        { type: 'separator' },
        // The numbers are those of the window's own navigation.
        ...screens
          .filter(({ offered }) => offered === 'navigation')
          .map(({ path, label }, index) => ({
            label: label(catalogue),
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
