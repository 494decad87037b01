/**
 * The focus is never lost. Promise: when the control that has it is disabled, it has the focus again once it is enabled; when it
 * is removed, the control with the same `name` gets it (the page is rendered again in another language), else the nearest element around it that
 * can have it. A user who leaves a control on purpose is left alone.
 */
export function keepFocus(): () => void {
  let held: HTMLElement | undefined;
  let around: Element[] = [];
  let wasDisabled = false;
  const take = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    held = target;
    around = ancestorsOf(target);
    wasDisabled = false;
  };
  const leave = ({ target }: FocusEvent) => {
    // Chromium fires this for removed controls too; whether it was removed is known a moment later.
    queueMicrotask(() => {
      if (held !== undefined && held === target && held.isConnected && !held.matches(':disabled')) held = undefined;
    });
  };
  const mend = () => {
    if (held === undefined) return;
    wasDisabled ||= held.matches(':disabled');
    if (document.activeElement !== document.body || held.matches(':disabled')) return;
    if (!held.isConnected) successorOf(held, around)?.focus({ preventScroll: true });
    else if (wasDisabled) held.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(mend);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', take);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', leave);
  };
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

function successorOf(gone: HTMLElement, around: readonly Element[]): HTMLElement | undefined {
  const name = gone.getAttribute('name');
  const [namesake] = name === null ? [] : document.getElementsByName(name);
  const part =
    around.find((element) => element.isConnected && element.hasAttribute('tabindex')) ?? document.querySelector('main[tabindex]');
  return namesake ?? (part instanceof HTMLElement ? part : undefined);
}
