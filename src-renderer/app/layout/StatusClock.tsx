import { Link } from 'wouter';
import type { Reason } from '#contract/problems/reasons.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './StatusBar.module.css';

/** That the machine's clock moved, in a few words; nothing while it did not. */
export function StatusClock({ problems }: { problems: readonly Reason[] }) {
  const moved = problems.find(({ code }) => code === 'clockMoved');
  if (moved === undefined) return null;
  return (
    <span role="alert">
      <Link href="/data" className={styles.lost ?? ''}>
        {words.layout.clockMoved(Number(moved.values['days']))}
      </Link>
    </span>
  );
}
