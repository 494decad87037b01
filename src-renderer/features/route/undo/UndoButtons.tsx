import { ActionIcon } from '@mantine/core';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from '../route-state.ts';
import { useEffect } from 'react';
import { dialogIsOpen } from '#renderer/components/keyboard/use-escape.ts';

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
  useEffect(() => {
    const step = (event: Event, way: Way | undefined): void => {
      if (way === undefined || event.defaultPrevented || hasOwnUndo(event.target) || dialogIsOpen()) return;
      event.preventDefault();
      useRoute.getState()[way]();
    };
    const onKeyDown = (event: KeyboardEvent): void => step(event, wayOf(event));
    const onBeforeInput = (event: InputEvent): void => step(event, inputWays[event.inputType]);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('beforeinput', onBeforeInput);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('beforeinput', onBeforeInput);
    };
  }, []);
}
