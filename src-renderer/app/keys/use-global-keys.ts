import { useWindowEvent } from '@mantine/hooks';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { isEmptySearch, typesInto } from '#renderer/components/keyboard/focus.ts';
import { dialogIsOpen } from '#renderer/components/keyboard/use-escape.ts';
import { useUndo } from '#renderer/data/undo.ts';
import { openKeys } from '#renderer/data/key-sheet.ts';

/** Keys of every screen: `?` and F1 show all keys, T jumps to the next list or table, Ctrl-Z undoes, Ctrl-P prints. A screen that takes one of them goes first. */
export function useGlobalKeys(): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || dialogIsOpen() || !act(event)) return;
    event.preventDefault();
  });
}

function act(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (isCommand(event, 'p')) {
    window.print();
    return true;
  }
  // A field has its own undo.
  if (isCommand(event, 'z')) return !typesInto(target) && useUndo.getState().undo();
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'F1' || (key === '?' && (!typesInto(target) || isEmptySearch(target)))) {
    openKeys();
    return true;
  }
  return key.toLowerCase() === 't' && !typesInto(target) && jumpToList();
}

/** A jump can land on a grid, a list's or table's first row in sight, or a card. */
const STOPS = [
  '[role="grid"]',
  'article[data-index]',
  'article[data-notice]',
  '[data-card]',
  '[role="group"][tabindex="0"]',
  'table',
] as const;
/** A table that does not take the focus itself has it on one of these. */
const IN_TABLE = 'a[href], button:not(:disabled)';

const isInSight = (element: Element): boolean => element.getBoundingClientRect().bottom > 0 && element.checkVisibility();

/** The first row of each list, table or grid, in the order of the page. A list inside another one, or a table in a group that scrolls, is not one more. */
function stopsIn(content: Element): HTMLElement[] {
  const firstOf = (selector: string): Element[] => {
    const found = [...content.querySelectorAll(selector)];
    return selector.startsWith('article') || selector === '[data-card]' ? found.filter(isInSight).slice(0, 1) : found;
  };
  const stops = STOPS.flatMap(firstOf).filter((stop) => stop.checkVisibility());
  return stops
    .filter((stop) => !stops.some((other) => other !== stop && other.contains(stop)))
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .flatMap((stop) => (stop.matches('table') ? (stop.querySelector(IN_TABLE) ?? []) : stop))
    .filter((stop) => stop instanceof HTMLElement);
}

/** Moves the focus into the next list or table of the screen, after the last into the first; false where there is none. */
function jumpToList(): boolean {
  const content = document.querySelector('#content');
  const from = document.activeElement;
  const stops = content === null ? [] : stopsIn(content);
  const isAfter = (stop: Element) =>
    from !== null &&
    content?.contains(from) === true &&
    from !== content &&
    (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = stops.find((stop) => isAfter(stop) && from?.contains(stop) === false) ?? stops.find((stop) => stop !== from);
  next?.focus();
  return next !== undefined;
}
