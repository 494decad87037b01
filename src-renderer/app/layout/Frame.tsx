import { Menu, UnstyledButton, Button, Popover } from '@mantine/core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FileProblem, Problems } from './Problems.tsx';
import { useShell, useWindowDrops } from '#renderer/app/desktop/use-desktop.ts';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { useDatasetWatch } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useServerRights } from '#renderer/data/session/rights.ts';
import { useServerSettings } from '#renderer/data/settings/write-settings.ts';
import { Box } from '#renderer/features/box/Box.tsx';
import { FirstKey, LinkProblem } from '#renderer/features/session/SessionNotices.tsx';
import { words } from '#renderer/i18n/words.ts';
import { KeySheet } from '../keys/KeySheet.tsx';
import { useGlobalKeys } from '../keys/use-global-keys.ts';
import { ContextMenu } from '../menu/ContextMenu.tsx';
import { useAirportActs } from '../menu/use-airport-acts.ts';
import { commands } from '../palette-commands.ts';
import { prepare } from '../prepare.ts';
import { screens, type ScreenName } from '../screens.ts';
import styles from './Frame.module.css';
import { StatusBar } from './StatusBar.tsx';
import { UndoBar } from './UndoBar.tsx';
import { UserMenu } from './UserMenu.tsx';
import { TypedBox } from '#renderer/components/text/TypedBox.tsx';
import { setMoment, useMoment } from '#renderer/data/moment.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { dayTimeAt, timeOnly } from '#renderer/format/time.ts';
import { readTime } from '#domain/typed-time.ts';

/** Screens with a route into which an airport can be dropped anywhere. */
const takesAirport = /^\/(?:route|briefing)/;

/** The frame of every screen: navigation, the one box, the one clock, who is signed in, and how old the data is. */
export function Frame({ children }: { children: ReactNode }) {
  useDatasetWatch();
  useServerSettings();
  useServerRights();
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
          <span>Aeroshelf</span>
        </span>
        <Screens address={address} />
        <div className={styles.box}>
          <FaultBoundary what={words.box.label}>
            <Box commands={commands} />
          </FaultBoundary>
        </div>
        <div className={styles.side}>
          <ClockChip />
          <UserMenu />
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

const inNavigation = screens.filter(({ offered }) => offered === 'navigation');
/** Screens without a link of their own are under that of another. */
const under: Partial<Record<ScreenName, ScreenName>> = { search: 'airports', compare: 'airports', briefing: 'route' };

/** The screens as links, and as a menu where the window is narrow. */
function Screens({ address }: { address: string }) {
  const here = screens.find(({ route }) => route.test(address))?.name;
  const current = here && (under[here] ?? here);
  return (
    <>
      <div className={styles.narrow}>
        <Menu position="bottom-start" withinPortal={false}>
          <Menu.Target>
            <UnstyledButton className={styles.help} aria-label={words.layout.screens}>
              <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
                <path d="M2 4h12M2 8h12M2 12h12" />
              </svg>
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {inNavigation.map(({ name, path, label }) => (
              <Menu.Item key={name} component={Link} href={path} aria-current={name === current ? 'page' : undefined}>
                {label(words)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <nav className={styles.nav} aria-label={words.layout.screens}>
        {inNavigation.map(({ name, path, label }) => (
          <Link
            key={name}
            href={path}
            className={styles.link ?? ''}
            aria-current={name === current ? 'page' : undefined}
            data-takes-airport={name === 'route' ? '' : undefined}
            onPointerEnter={() => prepare(name)}
            onFocus={() => prepare(name)}
          >
            {label(words)}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** The moment that every screen is of, and the box that changes it. */
function ClockChip() {
  const at = useMoment((moment) => moment.at);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { layout } = words;
  const shown = at === undefined ? `${layout.now} ${timeOnly(now)}` : dayTimeAt(at, now);
  const choose = (next: number | undefined) => {
    setMoment(next);
    setOpen(false);
  };
  const take = (text: string): boolean => {
    const isNow = text === '' || text.toLowerCase() === layout.now.toLowerCase();
    const next = isNow ? undefined : readTime(text, now);
    if (!isNow && next === undefined) return false;
    choose(next);
    return true;
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} shadow="md" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={styles.chip} data-chosen={at !== undefined} title={layout.clockHint} onClick={() => setOpen(!isOpen)}>
          <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <circle cx="8" cy="8" r="6.25" />
            <path d="M8 4.500V8l2.500 1.500" />
          </svg>
          <span className="unseen">{layout.clock}</span> {shown}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={layout.clock} className="stack">
        <TypedBox
          label={layout.clockBox}
          placeholder={layout.clockNotations}
          shown={at === undefined ? '' : dayTimeAt(at, now)}
          fault={layout.clockFault}
          take={take}
          maxLength={30}
        />
        <p className="note">{layout.clockHint}</p>
        <Button disabled={at === undefined} onClick={() => choose(undefined)}>
          {layout.now}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
