import { Button, Kbd } from '@mantine/core';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { keysOf, type KeyName } from '#renderer/components/keyboard/key-list.ts';
import { keyInWords } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { screens } from '../screens.ts';
import { useKeySheet } from '#renderer/data/key-sheet.ts';
import styles from './KeySheet.module.css';

/** Lists all keys: those of this screen first, then those of every screen, then the others'. */
export function KeySheet() {
  return useKeySheet(({ isOpen }) => isOpen) ? <Sheet /> : null;
}

const close = () => useKeySheet.setState({ isOpen: false });

function Sheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [address] = useLocation();
  const { keys } = words;
  // Closed before it is removed from the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const leaving = {
    onClick: ({ target, currentTarget }: MouseEvent) => target === currentTarget && close(),
    onKeyDown: ({ key }: KeyboardEvent) => key === '?' && close(),
  };
  const here = screens.find(({ route }) => route.test(address))?.name;
  const lists = [
    { name: 'everywhere', ...keys.everywhere },
    ...screens.flatMap((screen) => ('keys' in screen ? [{ name: screen.name, title: screen.label(words), ...screen.keys(words) }] : [])),
  ];
  const rank = ({ name }: { name: string }): number => (name === here ? 0 : name === 'everywhere' ? 1 : 2);
  return (
    // Chromium sends `close` with the next frame only: a key pressed before it would open a sheet that is then closed. `cancel` comes with Escape itself.
    <dialog ref={dialog} className={styles.sheet} aria-label={keys.title} onCancel={close} onClose={close} {...leaving}>
      <header className={styles.head}>
        <h2>{keys.title}</h2>
        <Button onClick={close}>{words.common.close}</Button>
      </header>
      <div className={styles.lists}>
        {lists
          .toSorted((one, other) => rank(one) - rank(other))
          .map(({ name, title, rows }) => (
            <section key={name} className={styles.list} data-here={name === here}>
              <h3>{title}</h3>
              <dl>
                {Object.entries(rows).map(([what, does]) => (
                  <div key={what} className={styles.key}>
                    <dt>
                      {keysOf(`${name}.${what}` as KeyName).map((one) => (
                        <Kbd key={one} size="xs">
                          {keyInWords(one)}
                        </Kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </dialog>
  );
}
