import { ActionIcon } from '@mantine/core';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from '../route-state.ts';
import { useWindowEvent } from '@mantine/hooks';
import { dialogIsOpen } from '#renderer/components/keyboard/use-escape.ts';
import { useScreenKeys } from '#renderer/components/keyboard/use-page-key.ts';

/** Undoes and redoes edits of the text, the choices and the winds of legs. A button with nothing to do stays, so that the focus is not lost. */
export function UndoButtons() {
  const { history, waiting, undo, redo } = useRoute();
  const isIdle = waiting.length === 0;
  return (
    <>
      <ActionIcon
        aria-label={words.common.undo}
        {...withKey(words.common.undo, 'route.undo')}
        aria-disabled={isIdle && history.past.length === 0}
        onClick={undo}
      >
        ↶
      </ActionIcon>
      <ActionIcon
        aria-label={words.common.redo}
        {...withKey(words.common.redo, 'route.redo')}
        aria-disabled={isIdle && history.future.length === 0}
        onClick={redo}
      >
        ↷
      </ActionIcon>
    </>
  );
}

type Way = 'undo' | 'redo';

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Way | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}

const inputWays: Readonly<Record<string, Way>> = { historyUndo: 'undo', historyRedo: 'redo' };

/** Fields have an undo of their own, except for the text of the route. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea:not([name="route"]), [contenteditable]');

/** Ctrl-Z and Ctrl-Y work on the whole screen, undo and redo of the Edit menu in the text of the route. */
export function useUndoKeys(): void {
  const step = (event: Event, way: Way | undefined): boolean => {
    if (way === undefined || hasOwnUndo(event.target) || dialogIsOpen()) return false;
    useRoute.getState()[way]();
    return true;
  };
  useScreenKeys((event) => step(event, wayOf(event)));
  useWindowEvent('beforeinput', (event) => step(event, inputWays[event.inputType]) && event.preventDefault());
}
