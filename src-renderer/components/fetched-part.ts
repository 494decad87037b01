/**
 * Parts of the window that are loaded on first use. Promise: while one cannot be loaded, because the server is away or serves
 * another build by now, its placeholder is shown, and the page is reloaded as soon as the server answers; requesting the
 * part alone would not be enough, since a style sheet that failed once is not requested again.
 */
import { lazy, type ComponentType } from 'react';
import { api } from '../data/api/client.ts';

/** Milliseconds between two attempts to reach the server. */
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

/** Throws the failure again when reloading the page did not help. */
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
