import { Switch, NativeSelect } from '@mantine/core';
import { Link } from 'wouter';
import type { Settings } from '#contract/settings.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { OwnersPart } from '#renderer/components/session/OwnersPart.tsx';
import { bridge } from '#renderer/data/bridge.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { useIsOwner, useIsAnonymous } from '#renderer/data/session/rights.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { words, ownName } from '#renderer/i18n/words.ts';
import { Retention } from './Retention.tsx';
import styles from './Settings.module.css';
import { useChoice } from './use-choice.ts';
import { languages, type Language } from '#renderer/i18n/languages.ts';

/** Shows the user's settings; each takes effect at once. */
export default function SettingsScreen() {
  const isAnonymous = useIsAnonymous();
  const { settings } = words;
  return (
    <Page title={settings.title} lead={<Link href="/about">{words.native.about}</Link>}>
      {isAnonymous && <Notice>{settings.keptHere}</Notice>}
      <div className={styles.sheets}>
        <AppearanceSettings />
        <UnitSettings />
        <NetworkSettings />
        <WindowSettings />
      </div>
    </Page>
  );
}

/** Shows the settings for everyone on this machine. */
function NetworkSettings() {
  const isOff = useSync(({ sync }) => sync?.network === 'off');
  const isOffByChoice = useSettings((choices) => choices.settings.offline);
  const isWithout = useSync(({ sync }) => sync?.nextAttempt === 'startedWithout');
  const { settings } = words;
  return (
    <Sheet title={settings.network}>
      <div className="stack">
        <NeedsUser why={settings.needsUser}>
          {isOff && !isOffByChoice && <Notice>{settings.startedOffline}</Notice>}
          <OwnersPart isReadable>
            <YesNo name="offline" label={settings.offline} hint={settings.offlineHint} />
            <YesNo name="autoSync" label={settings.autoSync} hint={isWithout ? settings.autoSyncWithout : settings.autoSyncHint} />
            <Retention />
            <YesNo name="showSampleNotams" label={settings.showSampleNotams} hint={settings.showSampleNotamsHint} />
          </OwnersPart>
        </NeedsUser>
      </div>
    </Sheet>
  );
}

function UnitSettings() {
  const { settings } = words;
  return (
    <Sheet title={settings.units}>
      <div className="stack">
        <p className="how">{settings.unitsHow}</p>
        <div className="fields">
          <OneOf name="lengthUnit" label={settings.lengthUnit} values={settings.lengthUnits} />
          <OneOf name="distanceUnit" label={words.common.distances} values={settings.distanceUnits} />
          <OneOf name="timeZone" label={settings.timeZone} values={settings.timeZones} />
        </div>
      </div>
    </Sheet>
  );
}

/** Shows what only the Electron window can do. */
function WindowSettings() {
  const { settings } = words;
  const isHere = bridge !== undefined;
  const isOwner = useIsOwner();
  return (
    <Sheet title={words.common.window}>
      <div className="stack">
        {!isHere && <p className="how">{settings.onlyInWindow}</p>}
        <YesNo name="closeToTray" label={settings.closeToTray} disabled={!isHere || !isOwner} />
        <YesNo name="startAtLogin" label={settings.startAtLogin} disabled={!isHere || !isOwner} />
      </div>
    </Sheet>
  );
}

type FlagSetting = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
type YesNoProps = { name: FlagSetting; label: string; hint?: string; disabled?: boolean };

function YesNo({ name, label, hint, disabled = false }: YesNoProps) {
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

const scales = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

function AppearanceSettings() {
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
  ({ system: words.settings.themes.system, ...Object.fromEntries(languages.map((one) => [one, ownName(one)])) }) as Record<
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

type TextSetting = { [Name in keyof Settings]: Settings[Name] extends string ? Name : never }[keyof Settings];
type OneOfProps<Name extends TextSetting> = {
  name: Name;
  label: string;
  /** The values are in order, with their labels. */
  values: Readonly<Record<Settings[Name], string>>;
};

function OneOf<Name extends TextSetting>({ name, label, values }: OneOfProps<Name>) {
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
