import { Menu, shell, type MenuItemConstructorOptions } from 'electron';

export type MenuOptions = {
  dataDir: string;
  /** Address of the API's documentation page on our own server. */
  documentation: string;
};

/** The system's usual menus, and under Help what a tool of another program needs to know. */
export function setupMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options, process.platform)));
}

export function menuTemplate({ dataDir, documentation }: MenuOptions, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    { role: 'viewMenu' },
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [
        { label: 'API documentation', click: () => void shell.openExternal(documentation) },
        { label: 'Show data folder', click: () => void shell.openPath(dataDir) },
      ],
    },
  ];
}
