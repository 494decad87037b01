import { SegmentedControl } from '@mantine/core';
import { useSettings, type Theme } from '#renderer/stores/settings.ts';

const words: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' };
const data = Object.entries(words).map(([value, label]) => ({ value: value as Theme, label }));

/** Light, dark, or as the system has it. */
export function LookSwitch() {
  const { choices, change } = useSettings();
  return (
    <SegmentedControl
      size="xs"
      aria-label="Colours"
      value={choices.theme ?? 'system'}
      onChange={(theme) => change({ theme })}
      data={data}
      transitionDuration={0}
    />
  );
}
