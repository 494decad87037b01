import { Button } from '@mantine/core';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from '../route-state.ts';

/** Of the text, the choices and the winds of legs. A button with nothing to do stays, so that the focus does not fall off the page. */
export function UndoButtons() {
  const { history, waiting, undo, redo } = useRoute();
  const isIdle = waiting.length === 0;
  return (
    <>
      <Button
        variant="default"
        {...withKey(words.common.undo, 'route.undo')}
        aria-disabled={isIdle && history.past.length === 0}
        onClick={undo}
      >
        {words.common.undo}
      </Button>
      <Button
        variant="default"
        {...withKey(words.common.redo, 'route.redo')}
        aria-disabled={isIdle && history.future.length === 0}
        onClick={redo}
      >
        {words.common.redo}
      </Button>
    </>
  );
}
