import { NativeSelect } from '@mantine/core';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { languages, type Language } from '#renderer/i18n/languages.ts';
import { ownName, words } from '#renderer/i18n/words.ts';
import { OneOf } from './OneOf.tsx';
import { useChoice } from './use-choice.ts';

const scales = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

export function AppearanceSettings() {
  const { settings } = words;
  return (
    <Sheet title={settings.appearance}>
      <div className="fields">
        <OneOf name="theme" label={settings.theme} values={settings.themes} />
        <OneOf name="language" label={settings.language} values={languageChoices()} />
        <Scale />
        <OneOf name="density" label={settings.density} values={settings.densities} />
      </div>
    </Sheet>
  );
}

/** Each by its own name, for users who can't read the current one. */
const languageChoices = () =>
  ({ system: words.settings.languageOfSystem, ...Object.fromEntries(languages.map((one) => [one, ownName(one)])) }) as Record<
    'system' | Language,
    string
  >;

/** Another program may have set a scale that is not in this list: it is added. */
function Scale() {
  const { value, choose, error } = useChoice('scale');
  const { settings } = words;
  const offered = [...new Set([...scales, value])].sort((a, b) => a - b);
  return (
    <NativeSelect
      label={settings.textSize}
      value={String(value)}
      onChange={(event) => choose(Number(event.currentTarget.value))}
      data={offered.map((scale) => ({ value: String(scale), label: settings.percent(Math.round(scale * 100)) }))}
      error={error}
    />
  );
}
