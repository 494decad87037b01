import { Kbd, Menu, UnstyledButton } from '@mantine/core';
import { Link } from 'wouter';
import type { Settings } from '#contract/settings.ts';
import { shortcut } from '#renderer/components/keyboard/with-key.ts';
import { openKeys } from '#renderer/data/key-sheet.ts';
import { logOut } from '#renderer/data/session/log-in.ts';
import { useSession, type Credential } from '#renderer/data/session/session.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { writeSettings } from '#renderer/data/settings/write-settings.ts';
import { languages } from '#renderer/i18n/languages.ts';
import { ownName, words } from '#renderer/i18n/words.ts';
import styles from './Frame.module.css';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Settings['theme'][];

/** Opens under the name of the user: the looks of the window, its keys and settings, and signing in or out. */
export function UserMenu() {
  const { credential, notice } = useSession();
  const { theme, language } = useSettings(({ settings }) => settings);
  const { layout, settings, session, keys } = words;
  // A refused setting returns to its former value; the settings screen says why.
  const set = (change: Parameters<typeof writeSettings>[0]) => void writeSettings(change).catch(() => undefined);
  return (
    <>
      <output className="dim">{notice}</output>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={styles.user}>
            <span>{userName(credential)}</span> <span aria-hidden="true">▾</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Choices
            label={settings.theme}
            value={theme}
            of={themes}
            nameOf={(value) => settings.themes[value]}
            choose={(chosen) => set({ theme: chosen })}
          />
          <Choices
            label={settings.language}
            value={language}
            of={['system', ...languages] as const}
            nameOf={(value) => (value === 'system' ? settings.themes.system : ownName(value))}
            choose={(chosen) => set({ language: chosen })}
          />
          <Menu.Divider />
          <Menu.Item onClick={openKeys} rightSection={<Kbd size="xs">?</Kbd>} {...shortcut('everywhere.keys')}>
            {keys.button}
          </Menu.Item>
          <Menu.Item component={Link} href="/settings">
            {settings.title}
          </Menu.Item>
          <Menu.Item component={Link} href="/api/access">
            {credential.kind === 'anonymous' ? words.common.signIn : session.manage}
          </Menu.Item>
          {(credential.kind === 'key' || credential.kind === 'login') && (
            <Menu.Item onClick={() => void logOut()}>{credential.kind === 'key' ? words.common.removeKey : layout.signOut}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  of: readonly Value[];
  nameOf: (value: Value) => string;
  choose: (value: Value) => void;
};

/** The menu has a choice of one among several as a part. */
function Choices<Value extends string>({ label, value, of, nameOf, choose }: ChoicesProps<Value>) {
  return (
    <fieldset aria-label={label}>
      <Menu.RadioGroup value={value} onChange={(name) => of.filter((one) => one === name).forEach(choose)}>
        <Menu.Label aria-hidden="true">{label}</Menu.Label>
        {of.map((one) => (
          <Menu.RadioItem key={one} value={one}>
            {nameOf(one)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </fieldset>
  );
}

function userName(credential: Credential): string {
  if (credential.kind === 'anonymous') return words.layout.notSignedIn;
  return credential.kind === 'window' ? words.layout.thisInstallation : credential.username;
}
