import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { dialogIsOpen } from '#renderer/components/keyboard/use-escape.ts';
import { useRoute } from '../route-state.ts';
import { useHistory } from './history.ts';
import { endOfChange } from './typing.ts';

/** Undo and redo by keys, in the box of the route and anywhere on the screen but in other fields, which have their own. */
export function useUndoKeys(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const isOther = (target: EventTarget | null): boolean =>
      target instanceof HTMLElement && target !== box.current && (target.matches('input, textarea, select') || target.isContentEditable);
    const act = (name: 'undo' | 'redo') => {
      const before = useRoute.getState().text;
      // The caret can be set only in the text that is there by then.
      flushSync(() => useHistory.getState()[name]());
      const caret = endOfChange(before, useRoute.getState().text);
      if (document.activeElement === box.current) box.current?.setSelectionRange(caret, caret);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || isOther(event.target) || dialogIsOpen()) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && (key !== 'y' || event.shiftKey)) return;
      event.preventDefault();
      act(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    // From the menu of the window, or by a gesture.
    const onInput = (event: InputEvent) => {
      if (event.target !== box.current || (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo')) return;
      event.preventDefault();
      act(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeinput', onInput);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeinput', onInput);
    };
  }, [box]);
}
