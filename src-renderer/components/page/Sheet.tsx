import { useId, type ReactNode } from 'react';
import { FaultBoundary } from '../faults/FaultBoundary.tsx';
import styles from './Sheet.module.css';

export type SheetProps = {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  flush?: boolean;
  /** Lets the title fold the panel. */
  fold?: { isOpen: boolean; toggle: () => void };
};

/** Shows a panel with a title; `flush` lets a table reach its edges. */
export function Sheet({ title, aside, children, flush = false, fold }: SheetProps) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {fold === undefined ? (
            title
          ) : (
            <button type="button" className={styles.fold} aria-expanded={fold.isOpen} onClick={fold.toggle}>
              {title}
            </button>
          )}
        </h2>
        {aside !== undefined && <div className="note">{aside}</div>}
      </header>
      {fold?.isOpen !== false && (
        <div className={flush ? undefined : styles.body}>
          <FaultBoundary what={title}>{children}</FaultBoundary>
        </div>
      )}
    </section>
  );
}
