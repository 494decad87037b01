/** The tray: a quick look-up while the window is away, and the way to end a program that has no window. */
import { join } from 'node:path';
import { app, Menu, nativeImage, Tray } from 'electron';
import type { Settings } from '#contract/settings.ts';
import { installation } from '#core/platform/installation.ts';
import { go } from './menu.ts';
import { showWindow } from '../window.ts';
import { nativeWords } from '../words.ts';

/** Pixels of the picture; the system doubles it where its screen does. */
const SIZE = 16;

// Kept, for a tray that nobody holds is collected and vanishes.
let tray: Tray | undefined;

/** Shows the tray where the system has one; without one the window still does everything. */
export function setupTray(language: Settings['language']): void {
  const words = nativeWords(language);
  const picture = nativeImage.createFromPath(join(installation.resourcesDir, 'icon.png'));
  tray ??= new Tray(picture.resize({ width: SIZE, height: SIZE }));
  tray.setToolTip(words.tip);
  tray.setContextMenu(
    Menu.buildFromTemplate([
      { label: words.open, click: showWindow },
      { label: words.lookUp, click: () => go('palette') },
      { type: 'separator' },
      { label: words.quit, click: () => app.quit() },
    ]),
  );
  tray.removeAllListeners('click');
  tray.on('click', () => go('palette'));
}
