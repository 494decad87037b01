import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { markedAfter } from '#renderer/components/keyboard/marked-row.ts';
import { words } from '#renderer/i18n/words.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { useOpenMenu, type Menu as OpenMenu, type MenuItem } from '#renderer/data/open-menu.ts';
import styles from './ContextMenu.module.css';

/** Pixels between the menu and the edge of the window. */
const EDGE = 4;

/** The menu of what is shown, where the pointer or the focus is: arrows move, Enter does, Escape and a click elsewhere close. */
export function ContextMenu() {
  const menu = useOpenMenu((state) => state.menu);
  return menu === undefined ? null : <Menu key={`${menu.title} ${menu.x} ${menu.y}`} {...menu} />;
}

function Menu({ title, items: read, x, y }: OpenMenu) {
  const { close } = useOpenMenu();
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // Known late at most: the label changes then.
  useFavourites((own) => own.ids);
  const items = read();

  useLayoutEffect(() => {
    const shown = list.current;
    if (shown === null) return undefined;
    const before = document.activeElement;
    const { width, height } = shown.getBoundingClientRect();
    shown.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - width - EDGE))}px`;
    shown.style.top = `${Math.max(EDGE, Math.min(y, innerHeight - height - EDGE))}px`;
    shown.querySelector('button')?.focus();
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !shown.contains(target)) close();
    };
    window.addEventListener('pointerdown', leave, true);
    window.addEventListener('blur', close);
    return () => {
      window.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('blur', close);
      const isHere = document.activeElement === document.body || shown.contains(document.activeElement);
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [x, y, close]);

  const run = ({ run: act }: MenuItem) => {
    close();
    act(navigate);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = markedAfter(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length, buttons.length);
    if (next === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) close();
    else buttons[next]?.focus();
  };
  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={words.menu.of(title)} className={styles.menu} onKeyDown={onKeyDown}>
      <div className={styles.title} role="presentation">
        {title}
      </div>
      {items.map((item) => (
        <button key={item.name} type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={() => run(item)}>
          {item.label}
        </button>
      ))}
    </div>
  );
}
