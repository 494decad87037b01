import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { FirstKey } from '#renderer/features/access/FirstKey.tsx';
import { SessionWord } from '#renderer/features/access/SessionWord.tsx';
import { useDatasetWatch } from '#renderer/features/dataset/use-dataset-watch.ts';
import { useSearchKeys } from '#renderer/features/search/use-search-keys.ts';
import { LookSwitch } from './LookSwitch.tsx';
import { StatusBar } from './StatusBar.tsx';
import styles from './Frame.module.css';

const screens = [
  ['/', 'Search'],
  ['/notams', 'NOTAMs'],
  ['/dataset', 'Dataset'],
  ['/api', 'API'],
] as const;

/** Airports are opened from the search and NOTAMs of a place from the list, so they belong to those screens. */
const isHere = (href: string, path: string): boolean =>
  href === '/' ? path === '/' || path.startsWith('/airports/') : path === href || path.startsWith(`${href}/`);

/** What stands around every screen: where one can go, who asks, and how old the data is. */
export function Frame({ children }: { children: ReactNode }) {
  useDatasetWatch();
  useSearchKeys();
  const [path] = useLocation();
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.brand}>
          <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
            <path d="M4 26h24v2H4zM16 3l2 8 10 6v2l-10-2-.7 5 3.2 2.4H11.500l3.200-2.400L14 17 4 19v-2l10-6z" fill="currentColor" />
          </svg>
          Aeroshelf
        </span>
        <nav className={styles.nav} aria-label="Screens">
          {screens.map(([href, name]) => (
            <Link key={href} href={href} className={styles.link ?? ''} aria-current={isHere(href, path) ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={styles.side}>
          <SessionWord />
          <LookSwitch />
        </div>
      </header>
      <main className={styles.main}>
        <FirstKey />
        {children}
      </main>
      <StatusBar />
    </div>
  );
}
