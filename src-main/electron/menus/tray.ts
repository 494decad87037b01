/** The tray offers quick search while the window is hidden, and the way to quit a program that has no window. */
import { join } from 'node:path';
import { app, Menu, nativeImage, Tray } from 'electron';
import type { RememberedBriefing } from '#contract/briefing/remembered.ts';
import type { Settings } from '#contract/settings.ts';
import { installation } from '#core/platform/installation.ts';
import { isolated } from '#domain/text/visible-text.ts';
import { go } from './menu.ts';
import { showWindow } from '../window.ts';
import { nativeWords } from '../words.ts';

/** The icon has this many pixels; the system doubles it on high-density screens. */
const SIZE = 16;

// A variable holds the tray, because an unreferenced one is garbage-collected and vanishes.
let tray: Tray | undefined;

/** Stored routes in the menu; the window has them all. */
const MOST_NAMED = 5;

/** Shows the tray where the system has one; the window can do everything without it. `changed`: remembered briefings that an import has changed. */
export function setupTray(language: Settings['language'], changed: readonly Pick<RememberedBriefing, 'routeId' | 'name'>[] = []): void {
  const words = nativeWords(language);
  const picture = nativeImage.createFromPath(join(installation.resourcesDir, 'icon.png'));
  tray ??= new Tray(picture.resize({ width: SIZE, height: SIZE }));
  tray.setToolTip(changed.length === 0 ? words.tip : `${words.tip}: ${words.briefingsChanged(changed.length)}`);
  tray.setContextMenu(
    Menu.buildFromTemplate([
      ...changed.slice(0, MOST_NAMED).map(({ routeId, name }) => ({
        label: words.briefingChanged(isolated(name)),
        click: () => go(`/briefing?stored=${encodeURIComponent(routeId)}`),
      })),
      ...(changed.length === 0 ? [] : [{ type: 'separator' as const }]),
      { label: words.open, click: showWindow },
      { label: words.lookUp, click: () => go('palette') },
      { type: 'separator' },
      { label: words.quit, click: () => app.quit() },
    ]),
  );
  tray.removeAllListeners('click');
  tray.on('click', () => go('palette'));
}
