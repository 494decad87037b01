import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  tone?: 'plain' | 'good' | 'warn' | 'bad';
  /**
   * Screen readers announce it as it appears, at the next pause or at once; and it is scrolled into view where the user is working around
   * it.
   */
  live?: 'polite' | 'assertive';
  children: ReactNode;
};

/** Shows a sentence or two next to the data. */
export function Notice({ tone = 'plain', live, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (live !== undefined && isAtWorkAround(notice.current)) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [live]);
  return (
    <div ref={notice} className={styles.notice} data-tone={tone} aria-live={live}>
      {children}
    </div>
  );
}

/** A button that is disabled while it works loses the focus, and then nothing has it. */
function isAtWorkAround(notice: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || notice?.closest('section, main')?.contains(activeElement) === true;
}
