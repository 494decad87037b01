import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { spanInWords } from '#renderer/format/age.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import styles from '../NotamsScreen.module.css';

type MomentLineProps = { at: number | undefined; now: number; write: WriteTime; backToNow: () => void };

const dateOf = (time: number): string => new Date(time).toISOString();

/** The time that everything below is shown for, prominent because it is not now. */
export function MomentLine({ at, now, write, backToNow }: MomentLineProps) {
  const { notams } = words;
  if (at === undefined) return null;
  const sentence = at > now ? notams.atLater : notams.atEarlier;
  return (
    <Notice tone="warn" live="polite">
      <div className={styles.line}>
        <span>{sentence(write(dateOf(at)), spanInWords(Math.abs(at - now)))}</span>
        <Button variant="default" size="compact-xs" onClick={backToNow}>
          {notams.backToNow}
        </Button>
      </div>
    </Notice>
  );
}

/** Says that everything below is as of now, and which zones its times are in. */
export function NowLine({ now, write }: { now: number; write: WriteTime }) {
  const zone = useSettings(({ settings }) => settings.timeZone);
  const { notams } = words;
  return (
    <span className={styles.quiet}>
      {notams.atNow(write(dateOf(now)))} {notams.zones[zone]}
    </span>
  );
}
