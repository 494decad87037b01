/** These functions move the focus, and say which elements take keys for themselves. */

/** Focuses the element with this id: when a pressed button disappears, the focus would otherwise fall back to the start of the page. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus();

/**
 * Moves the focus of a control that disappears through its own action to its neighbour inside the nearest element with `data-passes-focus`, to the
 * next one or else the one before, so that the keyboard is not thrown back to the start of the page (WCAG 2.4.3). `gone` is what vanishes with it.
 */
export function passFocus(from: Element, gone: Element | null = from): void {
  const around = from.closest('[data-passes-focus]');
  const controls = [...(around?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select, [role="grid"]') ?? [])];
  const place = controls.findIndex((control) => control === from);
  // Elements in closed details cannot be focused.
  const stays = (control: Element) => gone?.contains(control) !== true && control.checkVisibility();
  (controls.slice(place + 1).find(stays) ?? controls.slice(0, place).findLast(stays))?.focus();
}

/**
 * Lets an element that scrolls inside the page be reached and scrolled with the keyboard alone, and says what it holds
 * (WCAG 2.1.1).
 */
export const scrollGroup = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label }) as const;

/** Tells whether keys without Ctrl belong to the element, because they are typed into it. */
export const typesInto = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"], [type="range"], [type="file"]), textarea, select'));

/** Tells whether nothing is typed yet in a search box, where no search begins with a question mark. */
export const isEmptySearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.value === '' && target.getAttribute('role') === 'combobox';
