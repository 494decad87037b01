/** Focuses the element with this id: when a pressed button disappears, the focus would otherwise fall back to the start of the page. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus();
