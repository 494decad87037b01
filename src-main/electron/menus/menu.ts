/** The application menus, with every screen of the window and what other programs need to know to connect. */
import { Menu, shell, type MenuItemConstructorOptions } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { screens } from '#renderer/app/screens.ts';
import { askForUpdates } from '../updates.ts';
import { showWindow, sendToPage } from '../window.ts';
import { catalogueOf, type nativeWords } from '../words.ts';

const line: MenuItemConstructorOptions = { type: 'separator' };

type MenuOptions = {
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
        line,
        ...(isMac ? [] : [{ label: words.preferences, accelerator: 'Ctrl+,', click: () => go('/settings') }]),
        leave,
      ],
    },
    editMenu(words),
    {
      label: words.view,
      submenu: [
        { label: words.palette, accelerator: 'CmdOrCtrl+K', registerAccelerator: false, click: () => go('palette') },
        line,
        // The numbers are those of the window's own navigation.
        ...screens
          .filter(({ offered }) => offered === 'navigation')
          .map(({ path, label }, index) => ({
            label: label(catalogue),
            accelerator: `CmdOrCtrl+${index + 1}`,
            click: () => go(path),
          })),
        line,
        ...items(words, 'resetZoom', 'zoomIn', 'zoomOut'),
        line,
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
        line,
        { label: words.checkForUpdates, click: () => void askForUpdates(settings()) },
        ...(isMac ? [] : [about]),
      ],
    },
  ];
}

type Words = ReturnType<typeof nativeWords>;

/** Each role brings its shortcut and action; its label would be English, so it is given. */
const items = <Role extends MenuItemConstructorOptions['role'] & keyof Words>(words: Words, ...roles: readonly Role[]) =>
  roles.map((role) => ({ role, label: words[role] }));

// The menus below are those that a system expects of every program.

/** The first menu on macOS is under the program's name. */
const applicationMenu = (words: Words, about: MenuItemConstructorOptions, settings: () => void): MenuItemConstructorOptions[] => [
  about,
  line,
  { label: words.preferences, accelerator: 'Cmd+,', click: settings },
  line,
  ...items(words, 'services'),
  line,
  ...items(words, 'hide', 'hideOthers', 'unhide'),
  line,
  ...items(words, 'quit'),
];

const editMenu = (words: Words): MenuItemConstructorOptions => ({
  label: words.edit,
  submenu: [...items(words, 'undo', 'redo'), line, ...items(words, 'cut', 'copy', 'paste', 'selectAll')],
});

const windowMenu = (words: Words, isMac: boolean): MenuItemConstructorOptions => ({
  role: 'window',
  label: words.window,
  submenu: [...items(words, 'minimize'), ...(isMac ? [...items(words, 'zoom'), line, ...items(words, 'front')] : items(words, 'close'))],
});
