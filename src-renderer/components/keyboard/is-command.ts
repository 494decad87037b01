import { dialogIsOpen } from './use-escape.ts';

/** Ctrl or Command with a letter, which is not typed into a field; not while a dialog is open. */
export const isCommand = (event: KeyboardEvent, letter: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === letter && !dialogIsOpen();
