import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/Notice.tsx';
import { words } from '#renderer/languages/words.ts';
import { spanInWords } from '#renderer/wording/age.ts';
import { utc } from '#renderer/wording/time.ts';
import styles from './NotamsScreen.module.css';

type MomentLineProps = { at: number | undefined; now: number; backToNow: () => void };

/** The moment that everything below holds for; loud when it is not now. */
export function MomentLine({ at, now, backToNow }: MomentLineProps) {
  const { notams } = words;
  if (at === undefined) return <p className={styles.quiet}>{notams.atNow(utc(now) ?? '')}</p>;
  const sentence = at > now ? notams.atLater : notams.atEarlier;
  return (
    <Notice tone="warn" live="polite">
      <div className={styles.line}>
        <span>{sentence(utc(at) ?? '', spanInWords(Math.abs(at - now)))}</span>
        <Button variant="default" size="compact-xs" onClick={backToNow}>
          {notams.backToNow}
        </Button>
      </div>
    </Notice>
  );
}
