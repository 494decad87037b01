/** Gives the focus to the element of this id: where a button that was pressed vanishes, it would fall back to the beginning of the page. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus();
