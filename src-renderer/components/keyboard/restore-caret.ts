/**
 * The browser gives the focus back to the field that had it before a dialog, but not its caret, if the caret was in a field of the dialog: what is typed
 * then is lost. To be called when the dialog has gone from the page.
 */
export function restoreCaret(): void {
  const held = document.activeElement;
  if (!(held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement)) return;
  held.blur();
  held.focus({ preventScroll: true });
}
