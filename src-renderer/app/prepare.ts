/** Loads a screen that is big before it is shown: alongside the rest of the window, or when a pointer or the focus is on the link to it. */
import { routes } from './routes.tsx';
import { screens, type ScreenName } from './screens.ts';

export const prepare = (name: ScreenName): void => routes[name].prepare?.();

/** Loads the screen of an address as in the # of the page. */
export function prepareAddress(address: string): void {
  const screen = screens.find(({ route }) => route.test(address));
  if (screen !== undefined) prepare(screen.name);
}
