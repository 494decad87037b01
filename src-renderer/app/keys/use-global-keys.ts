import { useEffect } from 'react';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { jumpToList } from '#renderer/components/keyboard/jump.ts';
import { isEmptySearch, typesInto } from '#renderer/components/keyboard/types-into.ts';
import { dialogIsOpen } from '#renderer/components/keyboard/use-escape.ts';
import { useUndo } from '#renderer/data/undo.ts';
import { useKeySheet } from '#renderer/data/key-sheet.ts';

/** Keys of every screen: `?` and F1 show all keys, T jumps to the next list or table, Ctrl-Z undoes, Ctrl-P prints. A screen that takes one of them goes first. */
export function useGlobalKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || dialogIsOpen() || !act(event)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function act(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (isCommand(event, 'p')) {
    window.print();
    return true;
  }
  // A field has an undo of its own.
  if (isCommand(event, 'z')) return !typesInto(target) && useUndo.getState().undo();
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'F1' || (key === '?' && (!typesInto(target) || isEmptySearch(target)))) {
    useKeySheet.getState().open();
    return true;
  }
  return key.toLowerCase() === 't' && !typesInto(target) && jumpToList();
}
