import { Kbd, UnstyledButton, SegmentedControl } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Settings } from '#contract/settings.ts';
import { FileProblem, Problems } from './Problems.tsx';
import { useShell, useWindowDrops } from '#renderer/app/desktop/use-desktop.ts';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import type { KeyName } from '#renderer/components/keyboard/key-list.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { useDatasetWatch } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useKeySheet } from '#renderer/data/key-sheet.ts';
import { useServerRights } from '#renderer/data/session/rights.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { useServerSettings, writeSettings } from '#renderer/data/settings/write-settings.ts';
import { usePalette } from '#renderer/features/palette/palette.ts';
import { PaletteHost } from '#renderer/features/palette/PaletteHost.tsx';
import { useSearchKeys } from '#renderer/features/search/use-search-keys.ts';
import { FirstKey, LinkProblem } from '#renderer/features/session/SessionNotices.tsx';
import { SessionWord } from '#renderer/features/session/SessionWord.tsx';
import { words } from '#renderer/i18n/words.ts';
import { KeySheet } from '../keys/KeySheet.tsx';
import { useGlobalKeys } from '../keys/use-global-keys.ts';
import { ContextMenu } from '../menu/ContextMenu.tsx';
import { useAirportActs } from '../menu/use-airport-acts.ts';
import { commands } from '../palette-commands.ts';
import { prepare } from '../prepare.ts';
import { screens } from '../screens.ts';
import styles from './Frame.module.css';
import { StatusBar } from './StatusBar.tsx';
import { UndoBar } from './UndoBar.tsx';

/** Screens with a route into which an airport can be dropped anywhere. */
const takesAirport = /^\/(?:route|briefing)/;

/** The frame of every screen: navigation, who is signed in, and how old the data is. */
export function Frame({ children }: { children: ReactNode }) {
  useDatasetWatch();
  useServerSettings();
  useServerRights();
  useSearchKeys();
  useShell();
  useWindowDrops();
  useGlobalKeys();
  useAirportActs();
  const [address] = useLocation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {words.layout.skip}
      </a>
      <header className={styles.top}>
        <span className={styles.brand}>
          <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
            <path d="M4 26h24v2H4zM16 3l2 8 10 6v2l-10-2-.7 5 3.2 2.4H11.500l3.200-2.400L14 17 4 19v-2l10-6z" fill="currentColor" />
          </svg>
          Aeroshelf
        </span>
        <nav className={styles.nav} aria-label={words.layout.screens}>
          {screens
            .filter(({ offered }) => offered === 'navigation')
            .map(({ name, path, route, label }) => (
              <Link
                key={name}
                href={path}
                className={styles.link ?? ''}
                aria-current={route.test(address) ? 'page' : undefined}
                data-takes-airport={name === 'route' ? '' : undefined}
                onPointerEnter={() => prepare(name)}
                onFocus={() => prepare(name)}
              >
                {label(words)}
              </Link>
            ))}
        </nav>
        <div className={styles.side}>
          <HelpButtons />
          <SessionWord />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main} data-takes-airport={takesAirport.test(address) ? '' : undefined}>
        <Problems />
        <FirstKey />
        <LinkProblem />
        <FileProblem />
        {children}
        <FaultBoundary what={words.menu.label}>
          <ContextMenu />
        </FaultBoundary>
        <UndoBar />
      </main>
      <FaultBoundary what={words.layout.statusBar} around={inFooter}>
        <StatusBar />
      </FaultBoundary>
      <FaultBoundary what={words.palette.label}>
        <PaletteHost commands={commands} />
      </FaultBoundary>
      <FaultBoundary what={words.keys.title}>
        <KeySheet />
      </FaultBoundary>
    </div>
  );
}

const inFooter = (notice: ReactNode) => <footer>{notice}</footer>;

/** The address already names the screen, so the link only moves the focus. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}

/** What is seen on the button, the key, is in its name too (WCAG 2.5.3). */
function named(label: string, key: KeyName) {
  const shown = withKey(label, key);
  return { ...shown, 'aria-label': shown.title };
}

/** The palette and the sheet of keys for the mouse, and for who does not know the keys yet. */
function HelpButtons() {
  const openPalette = usePalette(({ open }) => open);
  const openKeys = useKeySheet(({ open }) => open);
  const { palette, keys } = words;
  return (
    <>
      <UnstyledButton className={styles.help} {...named(palette.label, 'everywhere.palette')} onClick={openPalette}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.500 10.500 4 4" />
        </svg>
      </UnstyledButton>
      <UnstyledButton className={styles.help} {...named(keys.button, 'everywhere.keys')} onClick={openKeys}>
        <Kbd size="xs">?</Kbd>
      </UnstyledButton>
    </>
  );
}

const themes = ['system', 'light', 'dark'] as const satisfies readonly Settings['theme'][];

/** Light, dark, or the system's theme. */
function ThemeSwitch() {
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
