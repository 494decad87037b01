/**
 * Parts of the window that are fetched when they are first wanted. Promise: one that can't be had, because the server is away or serves
 * another build by now, shows what stands for it while it loads, and the page is loaded anew as soon as the server answers; asking for the
 * part alone would not do, since a style sheet that failed once is not asked for again.
 */
import { lazy, type ComponentType } from 'react';
import { api } from '../data/api/client.ts';

/** Milliseconds between two looks for the server. */
const PAUSE = 1_000;
const MARK = 'aeroshelf.loadedAnew';

/** As React's `lazy`. */
export const fetchedPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    try {
      const part = await load();
      sessionStorage.removeItem(MARK);
      return part;
    } catch (failure) {
      return await loadAnew(failure);
    }
  });

/** Throws the failure again when loading the page anew did not help. */
async function loadAnew(failure: unknown): Promise<never> {
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (sessionStorage.getItem(MARK) === String(failure)) throw failure;
  sessionStorage.setItem(MARK, String(failure));
  location.reload();
  return new Promise(() => undefined);
}

const isServed = (): Promise<boolean> =>
  api('health', {}).then(
    () => true,
    () => false,
  );
