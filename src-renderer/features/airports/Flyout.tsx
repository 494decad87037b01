import { Button } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useId, useRef, useState, type ReactNode } from 'react';
import styles from './Flyout.module.css';

/** A button that shows a small panel under itself; Escape and a click elsewhere close it. */
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
  return (
    <div ref={outside} className={styles.place}>
      <Button
        ref={button}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </Button>
      {isOpen && (
        <fieldset id={id} aria-label={title} className={styles.panel}>
          {children}
        </fieldset>
      )}
    </div>
  );
}
