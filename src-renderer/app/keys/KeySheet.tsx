import { Kbd, Modal } from '@mantine/core';
import { useLocation } from 'wouter';
import { keysOf, type KeyName } from '#renderer/components/keyboard/key-list.ts';
import { useScreenKeys } from '#renderer/components/keyboard/use-page-key.ts';
import { keyInWords } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { screens } from '../screens.ts';
import { useKeySheet } from '#renderer/data/key-sheet.ts';
import styles from './KeySheet.module.css';

const close = () => useKeySheet.setState({ isOpen: false });

/** Lists all keys: those of this screen first, then those of every screen, then the others'. */
export function KeySheet() {
  const isOpen = useKeySheet((sheet) => sheet.isOpen);
  const [address] = useLocation();
  const { keys } = words;
  const here = screens.find(({ route }) => route.test(address))?.name;
  const lists = [
    { name: 'everywhere', ...keys.everywhere },
    ...screens.flatMap((screen) => ('keys' in screen ? [{ name: screen.name, title: screen.label(words), ...screen.keys(words) }] : [])),
  ];
  // The focus is not yet in the sheet when it has just opened; Escape closes it all the same, and is not the screen's.
  useScreenKeys(({ key }) => {
    if (!useKeySheet.getState().isOpen || (key !== '?' && key !== 'Escape')) return false;
    close();
    return true;
  });
  const rank = ({ name }: { name: string }): number => (name === here ? 0 : name === 'everywhere' ? 1 : 2);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      closeOnEscape={false}
      title={keys.title}
      closeButtonProps={{ 'aria-label': words.common.close }}
      size="64rem"
      styles={{ title: { fontWeight: 650 } }}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
    >
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
    </Modal>
  );
}
