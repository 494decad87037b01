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
