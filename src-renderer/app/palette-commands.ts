/** The commands of the box are in the current language, and actions come first, as an empty box offers them. */
import { startSync } from '#renderer/data/dataset/sync.ts';
import { isOwner } from '#renderer/data/session/rights.ts';
import { writeSettings } from '#renderer/data/settings/write-settings.ts';
import type { Command } from '#renderer/features/box/commands.ts';
import { languages } from '#renderer/i18n/languages.ts';
import { languageName, ownName, words } from '#renderer/i18n/words.ts';
import { openKeys } from '#renderer/data/key-sheet.ts';
import { screens } from './screens.ts';
import { useRecents } from '#renderer/data/recents.ts';
import { offerUndo } from '#renderer/data/undo.ts';

type Go = (path: string) => void;

export function commands(): Command[] {
  const { commands: titles } = words.box;
  // The screen of a setting or an update says why it is refused.
  const set = (change: Parameters<typeof writeSettings>[0]) => (go: Go) => writeSettings(change).catch(() => go('/settings'));
  return [
    ...(isOwner()
      ? [{ name: 'sync', title: titles.sync, more: 'update sync refresh', run: (go: Go) => startSync().catch(() => go('/data')) }]
      : []),
    { name: 'import', title: words.notams.importTitle, more: 'paste file', run: (go) => go('/notams?import') },
    { name: 'keys', title: titles.keys, more: 'shortcuts help keyboard raccourcis aide', run: () => openKeys() },
    ...screens.flatMap((screen) => {
      const { name, path, label, offered } = screen;
      const title = offered === 'navigation' ? titles.goTo(label(words)) : label(words);
      const more = 'more' in screen ? screen.more : path;
      return offered === 'links' ? [] : [{ name: `screen:${name}`, title, more, run: (go: Go) => go(path) }];
    }),
    { name: 'theme:dark', title: titles.themeDark, more: 'night theme nuit', run: set({ theme: 'dark' }) },
    { name: 'theme:light', title: titles.themeLight, more: 'day theme jour', run: set({ theme: 'light' }) },
    { name: 'theme:system', title: titles.themeSystem, more: 'auto theme', run: set({ theme: 'system' }) },
    { name: 'unit:ft', title: titles.feet, more: 'ft units', run: set({ lengthUnit: 'ft' }) },
    { name: 'unit:m', title: titles.metres, more: 'm meters units', run: set({ lengthUnit: 'm' }) },
    { name: 'time:utc', title: titles.utc, more: 'zulu z', run: set({ timeZone: 'utc' }) },
    { name: 'time:local', title: titles.local, more: 'clock', run: set({ timeZone: 'local' }) },
    ...languages.map((language) => ({
      name: `language:${language}`,
      title: titles.language(languageName(language)),
      more: ownName(language),
      run: set({ language }),
    })),
    { name: 'docs', title: words.native.documentation, more: 'openapi', run: (go) => go('/api/docs') },
    { name: 'forget', title: titles.clearRecent, more: 'recents history', run: clearRecent },
  ];
}

/** It clears the list of recent airports, which can be undone. */
function clearRecent(): void {
  const { recents } = useRecents.getState();
  if (recents.length === 0) return;
  useRecents.setState({ recents: [] });
  offerUndo(words.menu.recentCleared, () => useRecents.setState({ recents }));
}
