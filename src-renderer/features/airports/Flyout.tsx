import { Button } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styles from './Flyout.module.css';

/** A button that opens a small panel below it; Escape, a click elsewhere and losing the focus close it. */
export function Flyout({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  });
  const outside = useClickOutside<HTMLDivElement>(() => setOpen(false));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div ref={outside} className={styles.place} onBlur={leave}>
      <Button ref={button} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {title}
      </Button>
      {isOpen && (
        <fieldset id={id} aria-label={title} className={styles.panel} data-passes-focus>
          {children}
        </fieldset>
      )}
    </div>
  );
}
