/** Whether keys without Ctrl belong to the element: they are typed into it. */
export const typesInto = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** A search box in which nothing is typed yet. No search begins with a question mark. */
export const isEmptySearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.value === '' && target.getAttribute('role') === 'combobox';
