import { SegmentedControl } from '@mantine/core';
import type { Settings } from '#contract/settings.ts';
import { words } from '#renderer/i18n/words.ts';
import { writeSettings } from '#renderer/data/settings/write-settings.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Settings['theme'][];

/** Light, dark, or the system's theme. */
export function ThemeSwitch() {
  const theme = useSettings(({ settings }) => settings.theme);
  return (
    <SegmentedControl
      size="xs"
      aria-label={words.settings.theme}
      value={theme}
      // A refused setting returns to its former value; the settings screen says why.
      onChange={(chosen) => void writeSettings({ theme: chosen }).catch(() => undefined)}
      data={themes.map((value) => ({ value, label: words.settings.themes[value] }))}
    />
  );
}
