import { Switch } from '@mantine/core';
import type { Settings } from '#contract/settings.ts';
import { useChoice } from './use-choice.ts';

type FlagSetting = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
type YesNoProps = { name: FlagSetting; label: string; hint?: string; disabled?: boolean };

export function YesNo({ name, label, hint, disabled = false }: YesNoProps) {
  const { value, choose, error } = useChoice(name);
  return (
    <Switch
      label={label}
      description={hint}
      checked={value}
      onChange={(event) => choose(event.currentTarget.checked)}
      disabled={disabled}
      error={error}
    />
  );
}
