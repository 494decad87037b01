import { useWindowEvent } from '@mantine/hooks';
import { typesInto } from './focus.ts';
import { dialogIsOpen } from './use-escape.ts';

/** A key by itself, outside of fields and grids, while the component is shown. Undefined does nothing. */
export function usePageKey(key: string, act: (() => void) | undefined): void {
  useWindowEvent('keydown', (event) => {
    if (act === undefined) return;
    const isOther = event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented;
    if (isOther || typesInto(event.target) || dialogIsOpen()) return;
    event.preventDefault();
    act();
  });
}
