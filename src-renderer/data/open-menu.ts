/** The open menu of what the pointer or the focus is on: one for the window, which app/menu draws. */
import { create } from 'zustand';

export type MenuItem = {
  name: string;
  label: string;
  /** `go` follows a path of the window. */
  run: (go: (path: string) => void) => unknown;
};

export type Menu = {
  /** It names what the menu is of. */
  title: string;
  /** The items are read again when something changes that they depend on. */
  items: () => readonly MenuItem[];
  /** They are pixels of the window. */
  x: number;
  y: number;
};

export const useOpenMenu = create<{ menu: Menu | undefined }>(() => ({ menu: undefined }));

/** Opens it for a right click, or for the key, which gives no place. False where the browser's own menu is meant: with Shift, or for selected text. */
export function openMenu(event: MouseEvent, element: Element, { title, items }: Pick<Menu, 'title' | 'items'>): boolean {
  if (event.shiftKey || getSelection()?.isCollapsed === false) return false;
  event.preventDefault();
  const box = element.getBoundingClientRect();
  const isInside = event.clientY >= box.top && event.clientY <= box.bottom && event.clientX > 0;
  const place = { x: isInside ? event.clientX : box.left, y: isInside ? event.clientY : box.bottom };
  useOpenMenu.setState({ menu: { title, items, ...place } });
  return true;
}

export const copyItem = (name: string, label: string, text: string): MenuItem => ({
  name,
  label,
  run: () => navigator.clipboard.writeText(text).catch(() => undefined),
});
