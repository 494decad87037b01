import { SegmentedControl } from '@mantine/core';
import { looks, useSettings, type Look } from '#renderer/stores/settings.ts';

const words: Record<Look, string> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Light, dark, or as the system has it. */
export function LookSwitch() {
  const { look, setLook } = useSettings();
  return (
    <SegmentedControl
      size="xs"
      aria-label="Colours"
      value={look}
      onChange={setLook}
      data={looks.map((value) => ({ value, label: words[value] }))}
      transitionDuration={0}
    />
  );
}
