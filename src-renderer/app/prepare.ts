/** Loads a screen that is big before it is shown: beside the rest of the window, or when a pointer or the focus is on the link to it. */
import { screens, type ScreenName } from './screens.ts';

/** A part that cannot be loaded is loaded again, and said, by the screen itself. */
const preparations: Partial<Record<ScreenName, () => void>> = {
  map: () => {
    import('#renderer/features/map/prepare.ts').then(({ prepareMap }) => prepareMap()).catch(() => undefined);
    import('#renderer/features/map/MapScreen.tsx').catch(() => undefined);
  },
};

export const prepare = (name: ScreenName): void => preparations[name]?.();

/** The screen of an address as in the # of the page. */
export function prepareAddress(address: string): void {
  const screen = screens.find(({ route }) => route.test(address));
  if (screen !== undefined) prepare(screen.name);
}
