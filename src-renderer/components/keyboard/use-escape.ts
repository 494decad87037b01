import { useWindowEvent } from '@mantine/hooks';

export const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Escape would throw away the text of such a field. */
const holdsText = (target: EventTarget | null): boolean => target instanceof HTMLTextAreaElement && target.value !== '';

/** Calls `leave` on Escape, whatever has the focus, unless another element handled the key first; `leave` is undefined while there is nothing to leave. */
export function useEscape(leave: (() => void) | undefined): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || dialogIsOpen() || holdsText(event.target)) return;
    leave?.();
  });
}
