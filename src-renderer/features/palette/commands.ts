/** What can be done from the palette, in the words of the language in use. */
import { screens } from '#renderer/app/screens.ts';
import { startSync } from '#renderer/data/dataset/start-sync.ts';
import { writeSettings } from '#renderer/data/settings/write-settings.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRecents } from '#renderer/data/recents.ts';
import type { Entry } from './entries.ts';

type Command = { name: string; title: string; more: string; run: (go: (path: string) => void) => unknown };

/** `more` holds other words by which a command is found. */
export function commands(): Command[] {
  const { palette, frame } = words;
  const { commands: titles } = palette;
  // Where a choice or a fetch is refused, the screen for it says why.
  const set = (change: Parameters<typeof writeSettings>[0]) => (go: (path: string) => void) =>
    writeSettings(change).catch(() => go('/settings'));
  return [
    ...screens.map(([path, name]) => ({
      name: `screen:${name}`,
      title: titles.goTo(frame[name]),
      more: path,
      run: (go: (path: string) => void) => go(path),
    })),
    { name: 'theme:dark', title: titles.themeDark, more: 'night theme nuit', run: set({ theme: 'dark' }) },
    { name: 'theme:light', title: titles.themeLight, more: 'day theme jour', run: set({ theme: 'light' }) },
    { name: 'theme:system', title: titles.themeSystem, more: 'auto theme', run: set({ theme: 'system' }) },
    { name: 'unit:ft', title: titles.feet, more: 'ft units', run: set({ lengthUnit: 'ft' }) },
    { name: 'unit:m', title: titles.metres, more: 'm meters units', run: set({ lengthUnit: 'm' }) },
    { name: 'time:utc', title: titles.utc, more: 'zulu z', run: set({ timeZone: 'utc' }) },
    { name: 'time:local', title: titles.local, more: 'clock', run: set({ timeZone: 'local' }) },
    { name: 'language:en', title: titles.english, more: 'English', run: set({ language: 'en' }) },
    { name: 'language:fr', title: titles.french, more: 'Français', run: set({ language: 'fr' }) },
    { name: 'sync', title: titles.sync, more: 'update sync refresh', run: (go) => startSync().catch(() => go('/data')) },
    { name: 'import', title: titles.importNotams, more: 'paste file', run: (go) => go('/notams?import') },
    { name: 'docs', title: titles.documentation, more: 'openapi', run: (go) => go('/api/docs') },
    { name: 'about', title: titles.about, more: 'version licence', run: (go) => go('/about') },
    { name: 'forget', title: titles.forget, more: 'recents history', run: () => useRecents.getState().forget() },
  ];
}

export const commandEntries = (): Entry[] =>
  commands().map(({ name, title, more }) => ({
    id: `command:${name}`,
    kind: 'command',
    title,
    place: '',
    codes: '',
    city: '',
    more,
    leads: name,
    isClosed: false,
  }));
