import { Menu, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { useFocusIn } from '#renderer/components/keyboard/use-focus-in.ts';
import { words } from '#renderer/i18n/words.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { useOpenMenu, type Menu as OpenMenu } from '#renderer/data/open-menu.ts';

/** The menu of what is shown, where the pointer or the focus is: arrows move, Enter does, Escape and a click elsewhere close. */
export function ContextMenu() {
  const menu = useOpenMenu((state) => state.menu);
  return menu === undefined ? null : <MenuAt key={`${menu.title} ${menu.x} ${menu.y}`} {...menu} />;
}

const close = () => useOpenMenu.setState({ menu: undefined });

function MenuAt({ title, items: read, x, y }: OpenMenu) {
  const [, navigate] = useLocation();
  const dropdown = useFocusIn<HTMLDivElement>((shown) => shown.querySelector('button') ?? undefined);
  // The favourites may arrive while the menu is open: a label changes then.
  useFavourites((own) => own.ids);
  useWindowEvent('blur', close);
  const onKeyDown = (event: KeyboardEvent) => {
    // The screen has an Escape of its own.
    if (event.key === 'Escape' || event.key === 'Tab') event.preventDefault();
    if (event.key === 'Tab') close();
  };
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      offset={0}
      withinPortal={false}
      trapFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton tabIndex={-1} aria-label={words.menu.of(title)} pos="fixed" left={x} top={y} />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown} onKeyDown={onKeyDown}>
        <Menu.Label>{title}</Menu.Label>
        {read().map(({ name, label, run }) => (
          <Menu.Item key={name} onClick={() => void run(navigate)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
