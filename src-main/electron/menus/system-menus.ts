/** The menus that a system expects of every program. Each role brings its shortcut and action; its label would be English, so it is given. */
import type { MenuItemConstructorOptions } from 'electron';
import type { nativeWords } from '../words.ts';

type Words = ReturnType<typeof nativeWords>;

const line: MenuItemConstructorOptions = { type: 'separator' };

/** The first menu on macOS is under the program's name. */
export const applicationMenu = (words: Words, about: MenuItemConstructorOptions, settings: () => void): MenuItemConstructorOptions[] => [
  about,
  line,
  { label: words.preferences, accelerator: 'Cmd+,', click: settings },
  line,
  { role: 'services', label: words.services },
  line,
  { role: 'hide', label: words.hide },
  { role: 'hideOthers', label: words.hideOthers },
  { role: 'unhide', label: words.unhide },
  line,
  { role: 'quit', label: words.quit },
];

export const editMenu = (words: Words): MenuItemConstructorOptions => ({
  label: words.edit,
  submenu: [
    { role: 'undo', label: words.undo },
    { role: 'redo', label: words.redo },
    line,
    { role: 'cut', label: words.cut },
    { role: 'copy', label: words.copy },
    { role: 'paste', label: words.paste },
    { role: 'selectAll', label: words.selectAll },
  ],
});

export const windowMenu = (words: Words, isMac: boolean): MenuItemConstructorOptions => ({
  role: 'window',
  label: words.window,
  submenu: [
    { role: 'minimize', label: words.minimize },
    ...(isMac
      ? [{ role: 'zoom' as const, label: words.zoom }, line, { role: 'front' as const, label: words.front }]
      : [{ role: 'close' as const, label: words.close }]),
  ],
});
