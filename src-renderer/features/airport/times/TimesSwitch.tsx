import { Kbd } from '@mantine/core';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { useLocalTimes } from './local-times.ts';
import { zoneOf } from './page-times.ts';
import styles from '../AirportView.module.css';

/** Switches every time of the page to the local time of the aerodrome, and back; nothing where its zone is not known. */
export function TimesSwitch({ timezone }: { timezone: string | null }) {
  const { isLocal, toggle } = useLocalTimes();
  const isKnown = zoneOf(timezone) !== undefined;
  usePageKey('l', isKnown ? toggle : undefined);
  if (!isKnown) return null;
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isLocal}
      {...withKey(words.airport.localHint, 'search.times')}
      onClick={toggle}
    >
      {words.airport.localTimes} <Kbd size="xs">L</Kbd>
    </button>
  );
}
