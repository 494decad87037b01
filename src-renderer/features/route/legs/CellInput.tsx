import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './Legs.module.css';

type CellInputProps = {
  label: string;
  /** It begins with this; all of it is selected where `isWhole`. */
  text: string;
  isWhole: boolean;
  /** It says what to write instead, where the text cannot be read. */
  way: string;
  /** It is false where the text cannot be read. */
  take: (text: string) => boolean;
  /** Leaves the cell; `byKey` where a key did, so that the keyboard goes on in the table. */
  leave: (byKey: boolean) => void;
};

/** A cell while it is typed into: Enter takes the text, Escape leaves the value as it was. */
export function CellInput({ label, text, isWhole, way, take, leave }: CellInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const wrongId = useId();
  useEffect(() => {
    box.current?.focus();
    if (isWhole) box.current?.select();
  }, [isWhole]);
  // Leaving takes the focus, which would be taken for a second way out.
  const isLeft = useRef(false);
  const leaveOnce = (byKey: boolean): void => {
    isLeft.current = true;
    leave(byKey);
  };
  const finish = (byKey: boolean): void => {
    if (isLeft.current) return;
    const typed = box.current?.value ?? text;
    const isTaken = isWhole && typed === text ? true : take(typed);
    setWrong(!isTaken);
    if (isTaken) leaveOnce(byKey);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The table's own keys are not for a cell that is typed into.
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') finish(true);
    else leaveOnce(true);
  };
  return (
    <>
      <input
        ref={box}
        className={styles.input}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? wrongId : undefined}
        defaultValue={text}
        onKeyDown={onKeyDown}
        onBlur={() => finish(false)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      {isWrong && (
        <span id={wrongId} className={styles.wrong} role="alert">
          {way}
        </span>
      )}
    </>
  );
}
