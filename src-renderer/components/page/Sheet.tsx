import { useId, type ReactNode } from 'react';
import styles from './Sheet.module.css';

type SheetProps = { title: string; aside?: ReactNode; children: ReactNode; flush?: boolean };

/** A titled panel; `flush` lets a table reach its edges. */
export function Sheet({ title, aside, children, flush = false }: SheetProps) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
