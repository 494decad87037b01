import { NativeSelect } from '@mantine/core';
import type { Settings } from '#contract/settings.ts';
import { useChoice } from './use-choice.ts';

type TextSetting = { [Name in keyof Settings]: Settings[Name] extends string ? Name : never }[keyof Settings];
type OneOfProps<Name extends TextSetting> = {
  name: Name;
  label: string;
  /** The values in order, with their labels. */
  values: Readonly<Record<Settings[Name], string>>;
};

/** Offers a choice of one among a few. */
export function OneOf<Name extends TextSetting>({ name, label, values }: OneOfProps<Name>) {
  const { value, choose, error } = useChoice(name);
  return (
    <NativeSelect
      name={name}
      label={label}
      value={value}
      onChange={(event) => choose(event.currentTarget.value as Settings[Name])}
      data={Object.entries<string>(values).map(([key, words]) => ({ value: key, label: words }))}
      error={error}
    />
  );
}
