import { useWindowEvent } from '@mantine/hooks';
import { typesInto } from './focus.ts';
import { dialogIsOpen } from './use-escape.ts';

/** Tells whether a key is pressed by itself, where neither a field nor a dialog takes it. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !typesInto(target) && !dialogIsOpen();

/** A key by itself, outside of fields and grids, while the component is shown. Undefined does nothing. */
export function usePageKey(key: string, act: (() => void) | undefined): void {
  useWindowEvent('keydown', (event) => {
    if (act === undefined || event.key !== key || event.repeat || event.defaultPrevented || !isPlainKey(event)) return;
    event.preventDefault();
    act();
  });
}

/** Keys of a screen or dialog, before those of the whole window. `act` says whether it took the key, which no other listener gets then. */
export function useScreenKeys(act: (event: KeyboardEvent) => boolean): void {
  const listen = (event: KeyboardEvent) => {
    if (!act(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  useWindowEvent('keydown', listen, { capture: true });
}
